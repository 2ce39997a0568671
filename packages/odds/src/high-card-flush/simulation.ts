import { type Card, majorsOf, minorsOf, rankCount } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import { DealtDeck } from '../simulate/dealt-deck.js';
import { wordsOfBlock } from '../simulate/random-words.js';
import { endingsCounted, type Simulation } from '../simulate/simulation.js';
import { FlushDecisions } from './decisions.js';
import { flushGame } from './game.js';
import { flushEndings, spelt } from './outcomes.js';
import { RUNS, runsOfSuit, type SideBetTable, sideBetTables } from './side-bets.js';

const FOLDED = 0;
const RANK_MASK = 0x1fff;
const MINORS = Int32Array.from({ length: 52 }, (_, card) => minorsOf(card as Card));
const MAJORS = Int32Array.from({ length: 52 }, (_, card) => majorsOf(card as Card));
/** By a suit's ranks: what it is worth as a flush. */
const VALUES = Uint16Array.from({ length: 1 << 13 }, (_, mask) =>
  rankCount(mask) > 7 ? 0 : (rankCount(mask) << 13) | mask,
);

/**
 * High Card Flush at full speed: integers and look-ups, nothing allocated for a round. Every seat plays
 * its own cards best, and knows no others.
 */
export const flushSimulation = (rules: RulesInForce, seed: string, players: number): Simulation => {
  const game = flushGame(rules);
  const decisions = new FlushDecisions(game);
  const { cardsEach, qualifier } = game;
  const endings = flushEndings(Math.max(...game.mostRaise)).map(spelt);
  const nets = Int32Array.from(endings, ({ net }) => net);
  const runs = runsOfSuit(rules);
  const bets = sideBetTables(rules);
  return {
    players,
    run: (block, rounds) => {
      const deck = new DealtDeck(wordsOfBlock(seed, block));
      const { cards } = deck;
      const counts = new Float64Array(endings.length);
      const sides = bets.map((table) => new SideBetCounter(table));
      const [flushSide, runSide] = [sideOf(sides, 'flush'), sideOf(sides, 'straight-flush')];
      let squares = 0;
      for (let round = 0; round < rounds; round += 1) {
        deck.deal(cardsEach * (players + 1));
        let minors = 0;
        let majors = 0;
        for (let at = cardsEach * players; at < cardsEach * (players + 1); at += 1) {
          minors |= MINORS[cards[at] as number] as number;
          majors |= MAJORS[cards[at] as number] as number;
        }
        const dealer = flushValueOf(minors, majors);
        let roundNet = 0;
        for (let seat = 0; seat < players; seat += 1) {
          minors = 0;
          majors = 0;
          for (let at = cardsEach * seat; at < cardsEach * (seat + 1); at += 1) {
            minors |= MINORS[cards[at] as number] as number;
            majors |= MAJORS[cards[at] as number] as number;
          }
          const value = flushValueOf(minors, majors);
          const clubs = minors & RANK_MASK;
          const diamonds = minors >>> 16;
          const hearts = majors & RANK_MASK;
          const spades = majors >>> 16;
          const raise = decisions.raiseWith(value & RANK_MASK, clubs, diamonds, hearts, spades);
          let ending = FOLDED;
          if (raise > 0) {
            ending = 4 * raise - 3;
            if (dealer >= qualifier) ending += value > dealer ? 1 : value === dealer ? 2 : 3;
          }
          counts[ending] = (counts[ending] as number) + 1;
          roundNet += nets[ending] as number;
          if (flushSide !== null) flushSide.add(value >> 13, ending === FOLDED);
          if (runSide !== null) {
            const run = Math.max(
              runs[clubs] as number,
              runs[diamonds] as number,
              runs[hearts] as number,
              runs[spades] as number,
            );
            const quads = (clubs & diamonds & hearts & spades) === 0 ? 0 : RUNS;
            runSide.add(run + quads, ending === FOLDED);
          }
        }
        squares += roundNet * roundNet;
        if (flushSide !== null) flushSide.endRound();
        if (runSide !== null) runSide.endRound();
      }
      const base = {
        wager: 'base',
        endings: endingsCounted(endings, counts),
        roundSquares: BigInt(squares),
      };
      return { rounds, wagers: [base, ...sides.map((side) => side.tally())] };
    },
  };
};

const flushValueOf = (minors: number, majors: number): number =>
  Math.max(
    VALUES[minors & RANK_MASK] as number,
    VALUES[minors >>> 16] as number,
    VALUES[majors & RANK_MASK] as number,
    VALUES[majors >>> 16] as number,
  );

class SideBetCounter {
  private readonly counts: Float64Array;
  private roundNet = 0;
  private squares = 0;

  constructor(readonly table: SideBetTable) {
    this.counts = new Float64Array(table.endings.length);
  }

  add(key: number, folded: boolean): void {
    const { placeOf, nets, lostByFold } = this.table;
    const place = folded && lostByFold ? 0 : (placeOf[key] as number);
    this.counts[place] = (this.counts[place] as number) + 1;
    this.roundNet += nets[place] as number;
  }

  endRound(): void {
    this.squares += this.roundNet * this.roundNet;
    this.roundNet = 0;
  }

  tally() {
    const { wager, endings } = this.table;
    return {
      wager,
      endings: endingsCounted(endings, this.counts),
      roundSquares: BigInt(this.squares),
    };
  }
}

const sideOf = (
  sides: readonly SideBetCounter[],
  wager: SideBetTable['wager'],
): SideBetCounter | null => sides.find(({ table }) => table.wager === wager) ?? null;
