import { existsSync } from 'node:fs';
import process from 'node:process';
import type { AuditProgress } from '@baize/house';
import type { Command } from 'commander';
import { type DataOption, dataIn, dataOption, openHouse } from '../house-data.js';
import { readText } from '../input-file.js';
import { auditText, findingText } from '../render/audit.js';
import { timedProgress } from '../simulate/timed-progress.js';
import { print, printJson, proseColumns } from '../terminal.js';

interface AuditOptions extends DataOption {
  readonly seals?: string;
  readonly json?: true;
}

/** `baize audit`: is everything in the books of a house as it was written, and as it should be? */
export const registerAudit = (baize: Command): void => {
  baize
    .command('audit')
    .summary('check everything that a house has on record')
    .description(
      'Checks everything that a house has on record: every chain, posting and balance, and the seals; ' +
        'then it replays every table, settles every round again from its cards, holds every meter ' +
        'against the ledger, and verifies the proof of every round. It names the first entry that is ' +
        'wrong. The house may go on meanwhile.',
    )
    .addOption(dataOption())
    .option('--seals <file>', 'seals that were kept elsewhere (otherwise those in the folder)')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize audit\n' +
        '  baize audit --data /srv/baize --seals /mnt/safe/seals.jsonl\n' +
        '  baize audit --json\n\n' +
        'Exit codes: 0 everything is right; 1 an entry is wrong; 2 bad input.',
    )
    .action(async ({ data, seals, json }: AuditOptions) => {
      const { auditHouse } = await import('@baize/house');
      const { database, seals: beside } = dataIn(data);
      const file = seals ?? (existsSync(beside) ? beside : null);
      const sealsText = file === null ? null : readText(file);
      const store = await openHouse(data);
      const showing = progress();
      try {
        const audited = await auditHouse(store, sealsText, showing.tell);
        showing.end();
        process.exitCode = audited.ok ? 0 : 1;
        if (json) printJson(jsonOf(audited.ok ? audited.value : { finding: audited.error }));
        else if (audited.ok) print(auditText(database, audited.value, file).join('\n'));
        else print(findingText(database, audited.error, proseColumns()).join('\n'));
      } finally {
        showing.end();
        await store.close();
      }
    });
};

const jsonOf = (answer: object) => ({ version: 1, ok: !('finding' in answer), ...answer });

const LABELS = { chains: 'Chains and ledger', replay: 'Tables and rounds' } as const;

/** One bar for each half of the work. */
const progress = (): { readonly tell: AuditProgress; readonly end: () => void } => {
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
        shown = { part, bar: timedProgress(LABELS[part], of, 'events') };
      }
      shown.bar.tell(done);
    },
    end,
  };
};
