import { existsSync } from 'node:fs';
import type { AuditProgress, HouseAudited, HouseFinding } from '@baize/house';
import colors from 'picocolors';
import { dataIn, forOwnerAlone, ofDatabase, openHouse } from '../../input/house-data.js';
import { readText } from '../../input/input-file.js';
import { ledger } from '../../render/ledger.js';
import { counted } from '../../render/numbers.js';
import { timedProgress } from '../../render/progress.js';
import { beside, prose } from '../../render/text.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { AUDIT } from './command.js';

export const run = async (
  terminal: Terminal,
  { data, seals, json }: Given<typeof AUDIT>,
): Promise<void> => {
  forOwnerAlone();
  const { auditHouse } = await import('@baize/house');
  const { database, seals: beside } = dataIn(data);
  const file = seals ?? (existsSync(beside) ? beside : null);
  const sealsText = file === null ? null : readText(file, terminal);
  const store = await openHouse(data);
  const showing = progress(terminal);
  try {
    const audited = await ofDatabase(database, () => auditHouse(store, sealsText, showing.tell));
    showing.end();
    terminal.exitCode = audited.ok ? 0 : 1;
    if (json) terminal.printJson(jsonOf(audited.ok ? audited.value : { finding: audited.error }));
    else if (audited.ok) terminal.print(auditText(database, audited.value, file).join('\n'));
    else terminal.print(findingText(database, audited.error, terminal.proseColumns).join('\n'));
  } finally {
    showing.end();
    await store.close();
  }
};

const jsonOf = (answer: object) => ({ version: 1, ok: !('finding' in answer), ...answer });

const LABELS = { chains: 'Chains and ledger', replay: 'Tables and rounds' } as const;

const progress = (
  terminal: Terminal,
): { readonly tell: AuditProgress; readonly end: () => void } => {
  let shown: { readonly part: string; readonly bar: ReturnType<typeof timedProgress> } | null =
    null;
  const end = (): void => {
    shown?.bar.end();
    shown = null;
  };
  return {
    tell: (part, done, of) => {
      if (shown?.part !== part) {
        end();
        shown = { part, bar: timedProgress(terminal, LABELS[part], of, 'events') };
      }
      shown.bar.tell(done);
    },
    end,
  };
};

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
