import { type Cents, cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { expect, it } from 'vitest';
import { felt, withAnteBonus } from './support/felt.js';
import { after, firstDeal, type Gesture } from './support/live.js';
import { CLOSE, choose, draw, SETTLE } from './support/rounds.js';
import { storyOf } from './support/story.js';

/** One round, told so that it can be read and checked with the document beside it. */

const RULES = withAnteBonus({
  paytables: {
    'rapid-fire': 'PT-FLT-RF-01',
    hedge: 'PT-FLT-HB-01',
    pocket: 'PT-FLT-PB-01',
    'mini-royal': 'PT-BJS-TCPR-MR-E01',
  },
  jackpots: { 'mini-royal': { seed: 100_000, suit: 's' } },
});

const ANTE = 1500;

const place = (
  seat: number,
  player: string,
  side: Readonly<Partial<Record<WagerId, number>>> = {},
): Gesture => ({
  type: 'PlaceWagers',
  seat,
  player,
  stakes: { ante: cents(ANTE), ...(side as Readonly<Partial<Record<WagerId, Cents>>>) },
});

it('Ricochet Poker in Washington', async () => {
  const deal = firstDeal(
    felt('Qs Qd 9h 5c 2d', {
      1: { cards: 'Jh Th' },
      2: { cards: '8d 3c' },
      4: { cards: 'As Ks' },
      5: { cards: '7d 4c' },
      7: { cards: 'Jc Td' },
    }),
  );
  const live = after(
    RULES,
    place(1, 'Ada', { 'mini-royal': 100 }),
    place(2, 'Ben', { hedge: 500, 'mini-royal': 100 }),
    place(4, 'Cleo', { pocket: 500, 'mini-royal': 100 }),
    place(5, 'Dan', { 'rapid-fire': 500 }),
    place(7, 'Eve'),
    CLOSE,
    deal,
    {
      type: 'SettleBonuses',
      awards: [{ seat: 4, jackpot: 'mini-royal', cents: cents(1_234_567) }],
    },
    choose(5, 'play'),
    draw(5, 'Tc 9c 2h'),
    choose(2, 'fold'),
    choose(7, 'play'),
    draw(7, '9s 8s 7c'),
    choose(1, 'play'),
    draw(1, '9d 8c 7h'),
    choose(4, 'fold'),
    SETTLE,
  );
  const golden = new URL('../golden/wa-ricochet-poker.txt', import.meta.url).pathname;
  await expect(storyOf(RULES, live)).toMatchFileSnapshot(golden);
});
