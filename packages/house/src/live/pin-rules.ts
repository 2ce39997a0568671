import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@baize/result';
import {
  bySoftware,
  checkHouseRules,
  electionsText,
  type HouseRules,
  pinnedText,
  putInForce,
  rulebookById,
} from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import type { Refusal } from '../refusal.js';

const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;

/** House rules as a table runs on them, under their digest; refused with the first reason why not. */
export const pinRules = (house: HouseRules): Result<PinnedRules, Refusal> => {
  const rulebook = rulebookById(house.rulebook);
  const electionsDigest = sha256(electionsText(rulebook, house));
  const [wrong] = checkHouseRules(rulebook, house, electionsDigest).filter(
    ({ severity }) => severity === 'error',
  );
  const inForce = putInForce(rulebook, house);
  if (wrong !== undefined || !inForce.ok) {
    const first = wrong ?? (inForce.ok ? undefined : inForce.error[0]);
    const message = first === undefined ? 'no table may open on it' : first.message;
    const cite = first?.cite ?? bySoftware('house-rules');
    return err({ code: 'house-rules', message: `${first?.path ?? 'house'}: ${message}`, cite });
  }
  return ok({
    digest: sha256(pinnedText(rulebook, house)),
    electionsDigest,
    inForce: inForce.value,
    house,
  });
};
