import { readFileSync } from 'node:fs';
import { FONTS } from '@baize/floor';

interface Sheet {
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

/** A self-contained page: one file, fonts included. */
export const sheetPage = ({ title, style, body }: Sheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>
${typeFor(body)}
${TYPE}${style}</style>
</head>
<body>
<main class="sheet">
${body}
</main>
</body>
</html>
`;

// Place letters by the font's metrics, not by the pixel grid.
const TYPE = `:root { --text: 'Baize Text', 'Baize Signs', sans-serif; --title: 'Baize Title', 'Baize Signs', serif; text-rendering: geometricPrecision; }`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or attribute. */
export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);

export const cite = (clause: string): string => `<span class="cite">${html(clause)}</span>`;

const read = (name: string): Buffer => readFileSync(new URL(name, FONTS));

/** The fonts that a text needs, embedded as style rules, so that a sheet looks the same everywhere. */
const typeFor = (text: string): string => {
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
