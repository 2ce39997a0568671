import { type Cents, cents } from '@baize/money';
import { type ClauseId, type RulesInForce, wagersOf } from '@baize/rulebook';
import type { LegalWager } from '../contest/legal.js';
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
      readonly cite: ClauseId;
    }
  | {
      readonly act: 'fold';
      /** What the fold sends to the pot. */
      readonly losesCents: Cents;
      readonly cite: ClauseId;
    };

export const legalRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
): readonly RicochetAct[] => {
  if (state.phase === 'betting') return legalBetting(rules, state, seat);
  if (state.phase !== 'acting' || inTurn(state) !== seat) return [];
  if (state.excused === seat || handAt(state, seat)?.decision !== null) return [];
  const cites = clausesOf(rules);
  const ante = anteOf(state);
  const toBeat = handsToBeat(actionOf(rules, state));
  return [
    { act: 'play', stakeCents: playCents(rules, ante), toBeat, cite: cites.plays },
    { act: 'fold', losesCents: ante, cite: cites.folded },
  ];
};

const legalBetting = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
): readonly RicochetAct[] => {
  const seats = rules.posted?.positions ?? rules.rulebook.seats.max.value;
  if (!Number.isSafeInteger(seat) || seat < 1 || seat > seats) return [];
  return [{ act: 'place-wagers', wagers: legalWagers(rules, state, seat) }];
};

const legalWagers = (
  rules: RulesInForce,
  { hands }: RicochetRound,
  seat: number,
): readonly LegalWager[] =>
  wagersOf(rules.rulebook).flatMap(([wager, rule]) => {
    const offered =
      rules.tables[wager] !== undefined ||
      (rule.offered.value === 'always' && Object.keys(rule.paytables).length === 0);
    if (!offered || rule.placed.value === 'decision') return [];
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
