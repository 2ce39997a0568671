import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { auditHouse, openSqlite } from '../../src/index.js';
import { Caller } from '../../test/http/support/caller.js';
import { scratch } from '../../test/support/scratch.js';
import type { Attack, Part } from '../attack.js';
import { badAnswer, seen } from '../support/answers.js';
import { SERVE, type Serving, startHouse } from '../support/serve-process.js';

/** Whether this machine lets us have a small disk of our own. */
const mayMount = (): boolean =>
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

/** A house on a disk of three megabytes, and a way to give it more. */
const onSmallDisk = async (data: string): Promise<Serving & { readonly grow: () => boolean }> => {
  const args = ['--no-tables', '--port', '0', '--orders-per-minute', '0', '--log-level', 'error'];
  const run = `exec ${quoted([process.execPath, ...SERVE, ...args, '--data', data])}`;
  const mount = `mount -t tmpfs -o size=3m none '${data}' && ${run}`;
  const house = await startHouse('unshare', ['-m', 'sh', '-c', mount]);
  const grow = (): boolean => {
    const within = ['-t', String(house.child.pid), '-m', 'mount', '-o', 'remount,size=64m', data];
    return spawnSync('nsenter', within).status === 0;
  };
  return { ...house, grow };
};

const MOST_ORDERS = 20_000;

const full = async (attack: Attack): Promise<void> => {
  const row = attack.row('orders until the disk is full, and beyond', 'lost or failed');
  if (!mayMount()) {
    row.note('left out: this machine lets nobody mount a small disk');
    row.tried();
    return;
  }
  const data = scratch();
  const house = await onSmallDisk(data);
  const guest = await new Caller(house.address, null).post('/api/guests', {});
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { account } = (await guest.json()) as { readonly account: string };
  const caller = new Caller(house.address, cookie);
  const order = async (key: string) => {
    const response = await caller.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 21 }, key);
    return seen(response, new AbortController());
  };
  const answered: string[] = [];
  let refused = 0;
  for (let at = 0; refused < 50 && at < MOST_ORDERS; at += 1) {
    const answer = await order(`full-${at}`);
    if (answer.status >= 500) refused += 1;
    if (answer.status === 503) {
      row.check(/^the disk of the house is full/.test(detailOf(answer.text)) ? null : answer.text);
    } else row.check(badAnswer(answer) ?? (answer.status < 300 ? null : answer.text));
    if (answer.status < 300) answered.push(`full-${at}`);
  }
  row.check(refused === 50 ? null : `the disk was full ${refused} times`);
  const probe = attack.row('probes of a full house, and of one that has room again', 'wrong');
  const ready = await fetch(`${house.address}/readyz`);
  probe.check(ready.status === 503 ? null : `/readyz of a full house: ${ready.status}`);
  probe.check((await fetch(`${house.address}/healthz`)).status === 200 ? null : 'not healthy');
  probe.check((await caller.get('/api/me')).status === 200 ? null : 'reading fails');
  probe.check(house.grow() ? null : 'the disk cannot be made larger');
  let again = 0;
  for (let tried = 0; again !== 200 && tried < 200; tried += 1) {
    again = (await fetch(`${house.address}/readyz`)).status;
    if (again !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  probe.check(again === 200 ? null : `/readyz with room again: ${again}`);
  const later = await order('full-later');
  probe.check(later.status === 200 ? null : `an order with room again: ${later.status}`);
  const copy = path.join(scratch(), 'house.db');
  // The disk is seen by the house alone: its files are taken through its own eyes.
  for (const suffix of ['', '-wal']) {
    spawnSync('cp', [`/proc/${house.child.pid}/root${data}/house.db${suffix}`, `${copy}${suffix}`]);
  }
  await house.kill();
  const store = unwrap(openSqlite(copy));
  try {
    for (const key of answered)
      row.check((await store.answerTo(`${account}/${key}`)) ? null : `${key} is lost`);
    const audited = await auditHouse(store, null);
    probe.check(audited.ok ? null : `${audited.error.code}: ${audited.error.message}`);
  } finally {
    await store.close();
  }
};

const detailOf = (text: string): string => {
  try {
    return (JSON.parse(text) as { readonly detail?: string }).detail ?? '';
  } catch {
    return '';
  }
};

/** Without the right of the superuser to write where nobody may. */
const readOnly = (attack: Attack): void => {
  const row = attack.row('starts on a folder that cannot be written', 'without a sentence');
  const data = scratch();
  mkdirSync(path.join(data, 'in'));
  chmodSync(path.join(data, 'in'), 0o500);
  const isRoot = process.getuid?.() === 0;
  const drop = ['--bounding-set', '-dac_override,-dac_read_search', process.execPath];
  const args = [...SERVE, '--no-tables', '--port', '0', '--data', path.join(data, 'in')];
  const { status, stderr } = spawnSync(
    isRoot ? 'setpriv' : process.execPath,
    [...(isRoot ? drop : []), ...args],
    { encoding: 'utf8' },
  );
  row.check(status === 1 && /cannot be written/.test(stderr) ? null : `${status}: ${stderr}`);
};

export const disk: Part = {
  name: 'disk',
  quick: false,
  run: async (attack) => {
    await full(attack);
    readOnly(attack);
  },
};
