import process from 'node:process';

/** Control characters, and those that turn the direction of text around or break lines. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Every colour that this program writes: bold, dim, six colours, and their ends. */
const OWN_COLOUR = new RegExp(`(${String.fromCodePoint(0x1b)}\\[(?:1|2|22|3[1-6]|39)m)`);

/** As JSON writes it, so that JSON with it stays the same JSON. */
const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const withLines = (text: string): string =>
  text
    .split(/(\r?\n|\t)/)
    .map((part) => (/^\r?\n$|^\t$/.test(part) ? part : safeLine(part)))
    .join('');

/** Text for one line of a terminal: what came from outside moves no cursor and begins no line. */
export const safeLine = (text: string): string => text.replaceAll(UNSAFE, escaped);

/**
 * The same for text of several lines. Colours pass only where this program may write some itself: piped
 * output has none, for the command sets NO_COLOR then.
 */
export const safeText = (text: string, mayColour = !process.env.NO_COLOR): string =>
  mayColour
    ? text
        .split(OWN_COLOUR)
        .map((part, index) => (index % 2 === 1 ? part : withLines(part)))
        .join('')
    : withLines(text);
