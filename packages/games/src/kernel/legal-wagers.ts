import { type Cents, cents } from '@baize/money';
import { type RulesInForce, type WagerId, wagersOf } from '@baize/rulebook';
import type { Stakes } from './felt.js';
import { isPlayable } from './offered.js';

/** A wager that may be placed before the deal. */
export interface LegalWager {
  readonly wager: WagerId;
  readonly name: string;
  /** The one amount that it may be, or the posted limits; null where nothing is posted. */
  readonly fixedCents: Cents | null;
  readonly leastCents: Cents | null;
  readonly mostCents: Cents | null;
  readonly stepCents: Cents | null;
}

/** What a seat may place while betting is open. */
export const legalWagers = (
  rules: RulesInForce,
  hands: readonly { readonly seat: number; readonly stakes: Stakes }[],
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
