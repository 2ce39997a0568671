import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

const next = (child) => new Promise((resolve) => child.once('message', resolve));

/** A house with so many tables in a process of its own, on a folder that goes away with it. */
export const startHouse = async ({ tables, pace, practice }) => {
  const data = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  const child = fork(SERVER, [data, tables, pace, practice], { execArgv: ['--expose-gc'] });
  const { address } = await next(child);
  const ask = async (what) => {
    child.send(what);
    return next(child);
  };
  const stop = async () => {
    child.send('stop');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  };
  return { address, data, ask, tell: (what) => child.send(what), stop };
};
