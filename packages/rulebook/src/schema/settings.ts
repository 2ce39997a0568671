import type { AmbiguityId, ClauseId } from './cited.js';

export const SETTING_NAMES = [
  'payoutLimit',
  'maxBetLimit',
  'maxBetScope',
  'tiedPairs',
  'chipUnit',
  'multiHit',
  'foldBonus',
  'aggregateScope',
  'aggregateIncludes',
  'envyNineToAce',
  'settleBonusOnVoid',
  'stubCountMisdeal',
  'tipsAllowedOn',
  'validateFrom',
  'handsPerPlayer',
  'maxAdjacentBoxes',
  'aceLow',
  'verificationHoldsAction',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export type SettingValue = string | number | boolean | readonly string[];

export type SettingDomain =
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'cents'; readonly min: number; readonly max: number | null }
  | { readonly kind: 'count'; readonly min: number; readonly max: number | null }
  | { readonly kind: 'some-of'; readonly values: readonly string[] };

/** A choice that the document leaves open: a limit, an option, or a defensible other reading. */
export interface SettingRule {
  readonly domain: SettingDomain;
  /** null: the operator must choose. */
  readonly default: SettingValue | null;
  readonly cite: ClauseId;
  readonly reading?: AmbiguityId;
  readonly words: string;
}

export type Settings = Readonly<Partial<Record<SettingName, SettingRule>>>;
