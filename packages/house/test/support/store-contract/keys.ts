import { describe, expect, test } from 'vitest';
import { append, commitOf, noted } from '../commits.js';
import type { MakeStore } from '../store-under-test.js';
import { committed, refusedWith } from './helpers.js';

/** Keys, obligations and secrets: each is there once. */
export const keysContract = (name: string, makeStore: MakeStore): void => {
  describe(`${name}: keys and obligations`, () => {
    const answered = { key: 'ann/1', answer: { placed: true, cents: 500 } };

    test('a key that was used gets its first answer, before anything else is looked at', async () => {
      const { store, again } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'))], { answered });
      const refused = await refusedWith(await again(), [append('table/one', 0, noted('a'))], {
        answered: { ...answered, answer: 'another' },
      });
      expect(refused).toMatchObject({ code: 'duplicate-key', ...answered });
      expect(await store.answerTo('ann/1')).toEqual({ answer: answered.answer });
      expect(await store.answerTo('ann/2')).toBeNull();
    });

    test('a key may be answered without any event', async () => {
      const { store } = await makeStore();
      await committed(store, [], { answered: { key: 'k', answer: null } });
      expect(await store.answerTo('k')).toEqual({ answer: null });
    });

    test('the key of a refused commit is free', async () => {
      const { store } = await makeStore();
      await refusedWith(store, [append('table/one', 7, noted('a'))], {
        answered,
        obligations: ['one/1/deal'],
      });
      expect(await store.answerTo('ann/1')).toBeNull();
      expect(await store.hasObligation('one/1/deal')).toBe(false);
    });

    test('what may happen once does not happen twice', async () => {
      const { store } = await makeStore();
      const obligations = ['one/1/settle'];
      await committed(store, [append('table/one', 0, noted('a'))], { obligations });
      const refused = await refusedWith(store, [append('table/one', 1, noted('b'))], {
        obligations: ['one/2/settle', ...obligations],
      });
      expect(refused).toMatchObject({ code: 'obligation-taken', obligation: 'one/1/settle' });
      expect(await store.hasObligation('one/1/settle')).toBe(true);
      expect(await store.hasObligation('one/2/settle')).toBe(false);
    });
  });

  describe(`${name}: secrets`, () => {
    const secrets = [{ name: 'one/1/seed', value: '5eed' }];

    test('are kept with the events of their commit', async () => {
      const { store, again } = await makeStore();
      await committed(store, [append('table/one', 0, noted('committed to'))], { secrets });
      expect(await (await again()).secret('one/1/seed')).toBe('5eed');
      expect(await store.secret('one/2/seed')).toBeNull();
    });

    test('of a refused commit are not', async () => {
      const { store } = await makeStore();
      await refusedWith(store, [append('table/one', 7, noted('a'))], { secrets });
      expect(await store.secret('one/1/seed')).toBeNull();
    });

    test('are never given a second value', async () => {
      const { store } = await makeStore();
      await committed(store, [], { secrets });
      const second = [{ name: 'one/1/seed', value: 'another' }];
      const commit = commitOf([append('table/one', 0, noted('a'))], { secrets: second });
      await expect(store.commit(commit)).rejects.toThrow();
      expect(await store.secret('one/1/seed')).toBe('5eed');
      expect(await store.lastPosition()).toBe(0);
    });
  });
};
