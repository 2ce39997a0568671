import type { AmbiguityId, ClauseId } from '../schema/cited.js';
import type { TableKey, WagerId } from '../schema/names.js';
import type { Condition, SignItem, SignRule } from '../schema/signage.js';

export const ALWAYS: Condition = { when: 'always' };
export const ANY_JACKPOT: Condition = { when: 'any-jackpot' };
export const offered = (wager: WagerId): Condition => ({ when: 'offered', wager });

type Place = SignRule['place'];

/** What must stand where, and by which clause; always, unless there is a condition. */
export const sign = (
  place: Place,
  item: SignItem,
  cite: ClauseId,
  condition: Condition = ALWAYS,
): SignRule => ({ item, place, if: condition, cite });

export const area = (
  wager: WagerId,
  label: string,
  cite: ClauseId,
  condition: Condition = ALWAYS,
): SignRule => sign('layout', { kind: 'area', wager, label }, cite, condition);

export const paytable = (
  place: Place,
  table: TableKey,
  cite: ClauseId,
  condition: Condition = ALWAYS,
): SignRule => sign(place, { kind: 'pay-table', table }, cite, condition);

export const asRead = (reading: AmbiguityId, rules: readonly SignRule[]): readonly SignRule[] =>
  rules.map((rule) => ({ ...rule, reading }));
