import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { seal } from '../../src/index.js';
import { audit } from '../../src/store/audit/audit.js';
import type { Seal } from '../../src/store/seals/seal.js';
import { nextSeal, sealHash } from '../../src/store/seals/seal.js';
import { verifySeals } from '../../src/store/seals/verify-seals.js';
import { playInto } from '../support/busy-store.js';
import { forge } from '../support/forge.js';
import { tamper } from '../support/raw.js';
import { newSqlite } from '../support/sqlite.js';

const AT = '2026-03-01T20:00:10Z';

/** A store whose every two rounds were sealed. */
const sealed = async (times: number) => {
  const { store, file, folder } = newSqlite();
  const seals = path.join(folder, 'seals.jsonl');
  for (let turn = 0; turn < times; turn += 1) {
    await playInto(store, 2, turn * 2);
    unwrap(await seal(store, seals, AT));
  }
  return { store, file, seals, text: () => readFileSync(seals, 'utf8') };
};

describe('a seal', () => {
  test('is a line of its own that knows the one before', async () => {
    const { text } = await sealed(3);
    const lines = text().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('');
    const [first, second] = lines.slice(0, 2).map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      seq: 1,
      at: AT,
      position: 8,
      streams: 3,
      previous: '0'.repeat(64),
    });
    expect(second).toMatchObject({ seq: 2, position: 16, previous: first.hash });
    expect(second.root).not.toBe(first.root);
    expect(verifySeals(text())).toMatchObject({ ok: true, value: { length: 3 } });
  });

  test('is not made twice of the same', async () => {
    const { store, seals, text } = await sealed(1);
    expect(await seal(store, seals, AT)).toEqual({ ok: true, value: null });
    expect(text().split('\n')).toHaveLength(2);
  });

  test('of an empty store is none', async () => {
    const { store, folder } = newSqlite();
    const seals = path.join(folder, 'seals.jsonl');
    expect(await seal(store, seals, AT)).toEqual({ ok: true, value: null });
  });

  test('goes on after a line that a crash cut off', async () => {
    const { store, seals, text } = await sealed(2);
    appendFileSync(seals, `{"at":"${'2026'.repeat(200)}`);
    expect(verifySeals(text())).toMatchObject({ ok: true, value: { length: 2 } });
    await playInto(store, 1, 4);
    expect(await seal(store, seals, AT)).toMatchObject({ ok: true, value: { seq: 3 } });
    expect(text()).toMatch(/\}\n$/);
    expect(verifySeals(text())).toMatchObject({ ok: true, value: { length: 3 } });
  });

  test('goes on in a file much longer than what is read of it', async () => {
    const { text } = await sealed(20);
    expect(text().length).toBeGreaterThan(4096);
    expect(verifySeals(text())).toMatchObject({ ok: true, value: { length: 20 } });
  });

  test('is refused after something that is no seal', async () => {
    const { store, seals } = await sealed(1);
    appendFileSync(seals, 'not a seal\n');
    await playInto(store, 1, 2);
    expect(await seal(store, seals, AT)).toMatchObject({ ok: false, error: { code: 'bad-seal' } });
  });

  test('is refused after a tail too long for a crash, and nothing is written over', async () => {
    const { store, seals, text } = await sealed(2);
    appendFileSync(seals, 'x'.repeat(5000));
    const before = text();
    await playInto(store, 1, 4);
    expect(await seal(store, seals, AT)).toMatchObject({ ok: false, error: { code: 'bad-seal' } });
    expect(text()).toBe(before);
  });

  test('is refused by a store that has lost what was sealed', async () => {
    const { store, file, seals } = await sealed(2);
    tamper(
      file,
      'DELETE FROM postings WHERE position > 12; DELETE FROM events WHERE position > 12',
    );
    const error = { code: 'store-behind-seals' };
    expect(await seal(store, seals, AT)).toMatchObject({ ok: false, error });
  });
});

