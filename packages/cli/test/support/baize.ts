import { spawnSync } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/main.js';
import { type Host, Terminal } from '../../src/terminal.js';

export const BIN = fileURLToPath(new URL('../../bin/baize.js', import.meta.url));

export const example = (name: string): string =>
  fileURLToPath(new URL(`../../../rulebook/examples/${name}.json`, import.meta.url));

/** For tables on files alone. */
export const NO_STDIN = {
  readStdin: (): never => {
    throw new Error('nothing is on standard input');
  },
};

/** What a command said, and how it ended. */
interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Keeps what is written to it. */
class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _: unknown, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

interface Given {
  readonly input?: string;
  /** Whether standard output is a terminal. */
  readonly isTTY?: boolean;
}

/** Runs a command line on the sources, in this process, by the door that the built command takes. */
export const baize = async (
  args: readonly string[],
  { input = '', isTTY = false }: Given = {},
): Promise<Answer> => {
  const bytes = Buffer.from(input);
  const stdout = Object.assign(new Kept({ decodeStrings: true }), { isTTY });
  const stderr = new Kept({ decodeStrings: true });
  const host: Host = { stdin: Readable.from(input === '' ? [] : [bytes]), stdout, stderr };
  await run(['node', 'baize', ...args], new Terminal(host, () => bytes));
  return { stdout: stdout.text, stderr: stderr.text, code: Number(host.exitCode ?? 0) };
};

/** Starts the built command in a process of its own, the way a person or a script does. */
export const started = (
  args: readonly string[],
  { input = '', env = {} }: Given & { readonly env?: Readonly<Record<string, string>> } = {},
): Answer => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { stdout, stderr, code: status };
};

/** For commands that must succeed quietly. */
export const answerOf = async (...args: readonly string[]): Promise<string> => {
  const { stdout, stderr, code } = await baize(args);
  if (code !== 0 || stderr !== '') throw new Error(`baize ${args.join(' ')}: ${code} ${stderr}`);
  return stdout;
};

export const jsonOf = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse(await answerOf(...args));
