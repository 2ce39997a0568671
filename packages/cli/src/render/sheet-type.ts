import { readFileSync } from 'node:fs';
import { FONTS } from '@baize/floor';

const read = (name: string): Buffer => readFileSync(new URL(name, FONTS));

/** The fonts that a text needs, embedded as style rules, so that a sheet looks the same everywhere. */
export const typeFor = (text: string): string => {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return rulesOf(read('fonts.css').toString())
    .filter((rule) => rangesOf(rule).some((range) => codes.some((code) => isIn(code, range))))
    .map(withFontInside)
    .join('\n');
};

const rulesOf = (style: string): readonly string[] => style.match(/@font-face \{[^}]*\}/g) ?? [];

type Range = readonly [first: number, last: number];

const rangesOf = (rule: string): readonly Range[] =>
  [...rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

const isIn = (code: number, [first, last]: Range): boolean => code >= first && code <= last;

const withFontInside = (rule: string): string =>
  rule.replace(
    /url\("\.\/([\w-]+\.woff2)"\)/,
    (_, name: string) => `url(data:font/woff2;base64,${read(name).toString('base64')})`,
  );
