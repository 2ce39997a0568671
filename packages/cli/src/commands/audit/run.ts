import { existsSync } from 'node:fs';
import type { AuditProgress } from '@baize/house';
import { dataIn, forOwnerAlone, ofDatabase, openHouse } from '../../input/house-data.js';
import { readText } from '../../input/input-file.js';
import { timedProgress } from '../../render/timed-progress.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { AUDIT } from './command.js';
import { auditText, findingText } from './text.js';

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
