import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tamper } from '../../house/test/support/raw.js';
import { answerOf, baize } from './support/baize.js';
import { houseAt, playedHouse, scratch } from './support/house.js';

const ALWAYS = ['--from', '2000-01-01', '--to', '2100-01-01'] as const;

// biome-ignore lint/suspicious/noExplicitAny: whatever was stored
type Line = any;

const linesOf = (text: string): readonly Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('baize export', () => {
  test('prints every event with its chain', async () => {
    const { folder, store } = await playedHouse();
    const [header, ...events] = linesOf(await answerOf('export', '--data', folder, ...ALWAYS));
    expect(header).toEqual({
      export: 'baize events',
      version: 1,
      from: '2000-01-01T00:00:00.000Z',
      to: '2100-01-01T00:00:00.000Z',
    });
    expect(events).toHaveLength(await store.lastPosition());
    const ends = new Map<string, string>();
    for (const { stream, previous, hash } of events) {
      expect(previous).toBe(ends.get(stream) ?? '0'.repeat(64));
      ends.set(stream, hash);
    }
    for (const { stream, hash } of await store.heads()) expect(ends.get(stream)).toBe(hash);
  });

  test('writes to a file that is not there yet, and only whole', async () => {
    const { folder, store } = await playedHouse();
    const out = path.join(scratch(), 'all.jsonl');
    const told = await answerOf('export', '--data', folder, ...ALWAYS, '--out', out);
    expect(told).toBe(`${out}: ${await store.lastPosition()} events\n`);
    expect(readFileSync(out, 'utf8')).toBe(await answerOf('export', '--data', folder, ...ALWAYS));
    expect(readdirSync(path.dirname(out))).toEqual(['all.jsonl']);
    const again = await baize(['export', '--data', folder, ...ALWAYS, '--out', out]);
    expect(again).toEqual({ code: 2, stdout: '', stderr: `${out} is there already\n` });
  });

  test('steers no terminal by what came from outside, and is the same JSON there', async () => {
    const { folder, database, store } = await playedHouse();
    const hostile = '\u009b2J\u202e\u007f';
    const [event] = await store.readAll({ after: 5, limit: 1 });
    const text = JSON.stringify({ ...JSON.parse(event!.text), note: hostile });
    tamper(database, `UPDATE events SET text = '${text.replaceAll("'", "''")}' WHERE position = 6`);
    const args = ['export', '--data', folder, ...ALWAYS];
    const piped = await baize(args);
    const shown = await baize(args, { isTTY: true });
    expect(piped.stdout).toContain(hostile);
    expect(shown.stdout).toContain('\\u009b2J\\u202e\\u007f');
    expect(/(?!\n)[\p{Cc}\u202e]/u.exec(shown.stdout)).toBeNull();
    expect(linesOf(shown.stdout)).toEqual(linesOf(piped.stdout));
  });

  test.each([
    ['bytes that are no text', "CAST(X'FF' AS TEXT)", /event 6 is damaged/],
    ['text that is no JSON', "'{'", /an event of it is damaged/],
  ])('says what is wrong with a record of %s', async (_what, value, words) => {
    const { folder, database } = await playedHouse();
    tamper(database, `UPDATE events SET text = ${value} WHERE position = 6`);
    const { stderr, code } = await baize(['export', '--data', folder, ...ALWAYS]);
    expect(code).toBe(2);
    expect(stderr).toMatch(words);
    expect(stderr).toContain(`(baize audit --data ${folder})`);
  });

  test('has the events from an instant until before another', async () => {
    const { folder, store } = await playedHouse();
    const events = await store.readAll({ after: 0, limit: 1000 });
    const [from, to] = [events[20]!.at, events[60]!.at];
    const inside = events.filter(({ at }) => at >= from && at < to);
    const [, ...lines] = linesOf(
      await answerOf('export', '--data', folder, '--from', from, '--to', to),
    );
    expect(inside.length).toBeGreaterThan(10);
    expect(lines.map(({ position }) => position)).toEqual(inside.map(({ position }) => position));
  });

  test('lets no card and no seed of an open round out, also while a house has it open', async () => {
    const { folder, store, house } = await houseAt();
    const isDealt = async () =>
      (await store.readStream('table/pit-1')).some(({ text }) => text.includes('"CardsDealt"'));
    while (!(await isDealt())) expect(await house.playOne()).toBe(true);
    const out = path.join(scratch(), 'open.jsonl');
    const told = await answerOf('export', '--data', folder, ...ALWAYS, '--out', out);
    expect(told).toMatch(/ events, \d+ of them withheld: their rounds are still open\n$/);
    const text = readFileSync(out, 'utf8');
    const words = ['PlayerSat', 'CardsDealt', 'WagersPlaced', 'a seed of seat', 'houseSeed'];
    expect(words.filter((word) => text.includes(word))).toEqual(['PlayerSat']);
    const hidden = linesOf(text).filter(({ withheld }) => withheld === true);
    for (const line of hidden) {
      const { position, stream, version, previous, hash } = line;
      expect(line).toEqual({ position, stream, version, previous, hash, withheld: true });
    }
    expect(hidden.length).toBeGreaterThan(10);
  });

  test.each<[name: string, args: readonly string[], sentence: string]>([
    ['no span', [], "required option '--from <instant>' not specified"],
    [
      'no instant',
      ['--from', 'yesterday', '--to', '2026-01-01'],
      '--from: "yesterday" is no instant, such as 2026-03-01 or 2026-03-01T20:00:00Z',
    ],
    [
      'no such day',
      ['--from', '2026-01-01', '--to', '2026-13-01'],
      '--to: "2026-13-01" is no instant, such as 2026-03-01 or 2026-03-01T20:00:00Z',
    ],
    [
      'backwards',
      ['--from', '2026-01-02', '--to', '2026-01-01'],
      '--to must be after --from, and 2026-01-01 is not after 2026-01-02',
    ],
  ])('refuses %s in one sentence', async (_, args, sentence) => {
    const { code, stdout, stderr } = await baize(['export', '--data', 'nowhere', ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` });
  });

  test('refuses a file in no folder, and leaves nothing behind', async () => {
    const { folder } = await playedHouse();
    const place = scratch();
    writeFileSync(path.join(place, 'file'), '');
    const out = path.join(place, 'file', 'out.jsonl');
    const refused = await baize(['export', '--data', folder, ...ALWAYS, '--out', out]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toBe(`${out}: there is no folder ${path.dirname(out)}\n`);
    const missing = path.join(place, 'none', 'out.jsonl');
    const none = await baize(['export', '--data', folder, ...ALWAYS, '--out', missing]);
    expect(none.stderr).toBe(`${missing}: there is no folder ${path.dirname(missing)}\n`);
    expect(existsSync(path.dirname(missing))).toBe(false);
  });
});
