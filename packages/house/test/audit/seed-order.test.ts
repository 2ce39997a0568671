import { describe, expect, test } from 'vitest';
import { dealtTooSoon, seedOrderFault } from '../../src/audit/seed-order.js';
import { closingOf, playerCommitmentOf } from '../../src/fairness/closed-list.js';
import { commitmentOf } from '../../src/fairness/recipe.js';
import type { RoundTerms } from '../../src/fairness/round-terms.js';
import {
  evolveRounds,
  type ListOfSeeds,
  NO_ROUNDS,
  type RoundsEvent,
  type RoundsState,
} from '../../src/live/streams/rounds-stream.js';
import { seedNamed } from '../fairness/support/rounds.js';

const AT = '2026-11-18T12:00:00.000Z';
const TERMS: RoundTerms = {
  version: 2,
  round: 'felt/1',
  rulebook: 'md/high-card-flush',
  cutAtLeast: null,
};
const { round, rulebook, cutAtLeast } = TERMS;
const HOUSE = commitmentOf(TERMS, seedNamed('house'));
const pledgeOf = (seat: number, player: string, seed: string) => ({
  seat,
  player,
  commitment: playerCommitmentOf(TERMS, HOUSE, { seat, seed }),
});
const [ANN, BEN] = [pledgeOf(1, 'ann', 'of Ann'), pledgeOf(2, 'ben', 'of Ben')];
const LIST = {
  commitments: [ANN, BEN],
  silent: [{ seat: 3, player: 'cleo', why: 'none' }],
} as const;

const of = (fairness: 1 | 2): RoundsEvent => ({
  type: 'RoundCommitted',
  at: AT,
  fairness,
  round,
  rulebook,
  shuffledBy: 'machine',
  cutAtLeast,
  commitment: HOUSE,
});
const COMMITTED = of(2);
const PLEDGES: readonly RoundsEvent[] = [ANN, BEN].map((one) => ({
  type: 'SeedCommitted',
  at: AT,
  round,
  ...one,
}));
const CLOSED: RoundsEvent = {
  type: 'ListClosed',
  at: AT,
  round,
  ...LIST,
  closing: closingOf(TERMS, HOUSE, LIST),
  until: '2026-11-18T12:00:08.000Z',
};
const closedTo = (list: Pick<ListOfSeeds, 'commitments' | 'silent'>): RoundsEvent =>
  ({ ...CLOSED, ...list, closing: closingOf(TERMS, HOUSE, list) }) as RoundsEvent;
const opens = (seat: number, player: string, seed: string): RoundsEvent => ({
  type: 'SeedOpened',
  at: AT,
  round,
  seat,
  player,
  seed,
});
const OPENED = [opens(1, 'ann', 'of Ann'), opens(2, 'ben', 'of Ben')];
const DEALT: RoundsEvent = { type: 'DealBegun', at: AT, round };
const withheld = (at: string, ...who: readonly (typeof ANN)[]): RoundsEvent => ({
  type: 'SeedsWithheld',
  at,
  round,
  withheld: who,
});
const LATE = '2026-11-18T12:00:09.000Z';

/** The state after events, and the first fault among them. */
const told = (events: readonly RoundsEvent[]): { state: RoundsState; fault: string | null } => {
  let state = NO_ROUNDS;
  for (const [at, event] of events.entries()) {
    const fault = seedOrderFault(state, event, state.committed === null ? null : TERMS);
    if (fault !== null) return { state, fault };
    state = evolveRounds(state, event, at + 1);
  }
  return { state, fault: null };
};

describe('the order of seeds on record', () => {
  test('holds where everybody opens before the deal, and where somebody withholds', () => {
    expect(told([COMMITTED, ...PLEDGES, CLOSED, ...OPENED, DEALT]).fault).toBeNull();
    const ended = [COMMITTED, ...PLEDGES, CLOSED, OPENED[0]!, withheld(LATE, BEN)];
    expect(told(ended).fault).toBeNull();
  });

  test.each<[name: string, events: readonly RoundsEvent[], fault: RegExp]>([
    ['a seat before the house', [...PLEDGES, COMMITTED], /no commitment of the house/],
    ['a seat in a round of version 1', [of(1), ...PLEDGES], /first recipe/],
    ['a seat after the closing', [COMMITTED, ...PLEDGES, CLOSED, ...PLEDGES], /closed before/],
    ['a list of what nobody sent', [COMMITTED, PLEDGES[0]!, CLOSED], /seat 2 did not commit/],
    [
      'a list under another hash',
      [COMMITTED, ...PLEDGES, { ...CLOSED, closing: HOUSE } as RoundsEvent],
      /makes another hash/,
    ],
    [
      'a list that leaves no time to open',
      [COMMITTED, ...PLEDGES, { ...CLOSED, until: '2026-11-18T12:00:07.999Z' } as RoundsEvent],
      /8 seconds to open/,
    ],
    [
      'a seat that committed, and is called silent',
      [
        COMMITTED,
        ...PLEDGES,
        closedTo({ commitments: [ANN], silent: [{ seat: 2, player: 'ben', why: 'none' }] }),
      ],
      /seat 2 committed/,
    ],
    ['a seed before the closing', [COMMITTED, ...PLEDGES, OPENED[0]!], /closed list/],
    [
      'another seed than committed to',
      [COMMITTED, ...PLEDGES, CLOSED, opens(1, 'ann', 'chosen later')],
      /not the seed/,
    ],
    ['a seed twice', [COMMITTED, ...PLEDGES, CLOSED, OPENED[0]!, OPENED[0]!], /opened before/],
    ['a deal before a seed', [COMMITTED, ...PLEDGES, CLOSED, OPENED[0]!, DEALT], /not every seed/],
    ['a deal without a list', [COMMITTED, ...PLEDGES, DEALT], /not closed/],
    [
      'a seed after the deal',
      [COMMITTED, ...PLEDGES, CLOSED, ...OPENED, DEALT, OPENED[0]!],
      /deck is fixed/,
    ],
    [
      'somebody named who opened',
      [COMMITTED, ...PLEDGES, CLOSED, OPENED[0]!, withheld(LATE, ANN)],
      /not the seats/,
    ],
    [
      'somebody named too soon',
      [COMMITTED, ...PLEDGES, CLOSED, OPENED[0]!, withheld(AT, BEN)],
      /time to open/,
    ],
  ])('finds %s', (_, events, fault) => {
    expect(told(events).fault).toMatch(fault);
  });

  test('a card on the table needs the deal on record, under version 2', () => {
    const card = { type: 'InRound', event: { type: 'CardsDealt' } } as never;
    const open = told([COMMITTED, ...PLEDGES, CLOSED, ...OPENED]).state;
    expect(dealtTooSoon(open, card)).toBe(true);
    expect(dealtTooSoon(evolveRounds(open, DEALT, 9), card)).toBe(false);
    expect(dealtTooSoon(evolveRounds(NO_ROUNDS, of(1), 1), card)).toBe(false);
    expect(dealtTooSoon(NO_ROUNDS, card)).toBe(false);
  });
});
