import { expect } from 'vitest';
import type { Call } from '../../src/irregularities/call.js';
import type { Draft } from './rounds.js';
import { DEALER, type Table } from './table.js';

/** The call is confirmed, and does exactly what its preview showed. */
export const confirms = (table: Table, call: Call, person = DEALER): Table => {
  const shown = table.preview(call);
  const after = table.calls(call, person);
  const events = after.since(table).flatMap((one) => ('jackpot' in one ? [] : one.events));
  const [called, ...aside] = events;
  const { kind, outcome, cite } = shown;
  expect(called).toMatchObject({ type: 'IrregularityCalled', kind, outcome, cite });
  expect(aside.map((one) => (one.type === 'InRound' ? one.event : one))).toMatchObject(
    shown.returned
      .filter(({ wagers }) => wagers.length > 0)
      .map((one) => ({ type: 'WagersSetAside', as: 'void', cite, ...one })),
  );
  return after;
};

/** Which wagers a call would send back, seat by seat: `1: ante raise`. */
export const goingBack = (table: Table, call: Call): readonly string[] =>
  table
    .preview(call)
    .returned.filter(({ wagers }) => wagers.length > 0)
    .map(({ seat, wagers }) => `${seat}: ${wagers.join(' ')}`);

export const settings =
  (values: Readonly<Record<string, unknown>>) =>
  (house: Draft): void => {
    house.settings = { ...house.settings, ...values };
  };

/** The ways to deal, with the equipment each of them asks for. */
export const dealing =
  (
    method: 'manual-shoe' | 'hand' | 'automated-shoe',
    values: Readonly<Record<string, unknown>> = {},
  ) =>
  (house: Draft): void => {
    settings(values)(house);
    house.equipment.dealing = method;
    if (method === 'manual-shoe') {
      const place = { kind: 'shoe-location', reference: 'SL-1', date: '2025-12-01' };
      house.approvals = [...(house.approvals ?? []), place];
    }
  };

/** One deck in place of two. */
export const oneDeck = (house: Draft): void => {
  house.equipment.decks.length = 1;
};

export const aceHigh = {
  /** Six hearts, ace high. */
  1: 'Ah Qh Th 8h 6h 4h 2c',
  /** Nine, eight, seven of diamonds. */
  2: '9d 8d 7d Kc Jc 4s 6s',
  /** Nothing much. */
  3: 'Ad Kd 8c 5s 7s 3h 2h',
  /** Nine high, three spades: the least that qualifies. */
  dealer: '9s 3s 2s Qc 4c Td Jd',
} as const;
