import { expect, test } from 'vitest';
import { Draft } from '../../src/live/draft.js';
import { Memory } from '../../src/live/memory.js';
import { giveNotice } from '../../src/live/presence/give-notice.js';
import { Notices } from '../../src/live/presence/notices.js';
import { newSqlite } from '../support/sqlite.js';

const ANN = 'p-ann';

/** What a table would tell Ann. */
const told = (words: string): Draft => {
  const draft = new Draft(new Memory(), '2026-03-01T12:00:00.000Z');
  giveNotice(draft, ANN, {
    table: 'one',
    what: 'folded',
    why: 'time',
    words,
    cite: 'house:time-to-decide',
    cents: null,
  });
  return draft;
};

const withAnn = async () => {
  const { store } = newSqlite();
  const notices = new Notices(store);
  const wordsOf = async () => (await notices.of(ANN)).map(({ words }) => words);
  const stored = async (draft: Draft) => {
    expect((await store.commit(draft.commit(null))).ok).toBe(true);
  };
  expect(await wordsOf()).toEqual([]);
  return { notices, wordsOf, stored };
};

test('what is stored is at hand', async () => {
  const { notices, wordsOf, stored } = await withAnn();
  const draft = told('once');
  await stored(draft);
  notices.take([draft]);
  expect(await wordsOf()).toEqual(['once']);
});

test('what was stored while its answer was lost is read from the store', async () => {
  const { notices, wordsOf, stored } = await withAnn();
  await stored(told('unheard'));
  notices.forget(['table/one', `account/${ANN}`]);
  expect(await wordsOf()).toEqual(['unheard']);
});

test('what was read before something was stored is not kept', async () => {
  const { notices, wordsOf, stored } = await withAnn();
  notices.forget([`account/${ANN}`]);
  const reading = notices.of(ANN);
  const draft = told('meanwhile');
  notices.take([draft]);
  await reading;
  await stored(draft);
  expect(await wordsOf()).toEqual(['meanwhile']);
});

test('what was read between being stored and being announced is there once', async () => {
  const { notices, wordsOf, stored } = await withAnn();
  notices.forget([`account/${ANN}`]);
  const draft = told('early');
  await stored(draft);
  expect(await wordsOf()).toEqual(['early']);
  notices.take([draft]);
  expect(await wordsOf()).toEqual(['early']);
});
