import { type Card, formatCard } from '@baize/cards';
import {
  type Place,
  placesToDeal,
  type RicochetCommand,
  type RicochetDecision,
  type RicochetRound,
  ricochetPoker,
} from '@baize/games';
import { cents } from '@baize/money';
import { present, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { FastRicochetRound } from './fast-round.js';

/** What lay before a seat, and what was done with it. */
export interface PlayedSeat {
  readonly cards: readonly Card[];
  readonly draw: readonly Card[] | null;
  readonly decision: RicochetDecision | null;
}

/** The cards and decisions of a round that was played. */
export interface PlayedRound {
  readonly dealer: readonly Card[];
  readonly seats: readonly PlayedSeat[];
}

const ACTS: readonly (RicochetDecision | null)[] = ['fold', 'play', null];

/** What a fast round made of a deck. */
export const playedRound = (
  { drawAt, did }: Pick<FastRicochetRound, 'drawAt' | 'did'>,
  deck: Uint8Array,
  players: number,
): PlayedRound => {
  const cardsAt = (from: number, count: number) => [...deck.slice(from, from + count)] as Card[];
  return {
    dealer: cardsAt(2 * players, 5),
    seats: Array.from({ length: players }, (_, seat) => {
      const from = drawAt[seat] ?? 0;
      return {
        cards: cardsAt(2 * seat, 2),
        draw: from === 0 ? null : cardsAt(from, 3),
        decision: ACTS[did[seat] ?? 0] ?? null,
      };
    }),
  };
};

type Gesture = RicochetCommand extends infer Command
  ? Command extends unknown
    ? Omit<Command, 'at' | 'by'>
    : never
  : never;

/** Plays a round gesture by gesture through the round that tables play: what each seat won or lost. */
export const coreNets = (
  rules: RulesInForce,
  { dealer, seats }: PlayedRound,
  anteCents: number,
): readonly number[] => {
  let state: RicochetRound = ricochetPoker.open('simulated', 'sha256:simulated', 'one-card');
  const act = (gesture: Gesture): void => {
    const command = { ...gesture, at: '2026-01-01T00:00:00Z', by: 'simulation' } as RicochetCommand;
    for (const event of unwrap(ricochetPoker.decide(rules, state, command))) {
      state = ricochetPoker.evolve(rules, state, event);
    }
  };
  const queues = new Map<Place, Card[]>([
    ['dealer', [...dealer]],
    ...seats.map(({ cards, draw }, place): [Place, Card[]] => [
      place + 1,
      [...cards, ...(draw ?? [])],
    ]),
  ]);
  const deal = (): void => {
    const cards = placesToDeal(rules, state).map((to) => ({
      card: formatCard(present(queues.get(to)?.shift(), 'a card to deal')),
      to,
    }));
    act({ type: 'Deal', cards });
  };
  for (const place of seats.keys()) {
    const stakes = { ante: cents(anteCents) };
    act({ type: 'PlaceWagers', seat: place + 1, player: `player ${place + 1}`, stakes });
  }
  act({ type: 'CloseBetting' });
  deal();
  act({ type: 'SettleBonuses', awards: [] });
  while (state.phase === 'acting') {
    if (placesToDeal(rules, state).length > 0) {
      deal();
      continue;
    }
    const seat = present(state.order[state.steps.length], 'a seat in turn');
    const decision = present(seats[seat - 1]?.decision, 'a decision');
    act({ type: 'Decide', seat, decision });
  }
  act({ type: 'Settle', awards: [] });
  const lines = state.phase === 'settled' ? state.lines : [];
  return seats.map((_, place) =>
    lines
      .filter(({ seat }) => seat === place + 1)
      .reduce((sum, line) => sum + line.paysCents + line.returnedCents - line.stakeCents, 0),
  );
};
