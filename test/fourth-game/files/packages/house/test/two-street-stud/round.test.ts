import { expect, it } from 'vitest';
import { Guest } from '../http/support/guest.js';
import { serve } from '../http/support/serve.js';
import { roundAt } from '../live/support/attend.js';
import { openHouse } from '../live/support/open-house.js';
import { until } from '../live/support/play.js';

const SECONDS = 30;

it('[NV-TSS-4#1, NV-TSS-4#3, NV-TSS-6] is played over HTTP, and a player who does not answer folds', async () => {
  const over = await openHouse();
  const slug = await over.create('nv/two-street-stud', { decisionSeconds: SECONDS, practice: 1 });
  const served = await serve({ over });
  const game = () => roundAt({ house: over, slug })?.game;
  const pass = async (seconds: number): Promise<void> => {
    over.clock.pass({ seconds });
    await over.house.atRest();
  };
  const [ann, ben] = [await Guest.come(served, over, slug), await Guest.come(served, over, slug)];
  await ann.sit(1);
  await ben.sit(2);
  await until(over, () => game()?.phase === 'betting');
  expect(await ann.bet(1)).toBeNull();
  expect(await ben.bet(2)).toBeNull();
  await until(over, () => game()?.phase === 'deciding');
  await over.house.atRest();

  // Own cards are seen, those of others are not, and no shared card lies there.
  const first = (await ann.view()).round?.game;
  expect(first).toMatchObject({ game: 'two-street-stud', street: 'bet', dealer: [] });
  expect(first?.hands.find(({ seat }) => seat === 1)?.cards).not.toContain('??');
  expect(first?.hands.find(({ seat }) => seat === 2)?.cards).toEqual(['??', '??', '??']);

  expect(await ann.decide(1)).toBeNull();
  await pass(SECONDS + 1);
  expect((await ben.view()).own?.notices.at(-1)).toMatchObject({ what: 'folded', why: 'time' });
  const second = (await ann.view()).round?.game;
  expect(second).toMatchObject({ street: 'raise', phase: 'deciding' });
  expect(second?.dealer).toHaveLength(1);

  const number = (await ann.view()).round?.number ?? 0;
  expect(await ann.decide(1)).toBeNull();
  await until(over, () => (roundAt({ house: over, slug })?.number ?? 0) !== number);
  const [receipt] = (await ann.view()).receipts;
  expect(receipt?.lines.map(({ wager }) => wager)).toEqual(['ante', 'bet', 'raise']);
  await over.expectSound();
});
