import { cents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import { felt, hand, rules, withAnteBonus } from './felt.js';
import {
  acting,
  after,
  dealtOut,
  decide,
  type Gesture,
  type Live,
  OPEN,
  playedOut,
  settled,
  to,
} from './live.js';

export const NINES = '9s 9h Kc 5d 2s';
export const KING_HIGH = 'Ks Qh Jc 8d 7s';
export const RULES = rules();
export const BONUS = withAnteBonus();

/** Seat 2 acts first, then seat 1; the dealer lives. */
export const TWO = felt(NINES, {
  1: { cards: '8c 8d', draw: 'Th Ts 3h', decision: 'play' },
  2: { cards: '3c 4d', draw: '5c 6d 7h', decision: 'play' },
});

export const refused = (inForce: RulesInForce, { state }: Live, gesture: Gesture) => {
  const decided = decide(inForce, state, gesture);
  return decided.ok ? null : decided.error;
};

export const told = (inForce: RulesInForce, { state }: Live, gesture: Gesture) => {
  const decided = decide(inForce, state, gesture);
  if (!decided.ok) throw new Error(decided.error.message);
  return decided.value;
};

export const ante = (seat: number, stake = 1000, player = `player ${seat}`): Gesture => ({
  type: 'PlaceWagers',
  seat,
  player,
  stakes: { ante: cents(stake) },
});
export const START: Live = { state: OPEN, events: [] };
export const CLOSE: Gesture = { type: 'CloseBetting' };
export const BONUSES: Gesture = { type: 'SettleBonuses', awards: [] };
export const SETTLE: Gesture = { type: 'Settle', awards: [] };
export const choose = (seat: number, decision: 'play' | 'fold'): Gesture => ({
  type: 'Decide',
  seat,
  decision,
});
export const draw = (seat: number, cards: string): Gesture => ({
  type: 'Deal',
  cards: to(seat, hand(cards)),
});

export const IN_PHASE = {
  betting: START,
  dealing: after(RULES, ante(1), ante(2), CLOSE),
  bonuses: dealtOut(RULES, TWO),
  acting: acting(RULES, TWO),
  over: playedOut(RULES, TWO),
  settled: settled(RULES, TWO),
} as const;
