import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BIN, baize, started } from './support/baize.js';
import { playedHouse, scratch } from './support/house.js';

/** A house in a process of its own, with what it said. */
interface Serving {
  readonly child: ChildProcessWithoutNullStreams;
  readonly said: () => string;
  readonly address: string;
}

/** Starts a house by a command of the shell, and waits until it says where it is. */
const serving = async (command: string, args: readonly string[]): Promise<Serving> => {
  const child = spawn(command, args);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  const heard = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`it stopped: ${said}`)));
  });
  return { child, said: () => said, address: await heard };
};

const SERVE = 'serve --no-tables --port 0 --orders-per-minute 0 --log-level error --data';

/** Whether this machine lets us have a small disk of our own. */
const mayMount = (): boolean =>
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/**
 * A house whose disk takes a few megabytes: a small disk where the machine lets us have one, and else files
 * that may not grow any more.
 */
const onSmallDisk = async (): Promise<Serving & { readonly full: RegExp }> => {
  const data = scratch();
  const run = `exec '${process.execPath}' '${BIN}' ${SERVE} '${data}'`;
  if (mayMount()) {
    const mount = `mount -t tmpfs -o size=3m none '${data}' && ${run}`;
    const house = await serving('unshare', ['-m', 'sh', '-c', mount]);
    return { ...house, full: /disk-full/ };
  }
  const house = await serving('bash', ['-c', `trap '' XFSZ; ulimit -f 1024; ${run}`]);
  return { ...house, full: /disk-(full|fails)/ };
};

describe('a disk that is full', () => {
  test('answers 503 with a sentence, is not ready, and the log says why', async () => {
    const { address, said, full } = await onSmallDisk();
    const headers = { 'content-type': 'application/json' };
    const guest = await fetch(`${address}/api/guests`, { method: 'POST', headers, body: '{}' });
    const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
    const order = async (key: number) =>
      fetch(`${address}/api/me/orders`, {
        method: 'POST',
        headers: { ...headers, cookie, 'idempotency-key': `${key}` },
        body: '{"type":"ConfirmAge","atLeast":21}',
      });
    let answer = await order(0);
    // Each order takes some room, until there is none for another one.
    for (let key = 1; answer.status < 400 && key < 20_000; key += 1) answer = await order(key);
    expect(answer.status).toBe(503);
    const problem = (await answer.json()) as { readonly code: string; readonly detail: string };
    expect(problem.code).toMatch(full);
    expect(problem.detail).toMatch(/^the disk of the house (is full|fails): nothing can be stored/);
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    // The log is written behind the answer.
    await expect.poll(said).toMatch(/"why":"the disk of the house (is full|fails)/);
  });
});

/** Runs the built command without the right of the superuser to write where nobody may. */
const withoutPrivilege = (args: readonly string[]) => {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? 'setpriv' : process.execPath;
  const drop = ['--bounding-set', '-dac_override,-dac_read_search', process.execPath];
  const { stdout, stderr, status } = spawnSync(command, [...(isRoot ? drop : []), BIN, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  return { stdout, stderr, code: status };
};

/** The folder of a house on media that cannot be written; `log` is what was stored last. */
const readOnlyFolder = async (log: boolean): Promise<string> => {
  const { folder, store } = await playedHouse();
  if (!log) await store.close();
  const media = scratch();
  for (const name of readdirSync(folder).filter((one) => log || one === 'house.db')) {
    if (!name.endsWith('-shm')) copyFileSync(path.join(folder, name), path.join(media, name));
  }
  for (const name of readdirSync(media)) chmodSync(path.join(media, name), 0o444);
  chmodSync(media, 0o555);
  onTestFinished(() => chmodSync(media, 0o755));
  return media;
};

describe('a folder that cannot be written', () => {
  for (const log of [false, true])
    test(`is audited all the same, ${log ? 'with a log of what was stored last' : 'as it lies there'}`, async () => {
      const folder = await readOnlyFolder(log);
      const before = readdirSync(folder);
      const audited = withoutPrivilege(['audit', '--data', folder]);
      expect(audited).toMatchObject({ code: 0, stderr: '' });
      expect(audited.stdout).toMatch(/\n {2}rounds filed +2\n/);
      expect(readdirSync(folder)).toEqual(before);
    });

  test('holds no house that runs, and serve says so in a sentence', async () => {
    const folder = await readOnlyFolder(false);
    const served = withoutPrivilege(['serve', '--port', '0', '--data', folder]);
    expect(served).toMatchObject({ code: 1, stdout: '' });
    expect(served.stderr).toMatch(
      /^the folder \S+ cannot be written \([A-Z_]+\): a house needs one of its own\n$/,
    );
  });

  test('is not migrated, and migrate says so in a sentence', async () => {
    const folder = await readOnlyFolder(false);
    const migrated = withoutPrivilege(['migrate', '--data', folder]);
    expect(migrated.code).toBe(2);
    expect(migrated.stderr).toMatch(/^\S+house\.db cannot be used: [a-z, ]+[A-Z_]+\n$/);
  });
});

describe('the files of every command', () => {
  const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  test('are for their owner alone, whatever the umask', async () => {
    const { folder } = await playedHouse();
    const place = scratch();
    const [copy, lines, data] = ['copy.db', 'lines.jsonl', 'new/house'].map((name) =>
      path.join(place, name),
    ) as [string, string, string];
    const before = process.umask(0);
    try {
      const run = async (...args: readonly string[]) => {
        process.umask(0);
        expect(await baize(args)).toMatchObject({ code: 0, stderr: '' });
      };
      await run('backup', '--data', folder, '--to', copy);
      await run('restore', '--from', copy, '--data', data);
      const span = ['--from', '2026-01-01', '--to', '2027-01-01'];
      await run('export', '--data', folder, ...span, '--out', lines);
      await run('migrate', '--data', path.join(place, 'made'));
    } finally {
      process.umask(before);
    }
    for (const file of [
      copy,
      lines,
      path.join(data, 'house.db'),
      path.join(place, 'made/house.db'),
    ])
      expect(modeOf(file)).toBe('600');
    for (const made of [path.join(place, 'new'), data, path.join(place, 'made')])
      expect(modeOf(made)).toBe('700');
  });
});

describe('two processes on one folder', () => {
  test('the second says so and stops; after a kill the next one starts', async () => {
    const data = scratch();
    const args = [BIN, ...`${SERVE}`.split(' '), data];
    const { child } = await serving(process.execPath, args);
    const second = started(['serve', '--port', '0', '--data', data]);
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toBe(
      `another process runs a house on ${data}: stop it first, or start this one with --share\n`,
    );
    await serving(process.execPath, [...args, '--share']);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  });
});
