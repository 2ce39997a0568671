import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of its own that answers in lines. */
export interface Child {
  readonly lines: AsyncIterator<string>;
  readonly tell: (line: string) => void;
  /** Ends it as a power cut would, and waits until it is gone. */
  readonly kill: () => Promise<void>;
  readonly gone: Promise<number | null>;
}

export const start = (script: string, ...args: readonly string[]): Child => {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('pipes');
  return {
    lines: createInterface({ input: stdout })[Symbol.asyncIterator](),
    tell: (line) => stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    gone,
  };
};

export const nextLine = async ({ lines }: Child): Promise<string> => {
  const { value, done } = await lines.next();
  if (done === true) throw new Error('the process ended too early');
  return value;
};
