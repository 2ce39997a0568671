import { err, ok, type Result } from '@baize/result';
import { NO_HASH } from '../chain.js';
import { parseSeal, type Seal, sealHash } from './seal.js';

/** The first line of a file of seals that cannot be. */
export interface BadSeal {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Checks the text of a file of seals by itself: each is whole, none is missing, and each knows the one
 * before. A last line without its end was cut off by a crash, and does not count.
 */
export const verifySeals = (text: string): Result<readonly Seal[], BadSeal> => {
  const seals: Seal[] = [];
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const parsed = parseSeal(line);
    const fault = parsed.ok ? faultOf(parsed.value, seals.at(-1)) : parsed.error;
    if (!parsed.ok || fault !== null) {
      return err({ line: index + 1, message: `seal ${index + 1}: ${fault}` });
    }
    seals.push(parsed.value);
  }
  return ok(seals);
};

const faultOf = (seal: Seal, before: Seal | undefined): string | null => {
  if (seal.hash !== sealHash(seal)) return 'its hash is not that of its fields';
  if (seal.seq !== (before?.seq ?? 0) + 1) return `its number is ${seal.seq}`;
  if (seal.previous !== (before?.hash ?? NO_HASH)) return 'it does not follow the seal before it';
  if (seal.position <= (before?.position ?? 0)) return 'it covers no more than the seal before it';
  return null;
};
