import { type Cents, cents } from '@baize/money';
import { present } from '@baize/result';
import type { Citation, RulesInForce } from '@baize/rulebook';
import type { LegalAct } from '../contest/legal.js';
import { seatExists } from '../kernel/betting.js';
import { legalWagers } from '../kernel/legal-wagers.js';
import { type Street, streetOf, type TwoStreetRound, toDecide } from './round.js';

/** What the wager of a street is, on this ante. */
export const streetBet = (
  { rulebook }: RulesInForce,
  street: Street,
  anteCents: Cents,
): { readonly exactly: Cents; readonly cite: Citation } => {
  const { value, cite } = present(rulebook.wagers[street], `the rule of the ${street}`).stake;
  return { exactly: cents(anteCents * (value.kind === 'ante-multiple' ? value.times : 1)), cite };
};

export const legalTwoStreet = (
  rules: RulesInForce,
  state: TwoStreetRound,
  seat: number,
): readonly LegalAct[] => {
  if (state.phase === 'betting') {
    return seatExists(rules, seat)
      ? [{ act: 'place-wagers', wagers: legalWagers(rules, state.hands, seat) }]
      : [];
  }
  const street = streetOf(state);
  if (street === undefined || !toDecide(state).includes(seat)) return [];
  const ante = state.hands.find((hand) => hand.seat === seat)?.stakes.ante ?? cents(0);
  const { exactly, cite } = streetBet(rules, street, ante);
  return [
    { act: 'fold', bonuses: [] },
    { act: street, leastCents: exactly, mostCents: exactly, stepCents: cents(1), cite },
  ];
};
