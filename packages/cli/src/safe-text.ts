import process from 'node:process';

/** Control characters, and characters that change the direction of text or break lines. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The colour codes that this program writes: bold, dim, six colours, and their resets. */
const OWN_COLOUR = new RegExp(`(${String.fromCodePoint(0x1b)}\\[(?:1|2|22|3[1-6]|39)m)`);

/** Escaped as in JSON, so that JSON keeps its meaning. */
const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const withLines = (text: string): string =>
  text
    .split(/(\r?\n|\t)/)
    .map((part) => (/^\r?\n$|^\t$/.test(part) ? part : safeLine(part)))
    .join('');

/** Text for one line of a terminal: outside text cannot move the cursor or start a line. */
export const safeLine = (text: string): string => text.replaceAll(UNSAFE, escaped);

/** Text of several lines. Colours pass only where this program may write some: piped output has none (NO_COLOR). */
export const safeText = (text: string, mayColour = !process.env.NO_COLOR): string =>
  mayColour
    ? text
        .split(OWN_COLOUR)
        .map((part, index) => (index % 2 === 1 ? part : withLines(part)))
        .join('')
    : withLines(text);
