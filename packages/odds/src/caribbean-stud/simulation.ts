import {
  type Card,
  POKER_CATEGORIES,
  pokerCategoryOf,
  pokerValueOfStrength,
  type Rank,
  STRONGEST,
  strengthOfFive,
  strengthToReach,
} from '@baize/cards';
import { CARIBBEAN_STUD } from '@baize/games';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { DealtDeck } from '../simulate/dealt-deck.js';
import { wordsOfBlock } from '../simulate/random-words.js';
import { type EndingCount, endingsCounted, type Simulation } from '../simulate/simulation.js';
import { StudDecisions } from './decisions.js';
import { type StudGame, studGame } from './game.js';

const HAND = 5;
const [FOLDED, NOT_QUALIFIED, PUSH, LOSE, WIN] = [0, 1, 2, 3, 4] as const;

/** Every ending of the base game; the wins by the player's hand, which decides what the bet is paid. */
const studEndings = ({ betAntes, pays }: StudGame): readonly Omit<EndingCount, 'count'>[] => {
  const bet = (outcome: string, net: number) => ({
    decision: 'bet',
    outcome,
    net,
    staked: 1 + betAntes,
  });
  return [
    { decision: 'fold', outcome: 'folded', net: -1, staked: 1 },
    bet('not-qualified', 1),
    bet('push', 0),
    bet('lose', -(1 + betAntes)),
    ...POKER_CATEGORIES.map((category) => bet('win', 1 + betAntes * pays(category))),
  ];
};

/** Which of the dealer's cards lies face up, from none. */
export const upCardPlace = (rules: RulesInForce): number =>
  present(CARIBBEAN_STUD.dealerUpCard(rules), 'a dealer’s card face up') - 1;

/** Caribbean Stud by look-ups. Every seat sees its own cards and the dealer's one. */
export const studSimulation = (rules: RulesInForce, seed: string, players: number): Simulation => {
  const game = studGame(rules);
  const decisions = new StudDecisions(game);
  const endings = studEndings(game);
  const nets = Int32Array.from(endings, ({ net }) => net);
  const qualifier = strengthToReach(game.qualifier);
  const upPlace = upCardPlace(rules);
  const winOf = Uint8Array.from({ length: STRONGEST + 1 }, (_, strength) =>
    strength === 0
      ? 0
      : WIN + POKER_CATEGORIES.indexOf(pokerCategoryOf(pokerValueOfStrength(strength))),
  );
  return {
    players,
    run: (block, rounds) => {
      const deck = new DealtDeck(wordsOfBlock(seed, block));
      const { cards } = deck;
      const counts = new Float64Array(endings.length);
      let squares = 0;
      for (let round = 0; round < rounds; round += 1) {
        deck.deal(HAND * (players + 1));
        const dealer = strengthAt(cards, HAND * players);
        const up = cards[HAND * players + upPlace] as number;
        const upRank = ((up >> 2) + 2) as Rank;
        let roundNet = 0;
        for (let seat = 0; seat < players; seat += 1) {
          const player = strengthAt(cards, HAND * seat);
          const known = decisions.answer(player, upRank);
          const bets = known ?? decisions.betsWith(player, upRank, heldOf(cards, HAND * seat, up));
          let ending: number = FOLDED;
          if (bets) {
            if (dealer < qualifier) ending = NOT_QUALIFIED;
            else if (player === dealer) ending = PUSH;
            else ending = player < dealer ? LOSE : (winOf[player] as number);
          }
          counts[ending] = (counts[ending] as number) + 1;
          roundNet += nets[ending] as number;
        }
        squares += roundNet * roundNet;
      }
      const base = {
        wager: 'base',
        endings: endingsCounted(endings, counts),
        roundSquares: BigInt(squares),
      };
      return { rounds, wagers: [base] };
    },
  };
};

const strengthAt = (cards: Uint8Array, at: number): number =>
  strengthOfFive(
    cards[at] as Card,
    cards[at + 1] as Card,
    cards[at + 2] as Card,
    cards[at + 3] as Card,
    cards[at + 4] as Card,
  );

/** The ranks of a hand in the suit of another card. */
const heldOf = (cards: Uint8Array, from: number, other: number): number => {
  let held = 0;
  for (let at = from; at < from + HAND; at += 1) {
    const card = cards[at] as number;
    if ((card & 3) === (other & 3)) held |= 1 << (card >> 2);
  }
  return held;
};
