import { type Cents, cents, formatCents } from '@baize/money';
import { counted } from '../../../render/numbers.js';
import type { ParOutcome } from '../base-section.js';

const SIGNIFICANT = 4;
const FEWEST_PLACES = 4;
const MOST_PLACES = 12;

/** `2.6645 %`; small values keep four significant digits. */
export const percent = (share: number, fewest = FEWEST_PLACES): string => {
  const value = 100 * share;
  const size = Math.abs(value);
  const needed = size === 0 ? 0 : SIGNIFICANT - 1 - Math.floor(Math.log10(size));
  const places = Math.min(MOST_PLACES, Math.max(fewest, size < 1 ? needed : 0));
  return `${minus(value.toFixed(places))} %`;
};

/** For a chart or a tile: `2.66 %`, `0.0041 %`. */
export const shortPercent = (share: number): string => {
  const size = Math.abs(100 * share);
  if (size === 0) return '0 %';
  const digits = size >= 1 ? 2 : 1 - Math.floor(Math.log10(size));
  return `${minus((100 * share).toFixed(size >= 10 ? 1 : Math.min(MOST_PLACES, digits)))} %`;
};

/** `1 in 2,598,960`. */
export const oneIn = (chance: number): string => {
  if (chance === 0) return 'never';
  const ways = 1 / chance;
  return `1 in ${ways < 100 ? ways.toFixed(2) : counted(Math.round(ways))}`;
};

export const dollars = (amount: number): string => minus(formatCents(cents(Math.round(amount))));

/** To the dollar, where cents would be false precision. */
export const wholeDollars = (amount: number): string =>
  minus(formatCents((Math.round(amount / 100) * 100 + 0) as Cents));

const WHOLE_CENTS = 1e-9;

/** Below the cent, to four digits: `$0.03213`. */
export const fineDollars = (amount: number): string => {
  if (Math.abs(amount - Math.round(amount)) < WHOLE_CENTS) return dollars(amount);
  const size = Math.abs(amount / 100);
  const places = Math.max(2, SIGNIFICANT - 1 - Math.floor(Math.log10(size)));
  return `${amount < 0 ? '−' : ''}$${size.toFixed(Math.min(MOST_PLACES, places))}`;
};

export const decimal = (value: number, places = FEWEST_PLACES): string =>
  minus(value.toFixed(places));

/** A true minus sign, and none before zero. */
const minus = (text: string): string =>
  /^-\$?0(\.0*)?$/.test(text) ? text.slice(1) : text.replace(/^-/, '−');

const DECISIONS: Readonly<Record<string, string>> = {
  fold: 'Fold',
  bet: 'Bet',
  play: 'Play',
  'not-asked': 'Not asked',
};

/** `raise-2`: `Raise 2 antes`. */
export const decisionWords = (decision: string): string => {
  const raise = /^raise-(\d+)$/.exec(decision)?.[1];
  if (raise !== undefined) return `Raise ${raise} ${raise === '1' ? 'ante' : 'antes'}`;
  return DECISIONS[decision] ?? decision.replaceAll('-', ' ');
};

const OUTCOMES: Readonly<Record<string, string>> = {
  folded: 'ante lost',
  'not-qualified': 'dealer not qualified',
  win: 'wins',
  push: 'pushes',
  lose: 'loses',
  'not-asked': 'wins the pot',
};

export const outcomeWords = ({ outcome }: Pick<ParOutcome, 'outcome'>): string =>
  OUTCOMES[outcome] ?? outcome.replaceAll('-', ' ');

/** Outcomes grouped by decision and result, whatever they pay. */
export interface OutcomeGroup {
  readonly label: string;
  readonly chance: number;
  readonly result: 'win' | 'push' | 'lose';
}

export const outcomeGroups = (outcomes: readonly ParOutcome[]): readonly OutcomeGroup[] => {
  const groups = new Map<string, OutcomeGroup>();
  for (const one of outcomes) {
    const label = `${decisionWords(one.decision)}: ${outcomeWords(one)}`;
    const chance = one.chance + (groups.get(label)?.chance ?? 0);
    const result = one.net > 0 ? 'win' : one.net < 0 ? 'lose' : 'push';
    groups.set(label, { label, chance, result });
  }
  return [...groups.values()];
};
