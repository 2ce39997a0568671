import { err, ok, type Result } from '@baize/result';
import type { IdentityRefusal } from './refusal.js';

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
  ...{ ԛ: 'q', ʙ: 'b', ß: 'b', ſ: 's', ɾ: 'r', ո: 'n', ս: 'u', օ: 'o', հ: 'h', ց: 'g' },
};

/** Words as a reader takes them: one text for everything that looks alike. */
const wordsOf = (name: string): readonly string[] =>
  [...name.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => READ_AS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same for all names that a reader would take for one another, however they are spaced. */
export const skeleton = (name: string): string => wordsOf(name).join('');

const OFFICES = [
  ...['dealer', 'croupier', 'floorperson', 'floorman', 'operator', 'pitmanager', 'pitboss'],
  ...['manager', 'supervisor', 'surveillance', 'auditor', 'inspector', 'administrator'],
  ...['moderator', 'official', 'cashier', 'security', 'support', 'baize'],
].map(skeleton);

/** Short, or part of other words: they count only as words of their own. */
const SHORT_OFFICES = ['floor', 'pit', 'cage', 'house', 'staff', 'admin'].map(skeleton);

const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** A word half in letters that only look Latin is written to be taken for another. */
const mixesScripts = (name: string): boolean =>
  name.split(/\s+/).some((word) => LATIN.test(word) && LIKE_LATIN.test(word));

/** A player does not come under a name that reads like an office or like somebody of the staff. */
const posesAsStaff = (name: string, staff: readonly string[]): boolean => {
  const words = wordsOf(name);
  const whole = words.join('');
  return (
    mixesScripts(name) ||
    OFFICES.some((office) => whole.includes(office)) ||
    SHORT_OFFICES.some((office) => words.includes(office) || whole === office) ||
    staff.some((one) => skeleton(one) === whole)
  );
};

export const checkGuestName = (
  name: string,
  staff: readonly string[],
): Result<string, IdentityRefusal> =>
  posesAsStaff(name, staff)
    ? err({
        code: 'bad-name',
        message: 'this name reads like one of the staff: choose another',
      })
    : ok(name);
