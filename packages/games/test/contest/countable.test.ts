import { MOST_CENTS } from '@baize/money';
import { expect, it } from 'vitest';
import { close, deal, place, raise, settleRound, turn } from '../support/commands.js';
import { CONTEST_BOOKS, type ContestBook, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';

/** Where nothing is posted, what cannot be counted exactly is refused at the door. */

const open = (book: ContestBook) => Scene.open(rulesOf(book));

it.each(CONTEST_BOOKS)('%s refuses an ante above a billion dollars', (book) => {
  for (const ante of [MOST_CENTS + 1, Number.MAX_SAFE_INTEGER]) {
    expect(open(book).refusal(place(1, { ante }))).toBe('amount-too-large by baize:forms');
  }
});

it('says what was placed, and how much may be', () => {
  const decided = open('md/high-card-flush').when(place(3, { ante: 100, flush: MOST_CENTS + 1 }));
  expect(decided.ok || decided.error.message).toBe(
    'Flush Bonus at seat 3 is at most $1,000,000,000, and $1,000,000,000.01 was placed',
  );
});

it('refuses a tip that large beside a wager that is not', () => {
  const tipped = place(1, { ante: 1000 }, { tips: { flush: MOST_CENTS + 1 } });
  expect(open('sd/high-card-flush').refusal(tipped)).toBe('amount-too-large by baize:forms');
});

it('counts the largest wagers and tips to the last payout', () => {
  const most = MOST_CENTS;
  const layout = { ante: most, flush: most, 'straight-flush': most };
  const { lines, tips } = open('sd/high-card-flush').after(
    place(1, layout, { tips: layout }),
    close,
    deal({ 1: '9h 8h 7h 6h 5h 4h 3h', dealer: '9s 7s 2s Qc 4c Td Jd' }),
    raise(1, 3 * most, 3 * most),
    turn('dealer'),
    turn(1),
    settleRound(),
  ).settled;
  expect(lines.map(({ wager, paysCents }) => [wager, paysCents / most])).toEqual([
    ['raise', 3],
    ['ante', 1],
    ['flush', 300],
    ['straight-flush', 8000],
  ]);
  expect(tips.map(({ paysCents }) => paysCents)).toEqual(lines.map(({ paysCents }) => paysCents));
});
