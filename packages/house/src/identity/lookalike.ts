import { err, ok, type Result } from '@baize/result';
import type { IdentityRefusal } from './refusal.js';
import { isWrittenPlainly } from './scripts.js';

/** Letters and digits that are read as another letter, after case, widths and accents are gone. */
const READ_AS: Readonly<Record<string, string>> = {
  // Digits and signs.
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '|': 'l', '!': 'l', $: 's', '@': 'a', '€': 'e', '+': 't' },
  // One stroke is one stroke.
  ...{ i: 'l', j: 'l', ı: 'l', ł: 'l' },
  // Cyrillic.
  ...{ а: 'a', в: 'b', г: 'r', д: 'd', ԁ: 'd', е: 'e', ё: 'e', є: 'e', һ: 'h', н: 'h', і: 'l' },
  ...{ ї: 'l', ӏ: 'l', ј: 'l', к: 'k', м: 'm', о: 'o', п: 'n', р: 'p', ѕ: 's', с: 'c', т: 't' },
  ...{ у: 'y', ү: 'y', ѵ: 'v', х: 'x', ԝ: 'w', ш: 'w', я: 'r', и: 'n', ф: 'f', з: 'e', б: 'b' },
  // Greek.
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', λ: 'l', μ: 'm', ν: 'v', ο: 'o', π: 'n' },
  ...{ ρ: 'p', σ: 'o', ς: 's', τ: 't', υ: 'u', φ: 'f', χ: 'x', ω: 'w', γ: 'y', δ: 'd' },
  // Latin beyond ASCII that no accent explains.
  ...{ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ƒ: 'f', ɑ: 'a', ɡ: 'g', ɩ: 'l', ɪ: 'l' },
  ...{ ɴ: 'n', ʀ: 'r', ᴀ: 'a', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ᴊ: 'l', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ᴏ: 'o' },
  ...{ ᴘ: 'p', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ꜰ: 'f', ɢ: 'g', ʜ: 'h' },
  ...{ þ: 'p', ŋ: 'n', ŧ: 't', ə: 'e' },
  ...{ ԛ: 'q', ʙ: 'b', ß: 'b', ſ: 's', ɾ: 'r', ո: 'n', ս: 'u', օ: 'o', հ: 'h', ց: 'g' },
};

/** Letters in a square or a circle, white on black, and those of flags: no folding of Unicode's own takes them for letters. */
const ENCLOSED: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];

const withoutFrame = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const from = ENCLOSED.find((first) => code >= first && code < first + 26);
  return from === undefined ? letter : String.fromCodePoint(0x61 + code - from);
};

/** Words as a reader takes them: one text for everything that looks alike. */
const readAs = (text: string): readonly string[] =>
  [...text]
    .map((letter) => READ_AS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const folded = (name: string): string =>
  [...name.normalize('NFKD')]
    .map(withoutFrame)
    .join('')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');

/** The same for all names that a reader would take for one another, however they are spaced. */
export const skeleton = (name: string): string => readAs(folded(name)).join('');

/** Digits at the ends of words number people: `Admin1` is an admin, and `Olga 2` is Olga. */
const withoutNumbers = (name: string): string =>
  folded(name).replaceAll(/(?<![\p{L}\p{N}])\p{N}+|\p{N}+(?![\p{L}\p{N}])/gu, ' ');

const OFFICES = [
  ...['dealer', 'croupier', 'floorperson', 'floorman', 'operator', 'pitmanager', 'pitboss'],
  ...['manager', 'supervisor', 'surveillance', 'auditor', 'inspector', 'administrator'],
  ...['moderator', 'official', 'cashier', 'security', 'support', 'baize'],
].map(skeleton);

/** Short, or part of other words: they count only as words of their own. */
const SHORT_OFFICES = ['floor', 'pit', 'cage', 'house', 'staff', 'admin'].map(skeleton);

/** With its numbers and without: `Dea1er` reads as one word, `Admin1` as another. */
const readings = (name: string): readonly (readonly string[])[] =>
  [readAs(folded(name)), readAs(withoutNumbers(name))].filter((words) => words.length > 0);

/** A player cannot take a name that reads like an office or like a member of staff. */
const posesAsStaff = (name: string, staff: readonly string[]): boolean => {
  const known = new Set(staff.flatMap((one) => readings(one).map((words) => words.join(''))));
  return readings(name).some((words) => {
    const whole = words.join('');
    return (
      OFFICES.some((office) => whole.includes(office)) ||
      SHORT_OFFICES.some((office) => words.includes(office) || whole === office) ||
      known.has(whole)
    );
  });
};

const bad = (message: string): Result<never, IdentityRefusal> => err({ code: 'bad-name', message });

export const checkGuestName = (
  name: string,
  staff: readonly string[],
): Result<string, IdentityRefusal> => {
  if (posesAsStaff(name, staff))
    return bad('this name reads like one of the staff: choose another');
  return isWrittenPlainly(name)
    ? ok(name)
    : bad('a name is written in letters of one script in common use, with digits 0 to 9');
};
