import { citationLabel } from '@baize/rulebook';
import colors from 'picocolors';
import type { ReplayedRound, ReplayedView } from '../play/replayed-round.js';
import type { PaintSuit } from './cards.js';
import { contestFelt, type FeltOptions, ricochetFelt } from './felt.js';
import { settledLines, sumWords } from './play-lines.js';
import { eventWords } from './replay-events.js';
import { beside, wrap } from './text.js';

export interface ReplayOptions {
  readonly paint: PaintSuit;
  readonly columns: number;
}

export const replayHeading = ({
  rules,
  round,
  steps,
  digest,
}: ReplayedRound): readonly string[] => {
  const day = steps[0]?.event.at.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return [
    colors.bold(colors.green(rules.rulebook.name)),
    `Round ${round}, played on ${day}; times are UTC.`,
    colors.dim(`rules ${digest}`),
  ];
};

/** `20:15:02`, and the columns it takes. */
const TIME = { from: 'yyyy-mm-ddT'.length, length: 'hh:mm:ss'.length };

/** Each event in words with its time, and the felt after it where it has changed. */
export const replaySteps = (
  { rules, steps }: ReplayedRound,
  { paint, columns }: ReplayOptions,
): readonly (readonly string[])[] => {
  const options = { paint, columns: columns - TIME.length - 2 };
  let before = '';
  return steps.map(({ event, seen }) => {
    const time = event.at.slice(TIME.from, TIME.from + TIME.length);
    const felt = feltOf(rules, seen, options);
    const changed = felt.join('\n') !== before;
    before = felt.join('\n');
    return [
      ...beside(
        { text: time, paint: colors.dim },
        TIME.length,
        [{ text: eventWords(rules, event), paint: colors.bold }],
        columns,
      ),
      ...(changed ? felt.map((line) => `${' '.repeat(TIME.length + 2)}${line}`) : []),
    ];
  });
};

const feltOf = (
  rules: ReplayedRound['rules'],
  seen: ReplayedView,
  options: FeltOptions,
): readonly string[] =>
  seen.kind === 'contest'
    ? contestFelt(rules, seen.view, options)
    : ricochetFelt(rules, seen.view, options);

/** The settlement, which is what the core settles now. */
export const replaySettlement = (
  { rules, lines, notices }: ReplayedRound,
  { columns }: ReplayOptions,
): readonly string[] => [
  '',
  colors.bold('Settled'),
  ...settledLines(rules, lines, { columns, seats: 'named' }),
  ...notices.flatMap(({ text, cite }) =>
    wrap(
      [
        { text: `! ${text}`, paint: colors.yellow },
        { text: `(${citationLabel(cite)})`, paint: colors.dim },
      ],
      columns,
    ),
  ),
  '',
  ...seatsOf(lines).map(({ seat, own }) => sumWords(`Seat ${seat}`, own)),
  colors.green('Every event follows, and the settlement is what these rules give.'),
];

/** The lines of each seat, the lowest seat first. */
export const seatsOf = (lines: ReplayedRound['lines']) =>
  [...new Set(lines.map(({ seat }) => seat))]
    .toSorted((left, right) => left - right)
    .map((seat) => ({ seat, own: lines.filter((line) => line.seat === seat) }));
