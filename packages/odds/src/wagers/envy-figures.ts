import { type Cents, cents, scaleDollars } from '@baize/money';
import type { EnvyRules, HandKey, PayTable } from '@baize/rulebook';
import { type Fraction, fraction, timesFraction } from '../figures/fraction.js';
import type { TableHits } from './table-hits.js';

/** What envy costs. Every hand that makes others envious does so by itself, so that costs add up. */
export interface EnvyFigures {
  readonly wagerCents: Cents;
  /** What one player with the wager gets, in the mean, for one other hand that can make envious. */
  readonly perHandCents: Fraction;
  /** Whether a hand needs the wager to make others envious. */
  readonly triggerNeedsWager: boolean;
  /** From one other player with the wager up to a full table. */
  readonly byOthers: readonly EnvyOfOthers[];
}

interface EnvyOfOthers {
  readonly others: number;
  /** What one player's hand costs: paid to so many others, a round. */
  readonly ofOneHandCents: Fraction;
  /** What all hands together cost, where these others and the player make up the table. */
  readonly ofTheTableCents: Fraction;
  /** What the wager brings back of one dollar by the hands of so many others. */
  readonly envyReturn: Fraction;
}

/** Null where the document or the table has no envy. */
export const envyFigures = (
  rule: Pick<EnvyRules, 'triggerNeedsWager'> | null,
  table: PayTable,
  hits: TableHits,
  dollarsByHand: ReadonlyMap<HandKey, number>,
  { wagerCents, seats }: { readonly wagerCents: Cents; readonly seats: number },
): EnvyFigures | null => {
  if (rule === null || dollarsByHand.size === 0) return null;
  const printedFor = cents(table.printedForCents?.value ?? wagerCents);
  const total = hits.rows.reduce((sum, { hand, count }) => {
    const each = scaleDollars(dollarsByHand.get(hand) ?? 0, printedFor, wagerCents);
    return sum + BigInt(count) * BigInt(each);
  }, 0n);
  const perHandCents = fraction(total, hits.combinations);
  const triggerNeedsWager = rule.triggerNeedsWager.value;
  const envy = { wagerCents, perHandCents, triggerNeedsWager };
  return {
    ...envy,
    byOthers: Array.from({ length: seats - 1 }, (_, place) => {
      const others = place + 1;
      const ofOneHandCents = timesFraction(perHandCents, fraction(others));
      return {
        others,
        ofOneHandCents,
        ofTheTableCents: envyOfRound(envy, { hands: others + 1, wagering: others + 1 }),
        envyReturn: timesFraction(ofOneHandCents, fraction(1, wagerCents)),
      };
    }),
  };
};

/**
 * What a round costs in the mean, by the hands that stay to the end and how many have the wager. A player's
 * own hand brings no envy; without the wager a hand makes others envious only where the document lets it.
 */
export const envyOfRound = (
  { perHandCents, triggerNeedsWager }: Pick<EnvyFigures, 'perHandCents' | 'triggerNeedsWager'>,
  { hands, wagering }: { readonly hands: number; readonly wagering: number },
): Fraction =>
  timesFraction(
    perHandCents,
    fraction(wagering * Math.max(0, (triggerNeedsWager ? wagering : hands) - 1)),
  );
