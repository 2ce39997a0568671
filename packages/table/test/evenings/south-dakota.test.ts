import { pendingHits } from '@baize/jackpot';
import { expect, test } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import { type TableGesture, trayCents } from '../../src/index.js';
import { Evening } from '../support/evening/evening.js';
import type { FaceUp, Felt } from '../support/evening/felt.js';
import { bet, fold } from '../support/table.js';
import { pinned } from '../support/tables.js';

/** Five cards from the dealer's hand, shuffled by hand: the dealer's fifth lies face up. */
const STUD = pinned('sd/caribbean-stud', (house) => {
  house.equipment.dealing = 'hand';
  house.equipment.shuffler = null;
});
const FIFTH_UP: FaceUp = (place, index) => place === 'dealer' && index === 4;

const atJackpot = (step: object): TableGesture =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as TableGesture;

const hitOf = (felt: Felt, seat: number): string =>
  pendingHits(felt.world.meters.progressive ?? { phase: 'unopened' }, felt.slug).find(
    (hit) => hit.seat === seat,
  )?.hit ?? 'none';

const isVerify = (next: { readonly kind: string }): boolean =>
  JSON.stringify(next).includes('VerifyHit');

const evening = () => {
  const told = new Evening('An evening at Caribbean Stud in South Dakota, two tables on one meter');
  const four = told.table('cs-4', STUD, FIFTH_UP);
  four.operatorDoes(atJackpot({ type: 'Open', jackpot: 'stud', tables: ['cs-4', 'cs-5'] }));
  const five = told.table('cs-5', STUD, FIFTH_UP);
  four
    .opens('Dana', 3_000_000)
    .joins(1, 'Ada', 30_000)
    .joins(3, 'Ben', 30_000)
    .joins(6, 'Cleo', 30_000);
  five.opens('Drew', 3_000_000).joins(2, 'Eli', 30_000).joins(4, 'Fay', 30_000);

  // Both tables feed the meter.
  four
    .bets({
      1: { ante: 500, progressive: 100 },
      3: { ante: 500 },
      6: { ante: 1_000, progressive: 100 },
    })
    .deals({
      1: '8c 8d Jh 4s 2s',
      3: 'Qc 9d 7h 5s 3c',
      6: 'Tc Th Td Kc 6s',
      dealer: 'As Kd 9h 7c 2h',
    })
    .decides(1, bet(1_000))
    .decides(3, fold)
    .decides(6, bet(2_000))
    .ends();
  five
    .bets({ 2: { ante: 500, progressive: 100 }, 4: { ante: 500, progressive: 100 } })
    .deals({ 2: 'Ah Qd 9c 6d 4c', 4: 'Kh Ks 7s 3d 2c', dealer: 'Qs Jc 8s 5d 4h' })
    .decides(2, fold)
    .decides(4, bet(1_000))
    .ends();

  // A royal and a straight flush in one round, as the dealer reads them.
  four
    .bets({
      1: { ante: 500, progressive: 100 },
      3: { ante: 500, progressive: 100 },
      6: { ante: 1_000, progressive: 100 },
    })
    .deals({
      1: '5s 6s 7s 8s 9s',
      3: 'Qc Qs 7c 4d 2h',
      6: 'Th Jh Qh Kh Ah',
      dealer: 'As Ks 9c 7d 2c',
    })
    .decides(1, bet(1_000))
    .decides(3, bet(1_000))
    .decides(6, bet(2_000))
    .follows(isVerify);
  // The other table plays on: its wagers go to the meter as it stands now.
  five
    .bets({ 2: { ante: 500, progressive: 100 }, 4: { ante: 500 } })
    .deals({ 2: 'Ah Qd 9c 6d 4c', 4: 'Kh Qs 7s 3d 2c', dealer: 'As Kc 8s 5d 4h' })
    .decides(2, fold)
    .decides(4, fold);
  four
    .rules(atJackpot({ type: 'RejectHit', hit: hitOf(four, 6), reason: 'the king is of diamonds' }))
    .rules({
      type: 'CorrectCards',
      place: 6,
      cards: 'Th Jh Qh Kd Ah'.split(' '),
      reason: 'read as the king of hearts',
    })
    .rules({ type: 'Resettle', reason: 'a straight, and no royal flush', second: 'Gus' })
    .ends();
  five.ends();
  for (const felt of [four, five]) felt.closes(trayCents(felt.world));
  return { told, four, five };
};

const GOLDEN = new URL('../golden/evening-south-dakota.txt', import.meta.url).pathname;

test('an evening of two tables on one meter, told from the opening to the close', async () => {
  const { told } = evening();
  await expect(told.text).toMatchFileSnapshot(GOLDEN);
  expect(told.departures).toEqual([
    'Flo rejects the progressive award: the king is of diamonds',
    'Flo corrects the cards of seat 6 to Th Jh Qh Kd Ah: read as the king of hearts',
    'Flo settles the round again: a straight, and no royal flush (with Gus)',
  ]);
});

test('[SD-CSP-4#3, SD-CSP-20d] one award of two is rejected: meter and receipts are right', () => {
  const { four } = evening();
  // 10 wagers of $1 at 25 cents less the tenth of the straight flush, keyed after eight of them.
  expect(four.shows('progressive')).toBe(500_200 - 50_017);
  const settled = four.world.table.settled;
  const net = (seat: number) => (settled === null ? null : receiptOf(settled, seat)?.netCents);
  expect([1, 3, 6].map(net)).toEqual(
    ['Ada', 'Ben', 'Cleo'].map((by, place) => four.wonBy(by) - ([1_400, -500, 7_800][place] ?? 0)),
  );
});

test('[SD-CSP-21g-iii] envy is paid at the end of the round, and none for the rejected hand', () => {
  const { four } = evening();
  const kinds = four.events.map(({ type }) => type);
  expect(kinds.indexOf('EnvyPaid')).toBeGreaterThan(kinds.lastIndexOf('AwardPaid'));
  const paid = four.events.flatMap((event) => (event.type === 'EnvyPaid' ? event.lines : []));
  expect(paid.map(({ player, envies, cents }) => [player, envies, cents])).toEqual([
    ['Cleo', 1, 30_000],
    ['Ben', 1, 30_000],
  ]);
});
