import type { TiedPairs } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { settingInForce } from '../check/check-settings.js';
import type { Elections } from '../house-rules/house-rules.js';
import type { MultiHit } from '../schema/jackpots.js';
import type { WagerId } from '../schema/names.js';
import type { BetLimit } from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SettingName, SettingValue } from '../schema/settings.js';

/**
 * Every setting by its type. Elections that reach this have passed the check, so that a value is of
 * its domain; where a document has no such setting, its fixed rule stands in.
 */
export interface SettingsInForce {
  readonly payoutLimitCents: Cents | null;
  readonly maxBetLimitCents: Cents | null;
  readonly maxBetScope: BetLimit['scope']['value'];
  readonly tiedPairs: TiedPairs;
  readonly chipUnitCents: Cents;
  readonly multiHit: MultiHit;
  readonly foldBonus: 'claim' | 'straight-flush-only';
  readonly aggregateScope: 'hand' | 'table';
  readonly aggregateIncludes: readonly WagerId[];
  readonly envyNineToAce: boolean;
  readonly settleBonusOnVoid: boolean;
  readonly stubCountMisdeal: 'settle-bonuses' | 'return-all';
  readonly tipsAllowedOn: readonly WagerId[];
  /** Fixed awards from here up wait for a floorperson; null where every award does. */
  readonly validateFromCents: Cents | null;
  readonly handsPerPlayer: number;
  readonly maxAdjacentBoxes: number;
  readonly aceLow: boolean;
  /** An award that a floorperson has not looked at yet holds the action up (AMB-77). */
  readonly verificationHoldsAction: boolean;
}

export const settingsInForce = (rulebook: Rulebook, elections: Elections): SettingsInForce => {
  const given = (name: SettingName): SettingValue | undefined =>
    settingInForce(rulebook, elections, name);
  const amount = (name: SettingName): Cents | null => {
    const value = given(name);
    return typeof value === 'number' ? cents(value) : null;
  };
  const count = (name: SettingName): number => Number(given(name) ?? 1);
  const yes = (name: SettingName, unless: boolean): boolean => (given(name) ?? unless) === true;
  const cap = rulebook.payoutCap;
  return {
    payoutLimitCents: amount('payoutLimit'),
    maxBetLimitCents: amount('maxBetLimit'),
    maxBetScope: (given('maxBetScope') ?? 'ante+bet+progressive') as BetLimit['scope']['value'],
    tiedPairs: (given('tiedPairs') ?? 'spade-high') as TiedPairs,
    chipUnitCents: amount('chipUnit') ?? cents(100),
    multiHit: (given('multiHit') ?? 'sequential') as MultiHit,
    foldBonus: (given('foldBonus') ?? 'claim') as SettingsInForce['foldBonus'],
    aggregateScope: (given('aggregateScope') ?? cap?.scope.value ?? 'hand') as 'hand' | 'table',
    aggregateIncludes: (given('aggregateIncludes') ?? cap?.includes.value ?? []) as WagerId[],
    envyNineToAce: yes('envyNineToAce', false),
    settleBonusOnVoid: yes('settleBonusOnVoid', false),
    stubCountMisdeal: (given('stubCountMisdeal') ??
      'return-all') as SettingsInForce['stubCountMisdeal'],
    tipsAllowedOn: (given('tipsAllowedOn') ?? rulebook.tips.wagers.value) as WagerId[],
    validateFromCents: amount('validateFrom'),
    handsPerPlayer: count('handsPerPlayer'),
    maxAdjacentBoxes: count('maxAdjacentBoxes'),
    // Only a document that leaves the ace open has the setting (AMB-04); elsewhere it is low or high.
    aceLow: yes('aceLow', true),
    verificationHoldsAction: yes('verificationHoldsAction', true),
  };
};
