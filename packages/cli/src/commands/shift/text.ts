import type { DayReport } from '@baize/table';
import colors from 'picocolors';
import { arranged, blockLines, halfOf } from '../../render/ledger.js';
import { counted, many } from '../../render/numbers.js';
import {
  correctionsBlock,
  irregularityLines,
  jackpotBlocks,
  potsBlock,
  tipsBlock,
  trayBlock,
  wagersBlock,
  winBlock,
} from '../../render/report-blocks.js';
import { indent, prose } from '../../render/text.js';
import type { ShiftDone, ShiftOrder } from './play-shift.js';

const WIDEST = 120;
const ALONE = 60;

export const shiftText = (
  order: ShiftOrder,
  { report, replay, days }: ShiftDone,
  terminal: number,
): readonly string[] => {
  const columns = Math.min(WIDEST, terminal);
  const half = halfOf(columns);
  const wide = half ?? Math.min(ALONE, columns);
  const { rules } = order.table;
  return [
    ...heading(order, report, columns),
    ...prose(replayWords(replay), columns),
    ...(days === 1 ? [] : prose(`The last of ${counted(days)} days:`, columns)),
    ...arranged([trayBlock(report, wide), winBlock(report, wide)], half),
    ...blockLines(wagersBlock(rules, report, columns)),
    ...arranged([...potsBlock(rules, report, wide), ...jackpotBlocks(rules, report, wide)], half),
    ...arranged([tipsBlock(report, wide), correctionsBlock(report, wide)], half),
    ...irregularityLines(rules, report, columns),
    ...dealers(report, columns),
  ];
};

const heading = (
  { table, seed, felt }: ShiftOrder,
  { rounds, opened, closed, rules }: DayReport,
  columns: number,
): readonly string[] => [
  colors.bold(table.rules.rulebook.name),
  ...prose(
    `${many(rounds.complete + rounds.void, 'round')} on a ${felt} felt, seed "${seed}": ` +
      `${counted(rounds.complete)} complete, ${counted(rounds.void)} void.`,
    columns,
  ),
  ...prose(`Open ${hoursOf(opened, closed)}, under the rules ${shortly(rules)}.`, columns),
];

/** `2026-01-01, 08:00:06 to 12:20:42`; a later day is named. */
const hoursOf = (opened: string | null, closed: string | null): string => {
  const [day, from] = parted(opened);
  const [lastDay, to] = parted(closed);
  return `${day}, ${from} to ${day === lastDay ? '' : `${lastDay}, `}${to}`;
};

const parted = (instant: string | null): readonly [day: string, time: string] => {
  const [day = '', time = ''] = (instant ?? '').replace('Z', '').split('T');
  return [day, time];
};

/** Enough of a digest to compare by eye. */
const shortly = (digest: string): string => digest.slice(0, 'sha256:'.length + 12);

const replayWords = ({ events, same, state }: ShiftDone['replay']): string =>
  same
    ? `${counted(events)} events replayed: table, meters and books are byte for byte the same ` +
      `(${shortly(state)}).`
    : `${counted(events)} events replayed: the replay is NOT the same.`;

const dealers = ({ dealers: all }: DayReport, columns: number): readonly string[] => [
  '',
  colors.bold('Dealers'),
  ...indent(
    prose(
      all.map(({ dealer, rounds }) => `${dealer}, ${many(rounds, 'round')}`).join('; '),
      columns - 2,
    ),
  ),
];
