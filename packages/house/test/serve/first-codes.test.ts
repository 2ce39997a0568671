import { unwrap } from '@baize/result';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { OddsDesk, type RunningHouse, runHouse } from '../../src/index.js';
import { type Bundle, bundle } from '../support/processes/bundle.js';
import { nextLine, start } from '../support/processes/child.js';
import { scratch } from '../support/scratch.js';

let firstStart: Bundle;

beforeAll(async () => {
  firstStart = await bundle('first-start');
});

afterAll(() => firstStart.remove());

const killed = async (data: string, when: 'before' | 'after'): Promise<readonly string[]> => {
  const child = start(firstStart.script, data, when);
  const codes = JSON.parse(await nextLine(child)) as readonly string[];
  await child.kill();
  return codes;
};

const run = async (data: string): Promise<RunningHouse> => {
  const running = unwrap(
    await runHouse({
      data,
      port: 0,
      host: '127.0.0.1',
      pace: 0,
      firstTables: false,
      web: null,
      https: false,
      limits: {},
      logLevel: 'silent',
      odds: new OddsDesk(),
    }),
  );
  onTestFinished(() => running.close(0).then(() => undefined));
  return running;
};

const redeem = async ({ address }: RunningHouse, code: string, name: string): Promise<number> => {
  const { status } = await fetch(`${address}/api/staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name, password: 'correct horse battery' }),
  });
  return status;
};

test('a house killed before it printed its first codes prints codes that work at the next start', async () => {
  const data = scratch();
  expect(await killed(data, 'before')).toEqual([]);
  const shown = await killed(data, 'after');
  expect(shown).toHaveLength(10);
  const running = await run(data);
  const codes = (running.codes ?? []).map(({ code }) => code.secret());
  expect(codes).toHaveLength(10);
  const old = shown[0]?.split(' ')[1] ?? '';
  expect(await redeem(running, old, 'Olga')).not.toBe(201);
  for (const [index, code] of codes.entries())
    expect(await redeem(running, code, `Olga ${index}`)).toBe(201);
  await running.close(0);
  expect((await run(data)).codes).toBeNull();
});
