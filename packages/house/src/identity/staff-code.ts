import { createHash } from 'node:crypto';
import { present } from '@baize/result';
import { crockford, readCrockford } from './crockford.js';
import type { CodeOnRecord } from './identity-store.js';
import type { RandomBytes } from './random.js';
import type { StaffRole } from './roles.js';
import { SecretText } from './secret-text.js';

/** A one-time code as it is handed out: the person who redeems it gets this role. */
export interface StaffCode {
  readonly role: StaffRole;
  readonly code: SecretText;
  readonly expiresAt: string;
}

const CODE_BYTES = 16;
const CODE_DIGITS = 26;
const GROUPS = /^(.{5})(.{5})(.{5})(.{5})(.{6})$/;

export const CODE_LIFE_MS = 7 * 24 * 3600_000;

/** Who is there on the first day: two of each role that a second person must confirm or relieve. */
export const FIRST_STAFF: readonly StaffRole[] = [
  'operator',
  'operator',
  'pit-manager',
  'pit-manager',
  'floorperson',
  'floorperson',
  'dealer',
  'dealer',
  'surveillance',
  'auditor',
];

/** 128 bits, in groups that are easily read out. */
export const drawCode = (random: RandomBytes): SecretText =>
  new SecretText('staff code', crockford(random(CODE_BYTES)).replace(GROUPS, '$1-$2-$3-$4-$5'));

/** What is kept of a code, however it was typed; null for what cannot be one. */
export const codeHash = (typed: string): string | null => {
  const digits = readCrockford(typed);
  return digits?.length === CODE_DIGITS
    ? createHash('sha256').update(digits, 'utf8').digest('hex')
    : null;
};

export const onRecord = ({ role, code, expiresAt }: StaffCode): CodeOnRecord => ({
  hash: present(codeHash(code.secret()), 'the hash of a code of ours'),
  role,
  expiresAt,
});
