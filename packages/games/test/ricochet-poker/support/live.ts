import { type Card, formatCard } from '@baize/cards';
import { cents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import type { MeterAward, Place } from '../../../src/kernel/round.js';
import { ricochetPoker } from '../../../src/ricochet-poker/core.js';
import type { RicochetFelt, RicochetHand } from '../../../src/ricochet-poker/felt.js';
import type {
  RicochetCommand,
  RicochetEvent,
  RicochetRound,
} from '../../../src/ricochet-poker/round.js';
import { bonusEntitlements } from '../../../src/ricochet-poker/settle-bonuses.js';
import { placesToDeal } from '../../../src/ricochet-poker/standing.js';

type Unstamped<T> = T extends unknown ? Omit<T, 'at' | 'by'> : never;
export type Gesture = Unstamped<RicochetCommand>;

export const STAMP = { at: '2026-03-07T20:00:00Z', by: 'dealer' } as const;

export const OPEN = ricochetPoker.open('table-1/1', 'digest', 'one-card');

export const decide = (rules: RulesInForce, state: RicochetRound, gesture: Gesture) =>
  ricochetPoker.decide(rules, state, { ...gesture, ...STAMP } as RicochetCommand);

/** A round with everything that happened in it. */
export interface Live {
  readonly state: RicochetRound;
  readonly events: readonly RicochetEvent[];
}

/** Does a gesture that must be accepted. */
export const did = (rules: RulesInForce, live: Live, gesture: Gesture): Live => {
  const decided = decide(rules, live.state, gesture);
  if (!decided.ok) throw new Error(`${gesture.type}: ${decided.error.message}`);
  return {
    state: decided.value.reduce(
      (state, event) => ricochetPoker.evolve(rules, state, event),
      live.state,
    ),
    events: [...live.events, ...decided.value],
  };
};

export const after = (rules: RulesInForce, ...gestures: readonly Gesture[]): Live =>
  gestures.reduce((live, gesture) => did(rules, live, gesture), {
    state: OPEN,
    events: [],
  } as Live);

export const to = (place: Place, cards: readonly Card[]) =>
  cards.map((card) => ({ card: formatCard(card), to: place }));

/** The first deal of a felt, card by card in rotation. */
export const firstDeal = (felt: RicochetFelt): Gesture => {
  const seats = felt.hands.toSorted((left, right) => left.seat - right.seat);
  const rotation = (index: number) => [
    ...seats.flatMap(({ seat, cards }) => to(seat, (cards ?? []).slice(index, index + 1))),
    ...to('dealer', felt.dealer.slice(index, index + 1)),
  ];
  return { type: 'Deal', cards: [0, 1, 2, 3, 4].flatMap(rotation) };
};

const betting = (felt: RicochetFelt): readonly Gesture[] =>
  felt.hands.map(({ seat, stakes }) => ({
    type: 'PlaceWagers',
    seat,
    player: `player ${seat}`,
    stakes,
  }));

/** Any amounts will do: what a meter gives is not the game's business. */
export const awardsFor = (rules: RulesInForce, felt: RicochetFelt): readonly MeterAward[] =>
  bonusEntitlements(rules, felt).flatMap(({ seat, due }) =>
    due.from === 'meter'
      ? [{ seat, jackpot: due.jackpot, cents: cents(due.percent * 1000 + seat) }]
      : [],
  );

export const dealtOut = (rules: RulesInForce, felt: RicochetFelt): Live =>
  after(rules, ...betting(felt), { type: 'CloseBetting' }, firstDeal(felt));

export const acting = (rules: RulesInForce, felt: RicochetFelt): Live =>
  did(rules, dealtOut(rules, felt), { type: 'SettleBonuses', awards: awardsFor(rules, felt) });

const handAt = (felt: RicochetFelt, seat: number): RicochetHand => {
  const hand = felt.hands.find((one) => one.seat === seat);
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
};

/** The next gesture of the round that ends as this felt. */
const next = (rules: RulesInForce, felt: RicochetFelt, state: RicochetRound): Gesture | null => {
  if (state.phase !== 'acting') return null;
  const [place] = placesToDeal(rules, state);
  if (place !== undefined) {
    return { type: 'Deal', cards: to(place, handAt(felt, place as number).draw ?? []) };
  }
  const seat = state.order[state.steps.length] as number;
  return { type: 'Decide', seat, decision: handAt(felt, seat).decision ?? 'fold' };
};

/** Plays the whole action, and tells every state it went through. */
export const playedOut = (
  rules: RulesInForce,
  felt: RicochetFelt,
  watch: (state: RicochetRound) => void = () => {},
): Live => {
  let live = acting(rules, felt);
  for (;;) {
    watch(live.state);
    const gesture = next(rules, felt, live.state);
    if (gesture === null) return live;
    live = did(rules, live, gesture);
  }
};

export const settled = (rules: RulesInForce, felt: RicochetFelt): Live =>
  did(rules, playedOut(rules, felt), { type: 'Settle', awards: [] });