describe('a file of seals', () => {
  const edit = async (change: (lines: string[]) => void) => {
    const { text } = await sealed(3);
    const lines = text().split('\n');
    change(lines);
    return verifySeals(lines.join('\n'));
  };
  const wrong: readonly (readonly [string, (lines: string[]) => void, number])[] = [
    [
      'a changed root',
      (lines) => {
        lines[1] = lines[1]!.replace(/"root":"./, '"root":"x');
      },
      2,
    ],
    [
      'a line left out',
      (lines) => {
        lines.splice(1, 1);
      },
      2,
    ],
    [
      'the first line left out',
      (lines) => {
        lines.splice(0, 1);
      },
      1,
    ],
    [
      'lines exchanged',
      (lines) => {
        lines.splice(0, 2, lines[1]!, lines[0]!);
      },
      1,
    ],
    [
      'a line twice',
      (lines) => {
        lines.splice(1, 0, lines[0]!);
      },
      2,
    ],
    [
      'an empty line',
      (lines) => {
        lines.splice(2, 0, '');
      },
      3,
    ],
    [
      'an unknown field',
      (lines) => {
        lines[2] = lines[2]!.replace('{', '{"x":1,');
      },
      3,
    ],
  ];
  for (const [what, change, line] of wrong)
    test(`with ${what} is bad at that line`, async () => {
      expect(await edit(change)).toMatchObject({ ok: false, error: { line } });
    });

  // Lines whose own hash is right, made by somebody who knows how.
  const fields = { at: AT, position: 9, streams: 1, root: 'root' };
  const first = nextSeal(null, fields);
  const second = nextSeal(first, { ...fields, position: 10 });
  const forged: readonly (readonly [string, Partial<Seal>])[] = [
    ['a number left out', { seq: 3 }],
    ['another seal before it', { previous: second.hash }],
    ['no more events than before', { position: 9 }],
    ['fewer events than before', { position: 8 }],
  ];
  const fileOf = (...seals: readonly Seal[]) =>
    seals.map((one) => `${JSON.stringify(one)}\n`).join('');
  for (const [what, change] of forged)
    test(`with ${what} is bad, though the line is whole`, () => {
      expect(verifySeals(fileOf(first, second))).toMatchObject({ ok: true });
      const changed = { ...second, ...change };
      const wrongly = { ...changed, hash: sealHash(changed) };
      expect(verifySeals(fileOf(first, wrongly))).toMatchObject({ ok: false, error: { line: 2 } });
    });

  test('that is bad is named by an audit', async () => {
    const { store, text } = await sealed(1);
    expect(await audit(store, `x\n${text()}`)).toMatchObject({
      ok: false,
      error: { code: 'bad-seal', message: expect.stringContaining('seal 1') as string },
    });
  });
});

describe('an audit with seals', () => {
  test('counts them when all is as they saw it, also after more has happened', async () => {
    const { store, text } = await sealed(3);
    await playInto(store, 1, 6);
    expect(await audit(store, text())).toMatchObject({ ok: true, value: { events: 28, seals: 3 } });
  });

  test('finds a forged chain, which is whole by itself', async () => {
    const { store, file, text } = await sealed(3);
    await forge(store, file, 'table/t1', 4, { text: '{"note":"eve wins"}' });
    expect(await audit(store, null)).toMatchObject({ ok: true });
    const error = { code: 'seal-differs', position: 16 };
    expect(await audit(store, text())).toMatchObject({ ok: false, error });
  });

  test('finds a tail that was cut off with its heads', async () => {
    const { store, file, text } = await sealed(3);
    const events = await store.readAll({ after: 0, limit: 20 });
    const ends = ['table/t0', 'table/t1', 'jackpot/j'].map(
      (stream) => events.findLast((event) => event.stream === stream)!,
    );
    tamper(
      file,
      `DELETE FROM postings WHERE position > 20; DELETE FROM events WHERE position > 20;
       DELETE FROM balances;
       INSERT INTO balances SELECT account, sum(micros) FROM postings GROUP BY account;
       ${ends.map(({ stream, version, hash }) => `UPDATE heads SET version = ${version}, hash = '${hash}' WHERE stream = '${stream}';`).join('')}`,
    );
    expect(await audit(store, null)).toMatchObject({ ok: true, value: { events: 20 } });
    expect(await audit(store, text())).toMatchObject({
      ok: false,
      error: { code: 'events-missing', position: 21 },
    });
  });

  test('finds seals of another store', async () => {
    const [one, other] = [await sealed(2), await sealed(2)];
    writeFileSync(one.seals, other.text());
    expect(await audit(one.store, one.text())).toMatchObject({
      ok: false,
      error: { code: 'seal-differs', position: 8 },
    });
  });
});
