import type { Result } from '@baize/result';
import { citationLabel } from '@baize/rulebook';
import { narrate, recordVoice, sentence } from '@baize/table';
import colors from 'picocolors';
import type { PaintSuit } from '../../felt/cards.js';
import { noticeLines, settledLines, sumWords } from '../../felt/lines.js';
import type { TerminalGame } from '../../game.js';
import { beside, dim } from '../../render/text.js';
import type { Parting, ReplayedRound } from './replayed.js';

export interface ReplayOptions {
  readonly paint: PaintSuit;
  readonly columns: number;
}

export const replayHeading = ({ rules, round, steps }: ReplayedRound): readonly string[] => {
  const day = steps[0]?.event.event.at.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return [
    colors.bold(colors.green(rules.inForce.rulebook.name)),
    `Round ${round}, played on ${day}; times are UTC.`,
    colors.dim(`rules ${rules.digest}`),
  ];
};

/** `20:15:02`, and the columns it takes. */
const TIME = { from: 'yyyy-mm-ddT'.length, length: 'hh:mm:ss'.length };

/** Each event in words with its time, and the felt when it has changed. */
export const replaySteps = (
  { rules, steps }: ReplayedRound,
  { feltLines }: TerminalGame,
  { paint, columns }: ReplayOptions,
): readonly (readonly string[])[] => {
  const options = { paint, columns: columns - TIME.length - 2 };
  const voice = recordVoice(rules.inForce);
  let before = '';
  return steps.map(({ event, view }) => {
    const time = event.event.at.slice(TIME.from, TIME.from + TIME.length);
    const felt = view === null ? [] : feltLines(rules.inForce, view, options);
    const changed = felt.join('\n') !== before;
    before = felt.join('\n');
    const { what, cite } = narrate(event, voice);
    return [
      ...beside(
        dim(time),
        TIME.length,
        [
          { text: sentence(what), paint: colors.bold },
          ...(cite === null ? [] : [dim(`(${citationLabel(cite)})`)]),
        ],
        columns,
      ),
      ...(changed ? felt.map((line) => `${' '.repeat(TIME.length + 2)}${line}`) : []),
    ];
  });
};

export const replaySettlement = (
  { rules, lines, notices }: ReplayedRound,
  { columns }: ReplayOptions,
): readonly string[] => [
  '',
  colors.bold('Settled'),
  ...settledLines(rules.inForce, lines, { columns, seats: 'named' }),
  ...noticeLines(notices, columns),
  '',
  ...seatsOf(lines).map(({ seat, own }) => sumWords(`Seat ${seat}`, own)),
  colors.green('Every event follows, and the settlement is what these rules give.'),
];

const seatsOf = (lines: ReplayedRound['lines']) =>
  [...new Set(lines.map(({ seat }) => seat))]
    .toSorted((left, right) => left - right)
    .map((seat) => ({ seat, own: lines.filter((line) => line.seat === seat) }));

export const replayJson = (replayed: Result<ReplayedRound, Parting>) => {
  if (!replayed.ok) return { error: replayed.error.message, details: replayed.error.details };
  const { rules, round, steps, lines, notices } = replayed.value;
  const voice = recordVoice(rules.inForce);
  return {
    round,
    rulebook: rules.inForce.rulebook.id,
    rules: rules.digest,
    steps: steps.map(({ event, view }) => ({
      at: event.event.at,
      by: event.event.by,
      type: event.event.type === 'InRound' ? event.event.event.type : event.event.type,
      words: sentence(narrate(event, voice).what),
      view,
    })),
    lines,
    notices,
    seats: Object.fromEntries(seatsOf(lines).map(({ seat, own }) => [seat, sums(own)])),
  };
};

/** In cents, as `baize settle` sums them. */
const sums = (lines: ReplayedRound['lines']) => {
  const staked = lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  const back = lines.reduce((sum, line) => sum + line.paysCents + line.returnedCents, 0);
  return { staked, net: back - staked };
};
