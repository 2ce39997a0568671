import { err, ok, type Result } from '@baize/result';
import type { RandomBytes } from './random.js';
import type { IdentityRefusal } from './refusal.js';

const MOST = 24;

// Controls, bidirectional marks and whatever else has no shape of its own; a blank Braille cell.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const STACKED_MARKS = /^\p{M}|\p{M}{3}/u;

const bad = (message: string): Result<never, IdentityRefusal> => err({ code: 'bad-name', message });

/** A name as others see it: one line of visible characters. */
export const displayName = (typed: string): Result<string, IdentityRefusal> => {
  if (UNSEEN.test(typed)) return bad('a name has visible characters only');
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const characters = [...name].length;
  if (characters < 1 || characters > MOST) return bad(`a name has 1 to ${MOST} characters`);
  return STACKED_MARKS.test(name) ? bad('a name has no marks piled up') : ok(name);
};

/** By what two names are the same: capitals, widths and accents' spelling do not tell people apart. */
export const signInName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();

/** `Guest 4821`, for guests who give no name. */
export const guestName = (random: RandomBytes): string => {
  const [high = 0, middle = 0, low = 0] = random(3);
  return `Guest ${1000 + (((high << 16) | (middle << 8) | low) % 9000)}`;
};
