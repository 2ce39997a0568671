import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/baize.js', import.meta.url));

export const example = (name: string): string =>
  fileURLToPath(new URL(`../../../rulebook/examples/${name}.json`, import.meta.url));

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built command the way a person or a script does. */
export const baize = (args: readonly string[], { input = '', env = {} }: Given = {}) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { stdout, stderr, code: status };
};

/** For commands that must succeed quietly. */
export const answerOf = (...args: readonly string[]): string => {
  const { stdout, stderr, code } = baize(args);
  if (code !== 0 || stderr !== '') throw new Error(`baize ${args.join(' ')}: ${code} ${stderr}`);
  return stdout;
};

export const jsonOf = (...args: readonly string[]): unknown => JSON.parse(answerOf(...args));
