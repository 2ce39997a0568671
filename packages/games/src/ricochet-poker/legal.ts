import { type Cents, cents } from '@baize/money';
import { type Citation, type RulesInForce, wagersOf } from '@baize/rulebook';
import type { LegalWager } from '../contest/legal.js';
import { seatExists } from '../kernel/betting.js';
import { isPlayable } from '../kernel/offered.js';
import { isOut } from '../kernel/set-aside.js';
import { type HandToBeat, handsToBeat } from './action.js';
import { clausesOf } from './clauses.js';
import { anteOf, handAt, type RicochetRound } from './round.js';
import { playCents } from './settle-pot.js';
import { actionOf, inTurn } from './standing.js';

/** What a seat may do now, with amounts: screens draw their buttons from it. */
export type RicochetAct =
  | { readonly act: 'place-wagers'; readonly wagers: readonly LegalWager[] }
  | {
      readonly act: 'play';
      /** Exactly this, no more and no less. */
      readonly stakeCents: Cents;
      /** Every hand that the five cards must beat, the highest first. */
      readonly toBeat: readonly HandToBeat[];
      readonly cite: Citation;
    }
  | {
      readonly act: 'fold';
      /** What the fold sends to the pot. */
      readonly losesCents: Cents;
      readonly cite: Citation;
    };

export const legalRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
): readonly RicochetAct[] => {
  if (state.phase === 'betting') {
    return seatExists(rules, seat)
      ? [{ act: 'place-wagers', wagers: legalWagers(rules, state, seat) }]
      : [];
  }
  if (state.phase !== 'acting' || inTurn(state) !== seat || state.hands.some(isOut)) return [];
  if (state.excused === seat || handAt(state, seat)?.decision !== null) return [];
  const cites = clausesOf(rules);
  const ante = anteOf(state);
  const toBeat = handsToBeat(actionOf(rules, state));
  return [
    { act: 'play', stakeCents: playCents(rules, ante), toBeat, cite: cites.plays },
    { act: 'fold', losesCents: ante, cite: cites.folded },
  ];
};

const legalWagers = (
  rules: RulesInForce,
  { hands }: RicochetRound,
  seat: number,
): readonly LegalWager[] =>
  wagersOf(rules.rulebook).flatMap(([wager, rule]) => {
    if (!isPlayable(rules, wager) || rule.placed.value === 'decision') return [];
    const jackpot = rules.jackpots.find(({ id }) => id === wager);
    const equal =
      rule.stake.value.kind === 'equal-for-all'
        ? hands.find((hand) => hand.seat !== seat)?.stakes[wager]
        : undefined;
    const limit = rules.posted?.limits[wager];
    return [
      {
        wager,
        name: rule.name,
        fixedCents: jackpot?.wagerCents ?? equal ?? null,
        leastCents: amount(limit?.min),
        mostCents: amount(limit?.max),
        stepCents: amount(limit?.step),
      },
    ];
  });

const amount = (value: number | undefined): Cents | null =>
  value === undefined ? null : cents(value);
