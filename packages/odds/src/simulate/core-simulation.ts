import { type Card, formatCard } from '@baize/cards';
import {
  type ContestCommand,
  type ContestCore,
  type ContestGame,
  type ContestRound,
  contestCore,
  dealOrder,
  foldWithEveryWin,
  gameOf,
  type SettledLine,
  type Stakes,
} from '@baize/games';
import { type Cents, cents, divExact } from '@baize/money';
import { assert, present, unwrap } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import type { BestPlay, ContestOdds } from '../game-odds.js';
import { DealtDeck } from './dealt-deck.js';
import { wordsOfBlock } from './random-words.js';
import { sideBetEnding } from './side-bet-ending.js';
import {
  type EndingCount,
  endingsCounted,
  type Simulation,
  type WagerTally,
} from './simulation.js';

const STAMP = { at: '2026-01-01T00:00:00Z', by: 'simulation' } as const;
const SIDE_BETS = ['flush', 'straight-flush'] as const;
const SMALLEST_STAKE = 100;

/**
 * The same cards and decisions, through the round that tables play: wagers placed, cards dealt, decisions
 * taken, the dealer turned, and every line settled by its clause. It is slow, and there to be agreed with.
 */
export const coreSimulation = (
  rules: RulesInForce,
  seed: string,
  players: number,
  bestPlay: ContestOdds['bestPlay'],
): Simulation => {
  const round = new CoreRound(rules, players, bestPlay);
  return {
    players,
    run: (block, rounds) => {
      const deck = new DealtDeck(wordsOfBlock(seed, block));
      const books = new Map<string, Book>();
      for (let at = 0; at < rounds; at += 1) {
        deck.deal(round.cardsDealt);
        for (const [wager, endings] of round.play(deck.cards)) {
          const book = books.get(wager) ?? { endings: [], squares: 0n };
          const net = BigInt(endings.reduce((sum, ending) => sum + ending.net, 0));
          book.endings.push(...endings);
          book.squares += net * net;
          books.set(wager, book);
        }
      }
      return { rounds, wagers: [...books].map(([wager, book]) => tallyOf(wager, book)) };
    },
  };
};

type End = Omit<EndingCount, 'count'>;

interface Book {
  readonly endings: End[];
  squares: bigint;
}

const tallyOf = (wager: string, { endings, squares }: Book): WagerTally => ({
  wager,
  endings: endingsCounted(
    endings,
    endings.map(() => 1),
  ),
  roundSquares: squares,
});

class CoreRound {
  readonly cardsDealt: number;
  private readonly core: ContestCore;
  private readonly game: ContestGame<unknown>;
  private readonly rules: RulesInForce;
  private readonly seats: readonly number[];
  private readonly stakes: Stakes;
  private readonly cardsEach: number;
  private readonly decides: BestPlay;

  constructor(posted: RulesInForce, players: number, bestPlay: ContestOdds['bestPlay']) {
    // A payout limit belongs to a table and its stakes, not to the odds of a wager.
    this.rules = { ...posted, settings: { ...posted.settings, payoutLimitCents: null } };
    this.game = present(gameOf(posted.rulebook).contest, 'a game against the dealer');
    this.core = contestCore(this.game);
    this.seats = Array.from({ length: players }, (_, at) => at + 1);
    this.cardsEach = this.game.cardsEach(this.rules);
    this.cardsDealt = this.cardsEach * (players + 1);
    this.decides = bestPlay(this.rules);
    const least = (wager: WagerId): Cents =>
      cents(posted.posted?.limits[wager]?.min ?? SMALLEST_STAKE);
    const offered = SIDE_BETS.filter((wager) => posted.tables[wager] !== undefined);
    this.stakes = {
      ante: least('ante'),
      ...Object.fromEntries(offered.map((wager) => [wager, least(wager)])),
    };
  }

  /** How each wager of each seat ended, with these cards on top of the deck. */
  play(deck: Uint8Array): ReadonlyMap<string, readonly End[]> {
    const hand = (place: number): readonly Card[] =>
      [...deck.subarray(this.cardsEach * place, this.cardsEach * (place + 1))] as Card[];
    const dealer = hand(this.seats.length);
    let state = this.core.open('simulated', 'sha256:simulated', 'whole-hands');
    const act = (command: ContestCommand): void => {
      for (const event of unwrap(this.core.decide(this.rules, state, command))) {
        state = this.core.evolve(this.rules, state, event);
      }
    };
    for (const seat of this.seats) {
      const player = `player ${seat}`;
      act({ type: 'PlaceWagers', seat, player, stakes: this.stakes, ...STAMP });
    }
    act({ type: 'CloseBetting', ...STAMP });
    act({ type: 'Deal', cards: this.deal(deck), ...STAMP });
    for (const seat of this.seats) {
      const antes = this.decides(hand(seat - 1), dealer);
      act({ type: 'Decide', seat, decision: this.decision(state, seat, antes), ...STAMP });
    }
    act({ type: 'Turn', place: 'dealer', ...STAMP });
    act({ type: 'Settle', awards: [], ...STAMP });
    assert(state.phase === 'settled', 'a settled round');
    return this.endings(state);
  }

  private deal(deck: Uint8Array) {
    const { seats, cardsEach } = this;
    const plan = { seats, toSeat: cardsEach, toDealer: cardsEach, packets: 'whole-hands' } as const;
    return dealOrder(plan).map((to, at) => ({ card: formatCard(deck[at] as Card), to }));
  }

  private decision(state: ContestRound, seat: number, antes: number) {
    const ante = present(this.stakes.ante, 'an ante');
    if (antes > 0) return { kind: this.game.second, cents: cents(ante * antes) } as const;
    const hand = present(
      state.hands.find((one) => one.seat === seat),
      'a hand',
    );
    return { kind: 'fold', claims: foldWithEveryWin(this.game, this.rules, hand) } as const;
  }

  private endings(state: Extract<ContestRound, { phase: 'settled' }>) {
    const wagers = new Map<string, End[]>();
    const add = (wager: string, ending: End): void => {
      wagers.set(wager, [...(wagers.get(wager) ?? []), ending]);
    };
    for (const { seat } of state.hands) {
      const lines = state.lines.filter((line) => line.seat === seat);
      const line = (wager: WagerId) => lines.find((one) => one.wager === wager);
      add('base', this.baseEnding(present(line('ante'), 'an ante'), line(this.game.second)));
      for (const wager of SIDE_BETS) {
        const side = line(wager);
        if (side !== undefined) add(wager, sideBetEnding(divExact(brought(side), side.stakeCents)));
      }
    }
    return wagers;
  }

  private baseEnding(ante: SettledLine, second: SettledLine | undefined): End {
    const unit = ante.stakeCents;
    if (second === undefined) {
      return { decision: 'fold', outcome: 'folded', net: brought(ante) / unit, staked: 1 };
    }
    const antes = divExact(second.stakeCents, unit);
    return {
      decision: this.game.second === 'bet' ? 'bet' : `raise ${antes}`,
      outcome: ante.outcome === 'win' && second.outcome === 'push' ? 'not-qualified' : ante.outcome,
      net: divExact(brought(ante) + brought(second), unit),
      staked: 1 + antes,
    };
  }
}

const brought = ({ paysCents, returnedCents, stakeCents }: SettledLine): number =>
  paysCents + returnedCents - stakeCents;
