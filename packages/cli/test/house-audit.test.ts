import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { seal } from '@baize/house';
import { unwrap } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { forge } from '../../house/test/support/forge.js';
import { tamper } from '../../house/test/support/raw.js';
import { answerOf, baize, jsonOf } from './support/baize.js';
import { playedHouse, scratch } from './support/house.js';

const AT = '2026-03-01T20:00:00.000Z';

describe('baize audit', () => {
  test('tells what it looked at, and that without seals a tail cut off would not show', async () => {
    const { folder, database, store } = await playedHouse();
    const events = await store.lastPosition();
    const lines = (await answerOf('audit', '--data', folder)).split('\n');
    expect(lines[0]).toBe(`Audit of ${database}`);
    expect(lines[1]).toBe(`  events${`${events}`.padStart(38)}`);
    expect(lines.join('\n')).toMatch(/\n {2}rounds filed +2\n/);
    expect(lines.join('\n')).toMatch(/\n {2}proofs verified +2\n/);
    expect(lines.join('\n')).not.toMatch(/\n {2}seals /);
    expect(lines.slice(-3, -1)).toEqual([
      'Everything is as it was written, and as it should be.',
      'There were no seals to compare with: a tail that was cut off would not show.',
    ]);
  });

  test('takes the seals in the folder, or those that were kept elsewhere', async () => {
    const { folder, store } = await playedHouse();
    const [beside, elsewhere] = [
      path.join(folder, 'seals.jsonl'),
      path.join(scratch(), 'kept.jsonl'),
    ];
    unwrap(await seal(store, elsewhere, AT));
    const kept = await answerOf('audit', '--data', folder, '--seals', elsewhere);
    expect(kept).toMatch(/\n {2}seals +1\n/);
    expect(kept).toContain(`\nCompared with the seals in ${elsewhere}.\n`);
    unwrap(await seal(store, beside, AT));
    expect(await answerOf('audit', '--data', folder)).toContain(`seals in ${beside}.\n`);
  });

  test('finds a tail that was cut off, with seals', async () => {
    const { folder, database, store } = await playedHouse();
    const seals = path.join(scratch(), 'kept.jsonl');
    unwrap(await seal(store, seals, AT));
    const last = await store.lastPosition();
    const head = await store.head('table/pit-1');
    const [, before] = await store.readStreamBack('table/pit-1', null, 2);
    tamper(
      database,
      `DELETE FROM postings WHERE position = ${last}; DELETE FROM events WHERE position = ${last};
       UPDATE heads SET version = ${head!.version - 1}, hash = '${before!.hash}' WHERE stream = 'table/pit-1';
       DELETE FROM balances; INSERT INTO balances SELECT account, sum(micros) FROM postings GROUP BY account`,
    );
    expect((await baize(['audit', '--data', folder])).code).toBe(0);
    const found = await baize(['audit', '--data', folder, '--seals', seals]);
    expect(found.code).toBe(1);
    expect(found.stdout).toContain('Code      events-missing\n');
    expect(found.stderr).toBe('');
  });

  test('exits 1 and names the first entry that is wrong, and what should stand there', async () => {
    const { folder, database, store } = await playedHouse();
    const filed = (await store.readStreamBack('rounds/pit-1', null, 1, ['RoundFiled']))[0]!;
    const event = { ...JSON.parse(filed.text), rules: 'sha256:others' };
    await forge(store, database, filed.stream, filed.version, { text: canonicalText(event) });
    const { code, stdout } = await baize(['audit', '--data', folder]);
    expect(code).toBe(1);
    expect(stdout).toContain('The first entry that is wrong:\nCode      filing-differs\n');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `Found event ${filed.position} (rounds/pit-1 version ${filed.version}): round pit-1/2 is filed with rules sha256:others Expected rules sha256:`,
    );
    const json = await baize(['audit', '--data', folder, '--json']);
    expect(json.code).toBe(1);
    const { position, stream, version } = filed;
    expect(JSON.parse(json.stdout)).toMatchObject({
      version: 1,
      ok: false,
      finding: { code: 'filing-differs', position, stream, version },
    });
  });

  test('answers as JSON', async () => {
    const { folder, store } = await playedHouse();
    expect(await jsonOf('audit', '--data', folder, '--json')).toMatchObject({
      version: 1,
      ok: true,
      events: await store.lastPosition(),
      seals: null,
      tables: 1,
      rounds: 2,
    });
  });

  test('says in one sentence what stands in its way', async () => {
    const folder = scratch();
    const none = await baize(['audit', '--data', folder]);
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toBe(
      `there is no house in ${folder}: ${path.join(folder, 'house.db')} is not there\n`,
    );
    writeFileSync(path.join(folder, 'house.db'), 'a letter to a friend '.repeat(100));
    const letter = await baize(['audit', '--data', folder]);
    expect(letter.code).toBe(2);
    expect(letter.stderr).toMatch(/is not a whole database \(SQLITE_NOTADB\)\n$/);
    const played = await playedHouse();
    const seals = await baize(['audit', '--data', played.folder, '--seals', 'nowhere.jsonl']);
    expect(seals.stderr).toBe('nowhere.jsonl cannot be read: there is no such file\n');
    expect(seals.code).toBe(2);
  });
});
