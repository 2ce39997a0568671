import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Exported, SqliteStore } from '@baize/house';
import { BadInput } from '../../bad-input.js';
import { forOwnerAlone, inAFolder, openHouse, readingOf } from '../../input/house-data.js';
import { counted, many } from '../../render/numbers.js';
import { safeLine } from '../../safe-text.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { EXPORT_HOUSE } from './command.js';

type Span = Pick<Given<typeof EXPORT_HOUSE>, 'from' | 'to'>;

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z)?$/;

export const run = async (
  terminal: Terminal,
  { data, out, ...given }: Given<typeof EXPORT_HOUSE>,
): Promise<void> => {
  forOwnerAlone();
  const span = { from: instant('--from', given.from), to: instant('--to', given.to) };
  if (Date.parse(span.from) >= Date.parse(span.to)) {
    throw new BadInput(`--to must be after --from, and ${given.to} is not after ${given.from}`);
  }
  const store = await openHouse(data);
  try {
    if (out === undefined) {
      const { stdout } = terminal;
      // Escaped JSON means the same. Piped output is byte for byte the file.
      const shown = stdout.isTTY === true ? safeLine : (line: string) => line;
      await readingOf(data, () => written(store, span, stdout, shown));
    } else {
      const done = await readingOf(data, () => toFile(store, span, out));
      terminal.print(`${out}: ${words(done)}`);
    }
  } finally {
    await store.close();
  }
};

const instant = (option: string, given: string): string => {
  const parsed = INSTANT.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(parsed)) {
    throw new BadInput(
      `${option}: "${given}" is no instant, such as 2026-03-01 or 2026-03-01T20:00:00Z`,
    );
  }
  return new Date(parsed).toISOString();
};

/** Waits for slow readers. */
const written = async (
  store: SqliteStore,
  span: Span,
  out: NodeJS.WritableStream,
  shown: (line: string) => string = (line) => line,
): Promise<Exported> => {
  const { exportHouse } = await import('@baize/house');
  return exportHouse(store, span, async (line) => {
    if (!out.write(`${shown(line)}\n`)) await once(out, 'drain');
  });
};

/** The file gets its name only when it is complete. */
const toFile = async (store: SqliteStore, span: Span, file: string): Promise<Exported> => {
  inAFolder(file);
  if (existsSync(file)) throw new BadInput(`${file} is there already`);
  const draft = `${file}.part`;
  // A draft left by a crash would keep its mode.
  rmSync(draft, { force: true });
  const out = createWriteStream(draft, { mode: 0o600 });
  try {
    const done = await Promise.race([written(store, span, out), failed(out)]);
    out.end();
    await finished(out);
    renameSync(draft, file);
    return done;
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
  return withheld === 0
    ? many(events, 'event')
    : `${many(events, 'event')}, ${counted(withheld)} of them withheld: their rounds are still open`;
};
