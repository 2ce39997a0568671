import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { FROM_ROOT } from './root.js';

/** The built command; where a hole was put back, the same house out of the bundle that has it. */
export const SERVE: readonly string[] =
  process.env.BAIZE_ATTACKED === undefined
    ? [path.join(FROM_ROOT, 'packages/cli/bin/baize.js'), 'serve']
    : [process.env.BAIZE_ATTACKED];

/** A house in a process of its own. */
export interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
  readonly said: () => string;
  /** Ends it as a power cut would, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** Starts a house and waits until it says where it is. */
export const startHouse = (command: string, args: readonly string[]): Promise<Serving> => {
  const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1' } });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[0];
      if (address !== undefined) resolve({ child, address, said: () => said, kill });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void gone.then(() => reject(new Error(`the house stopped: ${said}`)));
  });
};

export const serveOn = (data: string, ...options: readonly string[]): Promise<Serving> =>
  startHouse(process.execPath, [
    ...SERVE,
    '--port',
    '0',
    '--data',
    data,
    '--orders-per-minute',
    '0',
    '--log-level',
    'error',
    ...options,
  ]);
