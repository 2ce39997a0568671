import { cents, formatCents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import { lineName } from '@baize/table';
import colors from 'picocolors';
import { counted } from '../../render/numbers.js';
import { indent, prose } from '../../render/text.js';
import type { Advice, AdvisedChoice } from './advice.js';
import { isExact } from './advice.js';
import type { Answer } from './game.js';

interface AdviceOptions {
  readonly columns: number;
  /** With a known ante, amounts are in dollars instead of antes. */
  readonly anteCents?: number;
}

/** Every choice with its value, the best first; the possible outcomes; the reason. */
export const adviceLines = (
  rules: RulesInForce,
  advice: Advice,
  { columns, anteCents }: AdviceOptions,
): readonly string[] => [
  ...choiceLines(rules, advice, anteCents),
  '',
  ...splitLines(advice),
  '',
  ...prose(advice.why, columns, colors.bold),
  ...(advice.method === null ? [] : prose(advice.method, columns, colors.yellow)),
];

const choiceLines = (
  rules: RulesInForce,
  { choices, best }: Advice,
  anteCents: number | undefined,
): readonly string[] => {
  const rows = choices
    .toSorted((left, right) => right.value - left.value)
    .map((choice) => {
      const isBest = choice.decision === best;
      return {
        isBest,
        cells: [
          isBest ? '→' : ' ',
          choiceWords(rules, choice, anteCents),
          valueWords(choice),
          exactWords(choice),
          isBest ? 'best' : '',
        ],
      };
    });
  const head = ['', 'Choice', 'Antes', 'Exactly', ''];
  const lines = inColumns([head, ...rows.map(({ cells }) => cells)], [2, 3]);
  return lines.map((line, index) => {
    if (index === 0) return colors.dim(line);
    return rows[index - 1]?.isBest === true ? colors.green(line) : line;
  });
};

/** `Raise 2 antes`, or `Raise $20` where the ante is known. */
const choiceWords = (
  rules: RulesInForce,
  { adds }: Pick<AdvisedChoice, 'adds'>,
  anteCents?: number,
): string => {
  if (adds === null) return 'Fold';
  const amount =
    anteCents === undefined
      ? `${adds.antes} ${adds.antes === 1 ? 'ante' : 'antes'}`
      : formatCents(cents(adds.antes * anteCents));
  return `${lineName(rules, adds.wager)} ${amount}`;
};

const exactWords = ({ exactly }: Pick<AdvisedChoice, 'exactly'>): string =>
  exactly === null
    ? 'not exact'
    : `${counted(exactly.numerator)} / ${counted(exactly.denominator)}`;

/** Six places if exact, otherwise about three. */
const valueWords = ({ value, exactly }: AdvisedChoice): string =>
  exactly === null ? `about ${signed(value, FEW_PLACES)}` : signed(value);

const PLACES = 6;
const FEW_PLACES = 3;

/** `+0.866949`, `-1.000000`. */
export const signed = (value: number, places = PLACES): string => {
  const text = value.toFixed(places);
  return value > 0 ? `+${text}` : text;
};

const splitLines = ({ split }: Advice): readonly string[] => [
  `Of ${counted(split.all)} ${split.words}`,
  ...indent(
    inColumns(
      split.parts.map(({ words, count }) => [counted(count), shareOf(count, split.all), words]),
      [0, 1],
    ),
  ),
];

/** A share between none and all is never rounded to 0 % or 100 %. */
export const shareOf = (part: number, all: number): string => {
  const text = ((100 * part) / all).toFixed(1);
  if (part > 0 && text === '0.0') return '< 0.1 %';
  return part < all && text === '100.0' ? '> 99.9 %' : `${text} %`;
};

/** Aligned columns; those in `numbers` are right-aligned. */
export const inColumns = (
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) =>
        numbers.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};

export const advised = (rules: RulesInForce, advice: Advice): Answer => ({
  lines: ({ columns }) => adviceLines(rules, advice, { columns }),
  json: adviceJson(advice),
});

export const adviceJson = (advice: Advice) => {
  const { choices, best, split, method, why } = advice;
  return {
    choices: choices.map(({ decision, exactly, value }) => ({
      decision,
      numerator: exactly?.numerator ?? null,
      denominator: exactly?.denominator ?? null,
      value,
    })),
    best,
    counts: {
      [split.id]: split.all,
      ...Object.fromEntries(split.parts.map(({ id, count }) => [id, count])),
    },
    exact: isExact(advice),
    ...(method === null ? {} : { method }),
    why,
  };
};
