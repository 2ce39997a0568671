import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../src/store/audit/audit.js';
import { type Bundle, bundle } from './processes/bundle.js';
import { nextLine, start } from './processes/child.js';
import type { MakeStore } from './store-under-test.js';

/** What every adapter must do for processes that share its data, and for those that die. */
export const processesContract = (name: string, makeStore: MakeStore): void => {
  let racer: Bundle;
  let endless: Bundle;

  beforeAll(async () => {
    [racer, endless] = [await bundle('racer'), await bundle('endless')];
  });

  afterAll(() => {
    racer.remove();
    endless.remove();
  });

  describe(`${name}: two processes`, () => {
    test('that append to the same stream at the same version: exactly one wins', async () => {
      const rounds = 60;
      const { store, place } = await makeStore();
      const names = ['ann', 'ben'];
      const racers = names.map((one) => start(racer.script, one, `${rounds}`, ...place));
      for (const child of racers) expect(await nextLine(child)).toBe('ready');
      for (const child of racers) child.tell('go');
      const won = await Promise.all(
        racers.map(async (child) => JSON.parse(await nextLine(child)) as number[]),
      );
      expect(await Promise.all(racers.map(({ gone }) => gone))).toEqual([0, 0]);

      const versions = Array.from({ length: rounds }, (_, index) => index + 1);
      expect(won.flat().sort((left, right) => left - right)).toEqual(versions);
      const stored = await store.readStream('table/one');
      for (const [index, one] of names.entries()) {
        const ofThis = stored.filter(({ text }) => text.includes(`"${one}"`));
        expect(ofThis.map(({ version }) => version)).toEqual(won[index]);
        expect(await store.balance(`player/${one}`)).toBe(won[index]!.length);
        for (const version of versions) {
          const answer = await store.answerTo(`version-${version - 1}-${one}`);
          expect(answer?.answer).toBe(won[index]!.includes(version) ? one : undefined);
        }
      }
      expect(await audit(store, null)).toMatchObject({ ok: true });
    });
  });

  describe(`${name}: a process that is killed in the middle of appending`, () => {
    test('has lost nothing that was acknowledged, and left nothing half done', async () => {
      const { store, again, place } = await makeStore();
      await store.close();
      let last = 0;
      for (let kill = 1; kill <= 10; kill += 1) {
        const child = start(endless.script, ...place);
        const acknowledged: number[] = [];
        while (acknowledged.length < kill * 3) acknowledged.push(Number(await nextLine(child)));
        await child.kill();
        // What it told before it was gone was acknowledged too.
        for (
          let line = await child.lines.next();
          line.done !== true;
          line = await child.lines.next()
        )
          acknowledged.push(Number(line.value));
        expect(acknowledged[0]).toBe(last + 1);

        const opened = await again();
        const versions = (await opened.heads()).map(({ version }) => version);
        last = versions[0]!;
        expect(last).toBeGreaterThanOrEqual(acknowledged.at(-1)!);
        expect(versions).toEqual([last, last, last]);
        expect(await opened.balance('player/ann')).toBe(last * 3);
        for (const number of [...acknowledged, last]) {
          expect(await opened.answerTo(`commit-${number}`)).toEqual({ answer: number });
          expect(await opened.hasObligation(`one/${number}/settle`)).toBe(true);
        }
        expect(await opened.answerTo(`commit-${last + 1}`)).toBeNull();
        expect(await audit(opened, null)).toMatchObject({ ok: true, value: { events: last * 3 } });
        await opened.close();
      }
      expect(last).toBeGreaterThan(150);
    });
  });
};
