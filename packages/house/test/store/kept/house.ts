import { cents } from '@baize/money';
import type { ProposalEvent } from '../../../src/identity/proposals.js';
import type { StaffRollEvent } from '../../../src/identity/staff-roll.js';
import type { AccountEvent } from '../../../src/live/streams/account-stream.js';
import type { FloorEvent } from '../../../src/live/streams/floor-stream.js';
import type { RoundsEvent } from '../../../src/live/streams/rounds-stream.js';
import { keptHouse } from '../../support/kept-house.js';
import type { OneOfEach } from './one-of-each.js';

/** The first event of a type in the kept house. */
const kept = keptHouse('house-1');
const of = (stream: string, type: string): never => {
  const found = kept.events.find((one) => one.stream.startsWith(stream) && one.type === type);
  if (found === undefined) throw new Error(`no ${stream}${type} is kept`);
  return found.event as never;
};

export const FLOOR: OneOfEach<FloorEvent> = {
  TableCreated: of('house/', 'TableCreated'),
  PracticeSet: of('house/', 'PracticeSet'),
  RoundsHalted: {
    type: 'RoundsHalted',
    at: '2026-11-16T07:00:00.000Z',
    by: 's-floor',
    as: 'floorperson',
    slug: 'sd-high-card-flush',
    halted: true,
  },
  GamingDaySet: of('house/', 'GamingDaySet'),
  AdjustedAlone: {
    type: 'AdjustedAlone',
    at: '2026-11-18T07:00:00.000Z',
    by: 's-floor',
    as: 'floorperson',
    slug: 'sd-high-card-flush',
    day: '2026-11-18',
    cents: cents(500),
  },
  HouseRestored: {
    type: 'HouseRestored',
    at: '2026-11-16T07:00:00.000Z',
    by: 'house-policy',
    as: 'operator',
    position: 4711,
    backupAt: '2026-11-16T06:00:00.000Z',
    rounds: ['sd-high-card-flush/1'],
    lost: ['sd-high-card-flush/1'],
    sessionsEnded: 2,
    codesEnded: 1,
  },
};

const AT = '2026-11-18T07:00:00.000Z';
const ROUND = 'sd-high-card-flush/1';
const HASH = `sha256:${'0'.repeat(64)}` as const;
const PLEDGE = { seat: 1, player: 'p-ann', commitment: HASH } as const;

export const ROUNDS: OneOfEach<RoundsEvent> = {
  RoundCommitted: { ...(of('rounds/', 'RoundCommitted') as object), fairness: 1 } as never,
  SeedCommitted: { type: 'SeedCommitted', at: AT, round: ROUND, ...PLEDGE },
  ListClosed: {
    type: 'ListClosed',
    at: AT,
    round: ROUND,
    commitments: [PLEDGE],
    silent: [{ seat: 2, player: 'p-ben', why: 'none' }],
    closing: HASH,
    until: '2026-11-18T07:00:08.000Z',
  },
  SeedOpened: { type: 'SeedOpened', at: AT, round: ROUND, seat: 1, player: 'p-ann', seed: 'x' },
  SeedsWithheld: { type: 'SeedsWithheld', at: AT, round: ROUND, withheld: [PLEDGE] },
  DealBegun: { type: 'DealBegun', at: AT, round: ROUND },
  SeedGiven: of('rounds/', 'SeedGiven'),
  SeedsClosed: of('rounds/', 'SeedsClosed'),
  CommitmentVoided: {
    type: 'CommitmentVoided',
    at: '2026-11-16T07:00:00.000Z',
    round: 'sd-high-card-flush/1',
    commitment: `sha256:${'0'.repeat(64)}`,
    reason: 'the deck was shuffled or cut anew',
    houseSeed: '0'.repeat(64),
  },
  CommitmentLost: {
    type: 'CommitmentLost',
    at: '2026-11-16T07:00:00.000Z',
    round: 'sd-high-card-flush/1',
    commitment: `sha256:${'0'.repeat(64)}`,
    reason: 'the house was restored from a backup',
  },
  RoundFiled: of('rounds/', 'RoundFiled'),
};

export const STAFF: OneOfEach<StaffRollEvent> = {
  StaffListed: {
    type: 'StaffListed',
    at: '2026-11-16T07:00:00.000Z',
    staff: [{ account: 's-olive', role: 'operator', disabled: false }],
  },
  StaffJoined: {
    type: 'StaffJoined',
    at: '2026-11-16T07:00:00.000Z',
    account: 's-dora',
    role: 'dealer',
  },
  StaffDisabled: { type: 'StaffDisabled', at: '2026-11-16T07:00:00.000Z', account: 's-dora' },
  CodesIssued: {
    type: 'CodesIssued',
    at: '2026-11-18T07:00:00.000Z',
    by: 's-olive',
    as: 'operator',
    second: 's-oskar',
    codes: [
      { code: '0123456789abcdef', role: 'floorperson', expiresAt: '2026-11-25T07:00:00.000Z' },
    ],
  },
  StaffEnabled: {
    type: 'StaffEnabled',
    at: '2026-11-18T07:00:00.000Z',
    account: 's-dora',
    by: 's-olive',
    as: 'operator',
    second: 's-oskar',
  },
  PlayerDisabled: {
    type: 'PlayerDisabled',
    at: '2026-11-18T07:00:00.000Z',
    account: 'p-ann',
    by: 's-olive',
    as: 'operator',
    second: 's-oskar',
  },
  PlayerEnabled: {
    type: 'PlayerEnabled',
    at: '2026-11-18T07:00:00.000Z',
    account: 'p-ann',
    by: 's-olive',
    as: 'operator',
    second: 's-oskar',
  },
};

export const ACCOUNT: OneOfEach<AccountEvent> = {
  AccountOpened: of('account/', 'AccountOpened'),
  WalletGranted: of('account/', 'WalletGranted'),
  ChipsBought: of('account/', 'ChipsBought'),
  ChipsCashed: of('account/', 'ChipsCashed'),
  SeedWithheld: {
    type: 'SeedWithheld',
    at: '2026-11-18T07:00:08.000Z',
    table: 'sd-high-card-flush',
    round: 'sd-high-card-flush/1',
  },
  AgeConfirmed: of('account/', 'AgeConfirmed'),
  GuestForgotten: { type: 'GuestForgotten', at: AT, cents: cents(1_000_000) },
  ReceiptIssued: of('account/', 'ReceiptIssued'),
  NoticeGiven: {
    type: 'NoticeGiven',
    at: '2026-11-18T07:00:00.000Z',
    id: '6f1c1f0e-5f1c-4a36-9d5b-6a2f0a7c2f11',
    table: 'sd-high-card-flush',
    what: 'seat-freed',
    why: 'away',
    words: 'You were away, so your seat was given up. Your chips are in your wallet.',
    cite: 'house:presence',
    cents: cents(90_000),
  },
  NoticeDismissed: {
    type: 'NoticeDismissed',
    at: '2026-11-18T07:10:00.000Z',
    notice: '6f1c1f0e-5f1c-4a36-9d5b-6a2f0a7c2f11',
  },
};

export const PROPOSAL: OneOfEach<ProposalEvent> = {
  Proposed: of('proposal/', 'Proposed'),
  Confirmed: of('proposal/', 'Confirmed'),
  Refused: of('proposal/', 'Refused'),
  Withdrawn: of('proposal/', 'Withdrawn'),
};
