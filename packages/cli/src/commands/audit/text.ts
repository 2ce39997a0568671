import type { HouseAudited, HouseFinding } from '@baize/house';
import colors from 'picocolors';
import { ledger } from '../../render/ledger.js';
import { counted } from '../../render/numbers.js';
import { beside, prose } from '../../render/text.js';

const COLUMNS = 46;

export const auditText = (
  database: string,
  report: HouseAudited,
  seals: string | null,
): readonly string[] => {
  const rows: readonly (readonly [string, number])[] = [
    ['events', report.events],
    ['streams, each with its chain', report.streams],
    ['lines of the ledger', report.ledgerLines],
    ['house rules on file', report.rules],
    ['tables', report.tables],
    ['jackpots', report.jackpots],
    ['rounds filed', report.rounds],
    ['settlements made again', report.settlements],
    ['proofs verified', report.proofs],
    ['receipts compared', report.receipts],
    ['snapshots compared', report.snapshots],
    ['answers kept', report.answers],
    ...(report.seals === null ? [] : [['seals', report.seals] as const]),
  ];
  const lines = rows.map(([what, many]) => [what, counted(many)] as const);
  return [
    `${colors.bold('Audit of')} ${database}`,
    ...ledger('', lines, COLUMNS).lines,
    '',
    colors.green('Everything is as it was written, and as it should be.'),
    seals === null
      ? colors.yellow(
          'There were no seals to compare with: a tail that was cut off would not show.',
        )
      : `Compared with the seals in ${seals}.`,
  ];
};

const LABEL = 'Expected'.length;

export const findingText = (
  database: string,
  { code, message, expected }: HouseFinding,
  columns: number,
): readonly string[] => [
  `${colors.bold('Audit of')} ${database}`,
  colors.red(colors.bold('The first entry that is wrong:')),
  ...beside('Code', LABEL, [code], columns),
  ...beside('Found', LABEL, [message], columns),
  ...(expected === null ? [] : beside('Expected', LABEL, [expected], columns)),
  '',
  ...prose('Nothing after it was looked at.', columns),
];
