import { type Card, formatCard } from '@baize/cards';
import {
  type Place,
  placesToDeal,
  type RicochetCommand,
  type RicochetRound,
  ricochetPoker,
} from '@baize/games';
import { cents } from '@baize/money';
import { present, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { SeatCards } from './ricochet.js';

type Gesture = RicochetCommand extends infer Command
  ? Command extends unknown
    ? Omit<Command, 'at' | 'by'>
    : never
  : never;

/** Plays a round gesture by gesture through the round core, and says what each seat won or lost. */
export const playedNets = (
  rules: RulesInForce,
  dealer: readonly Card[],
  seats: readonly SeatCards[],
  anteCents: number,
): readonly number[] => {
  let state: RicochetRound = ricochetPoker.open('table/1', 'digest', 'one-card');
  const after = (gesture: Gesture): void => {
    const command = { ...gesture, at: '2026-01-01T00:00:00Z', by: 'dealer' } as RicochetCommand;
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
    after({ type: 'Deal', cards });
  };
  for (const place of seats.keys()) {
    const stakes = { ante: cents(anteCents) };
    after({ type: 'PlaceWagers', seat: place + 1, player: `player ${place + 1}`, stakes });
  }
  after({ type: 'CloseBetting' });
  deal();
  after({ type: 'SettleBonuses', awards: [] });
  while (state.phase === 'acting') {
    if (placesToDeal(rules, state).length > 0) {
      deal();
      continue;
    }
    const seat = present(state.order[state.steps.length], 'a seat in turn');
    const decision = present(seats[seat - 1]?.decision, 'a decision');
    after({ type: 'Decide', seat, decision });
  }
  after({ type: 'Settle', awards: [] });
  const lines = state.phase === 'settled' ? state.lines : [];
  return seats.map((_, place) =>
    lines
      .filter(({ seat }) => seat === place + 1)
      .reduce((sum, line) => sum + line.paysCents + line.returnedCents - line.stakeCents, 0),
  );
};
