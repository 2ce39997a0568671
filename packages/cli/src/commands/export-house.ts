import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { finished } from 'node:stream/promises';
import type { Exported, SqliteStore } from '@baize/house';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { type DataOption, dataOption, inAFolder, openHouse } from '../house-data.js';
import { counted } from '../render/ledger.js';
import { print } from '../terminal.js';

interface ExportOptions extends DataOption {
  readonly from: string;
  readonly to: string;
  readonly out?: string;
}

type Span = Pick<ExportOptions, 'from' | 'to'>;

/** `baize export`: what happened in a house, for other programs, with the chain that proves it. */
export const registerExportHouse = (baize: Command): void => {
  baize
    .command('export')
    .summary('print the events of a house with their chain')
    .description(
      'Prints what happened in a house between two instants as JSON lines: every event with its ' +
        'postings, its hash and the hash before it. Events of rounds that are still open are ' +
        'withheld: they keep their place by their hash alone. The house may go on meanwhile.',
    )
    .addOption(dataOption())
    .requiredOption('--from <instant>', 'from here on: 2026-03-01 or 2026-03-01T20:00:00Z (UTC)')
    .requiredOption('--to <instant>', 'until before here')
    .option('--out <file>', 'write to this file (otherwise to standard output)')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize export --from 2026-03-01 --to 2026-04-01 --out march.jsonl\n' +
        '  baize export --data /srv/baize --from 2026-03-01T20:00:00Z --to 2026-03-02T04:00:00Z\n\n' +
        'Exit codes: 0 done; 2 bad input.',
    )
    .action(async ({ data, out, ...given }: ExportOptions) => {
      const span = { from: instant('--from', given.from), to: instant('--to', given.to) };
      if (Date.parse(span.from) >= Date.parse(span.to)) {
        throw new BadInput(`--to must be after --from, and ${given.to} is not after ${given.from}`);
      }
      const store = await openHouse(data);
      try {
        if (out === undefined) await written(store, span, process.stdout);
        else await toFile(store, span, out);
      } finally {
        await store.close();
      }
    });
};

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z)?$/;

const instant = (option: string, given: string): string => {
  const parsed = INSTANT.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(parsed)) {
    throw new BadInput(
      `${option}: "${given}" is no instant, such as 2026-03-01 or 2026-03-01T20:00:00Z`,
    );
  }
  return new Date(parsed).toISOString();
};

/** A slow reader is waited for. */
const written = async (
  store: SqliteStore,
  span: Span,
  out: NodeJS.WritableStream,
): Promise<Exported> => {
  const { exportHouse } = await import('@baize/house');
  return exportHouse(store, span, async (line) => {
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  });
};

/** The file appears under its name when it is whole. */
const toFile = async (store: SqliteStore, span: Span, file: string): Promise<void> => {
  inAFolder(file);
  if (existsSync(file)) throw new BadInput(`${file} is there already`);
  const draft = `${file}.part`;
  const out = createWriteStream(draft);
  try {
    const done = await Promise.race([written(store, span, out), failed(out)]);
    out.end();
    await finished(out);
    renameSync(draft, file);
    print(`${file}: ${words(done)}`);
  } catch (error) {
    out.destroy();
    rmSync(draft, { force: true });
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new BadInput(`${file} cannot be written: ${error.message}`);
  }
};

const failed = async (out: NodeJS.WritableStream): Promise<never> => {
  const [error] = (await once(out, 'error')) as [Error];
  throw error;
};

const words = ({ events, withheld }: Exported): string => {
  const many = `${counted(events)} ${events === 1 ? 'event' : 'events'}`;
  return withheld === 0
    ? many
    : `${many}, ${counted(withheld)} of them withheld: their rounds are still open`;
};
