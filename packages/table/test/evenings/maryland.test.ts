import { cents } from '@baize/money';
import { expect, test } from 'vitest';
import { trayCents } from '../../src/index.js';
import { Evening } from '../support/evening/evening.js';
import type { Felt } from '../support/evening/felt.js';
import { fold, raise } from '../support/table.js';
import { pinned } from '../support/tables.js';

/** One deck, shuffled by hand and dealt from a manual shoe: the dealer counts the stub. */
const MANUAL_SHOE = pinned('md/high-card-flush', (house) => {
  house.equipment.dealing = 'manual-shoe';
  house.equipment.decks.length = 1;
  house.equipment.shuffler = null;
  house.approvals.push({ kind: 'shoe-location', reference: 'SL-1', date: '2025-12-01' });
});

const opened = (felt: Felt): void => {
  felt
    .operatorDoes({
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: { type: 'Open', jackpot: 'md-progressive', tables: ['md-3'] },
    })
    .opens('Dana', 5_000_000)
    .follows((next) => next.kind === 'players')
    .joins(1, 'Ada', 50_000)
    .joins(2, 'Ben', 50_000)
    .joins(5, 'Cleo', 100_000);
};

const ROUNDS: readonly ((felt: Felt) => unknown)[] = [
  // Nothing is wrong.
  (felt) =>
    felt
      .bets({
        1: { ante: 1_000, flush: 500 },
        2: { ante: 1_000 },
        5: { ante: 2_000, 'straight-flush': 500, progressive: 100 },
      })
      .deals({
        1: 'Ah Qh 9h 4h 2c 8s Jd',
        2: '3c 6d 9s Tc Qs 4h 7h',
        5: '5d 6d 7d Kc 2s Jh 8c',
        dealer: 'Ks Js 5s 2d 3d Th 4c',
      })
      .decides(1, raise(1_000))
      .decides(2, fold)
      .decides(5, raise(2_000))
      .ends(),
  // A card lies face up in the shoe.
  (felt) =>
    felt
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, flush: 500 }, 5: { ante: 2_000 } })
      .deals(
        {
          1: '3d 8d Td Kh 4s 9c 2h',
          2: 'Qc Jc 8c 7c 3c 2c Kd',
          5: 'Ah 7h 6s 5s 2d Jd Th',
          dealer: '9s 8s 3s 4h 6h Qd Kc',
        },
        9,
      )
      .calls({ kind: 'card-face-up-in-deck', card: '5c' })
      .deals({})
      .decides(1, fold)
      .decides(2, raise(3_000))
      .decides(5, raise(2_000))
      .ends(),
  // The sensor of seat 2 does not take the chip: there is no wager.
  (felt) =>
    felt
      .bets({
        1: { ante: 1_000, progressive: 100 },
        2: { ante: 1_000, progressive: 100 },
        5: { ante: 2_000, flush: 500 },
      })
      .dealerDoes({ type: 'SenseChip', seat: 2, wager: 'progressive', accepted: false })
      .deals({
        1: '4s 5s 6s 7s Kd Jd 2h',
        2: '2d 3d 4d Qh Th 9c 6c',
        5: 'Ac 8c 5c Js 9s 7h 6h',
        dealer: '8h 5h 3h Ks Qs 7d 2c',
      })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(5, raise(2_000))
      .ends(),
  // The relief shows a card of the dealer's before Cleo has decided.
  (felt) =>
    felt
      .dealerDoes({ type: 'RelieveDealer', dealer: 'Drew' })
      .bets({
        1: { ante: 1_000, flush: 500 },
        2: { ante: 1_000, progressive: 100 },
        5: { ante: 2_000 },
      })
      .deals({
        1: 'As Ts 8s 6s 3s Kh 4d',
        2: '8d 9d Td Jd 2c 5h 6h',
        5: 'Kc Qc 4c 7h 9h 2s 3d',
        dealer: 'Ah Qh Jh 5c 7c 9s Kd',
      })
      .decides(1, raise(2_000))
      .decides(2, raise(1_000))
      .calls({ kind: 'dealer-card-exposed-early' })
      .ends(),
  // The stub is due to be counted, and one card is missing: it lies with seat 2.
  (felt) =>
    felt
      .bets({
        1: { ante: 1_000, flush: 500 },
        2: { ante: 1_000, flush: 500 },
        5: { ante: 2_000, 'straight-flush': 500 },
      })
      .deals({
        1: 'Kd Td 7d 4d 2s 6c 9h',
        2: 'Ac Jc 9c 5c 3h 4h 8s',
        5: 'Qs Js Ts 2h 5h 6d 8c',
        dealer: 'Kh 8h 3d 5d 7s 9d Jd',
      })
      .follows((next) => next.kind === 'rack-stub')
      .dealerDoes({ type: 'RackStub', counted: 23 })
      .calls({ kind: 'stub-count-misdealt', place: 2, cards: 8 })
      .ends(),
  // A tenth of the meter.
  (felt) =>
    felt
      .bets({
        1: { ante: 1_000, progressive: 100 },
        2: { ante: 1_000, flush: 500 },
        5: { ante: 2_000, flush: 500, 'straight-flush': 500, progressive: 100 },
      })
      .deals({
        1: '2c 4c Jc 5d 9d Kh 3s',
        2: 'Ac 6c 8d Td 3h 7h Qs',
        5: '4h 5h 6h 7s 8h 9h Qd',
        dealer: '8c 5c 2d 6d Jh 4s 9s',
      })
      .showing({ 5: '3h 4h 5h 6h 7h 8h Qd', 2: 'Ac 6c 8d Td Th 2h Qs' })
      .decides(1, fold)
      .decides(2, raise(1_000))
      .decides(5, raise(6_000))
      .ends(),
];

/** The evening up to the end of a round, or whole. */
const evening = (rounds?: number): { readonly told: Evening; readonly felt: Felt } => {
  const told = new Evening('An evening at High Card Flush in Maryland, from a manual shoe');
  const felt = told.table('md-3', MANUAL_SHOE);
  opened(felt);
  for (const round of ROUNDS.slice(0, rounds)) round(felt);
  if (rounds === undefined) {
    for (const seat of [1, 2, 5]) felt.playerDoes(seat, { type: 'Leave', seat });
    felt.floorDoes({ type: 'TakeDrop', cents: cents(200_000) }).closes(trayCents(felt.world));
  }
  return { told, felt };
};

const GOLDEN = new URL('../golden/evening-maryland.txt', import.meta.url).pathname;

test('an evening from a manual shoe, told from the opening to the close', async () => {
  const { told, felt } = evening();
  await expect(told.text).toMatchFileSnapshot(GOLDEN);
  expect(told.departures).toEqual([
    'Dana calls: card face up in deck, 5c',
    'Drew calls: dealer card exposed early',
    'Drew calls: stub count misdealt, seat 2, 8 cards',
  ]);
  expect(felt.world.table.phase).toBe('closed');
});

test('[MD-HCF-13A] a card found face up is out of the round, and the deal goes on', () => {
  const { felt } = evening(2);
  expect(felt.lastLines.filter((line) => line.includes('void'))).toEqual([]);
  expect(felt.lastLines).toContain('2 flush win $300');
  expect(felt.world.table.settled?.dead).toMatchObject([{ card: '5c', cite: 'MD-HCF-13A' }]);
});

test('[MD-HCF-13E, MD-HCF-13F] a card of the dealer seen early: bonuses settle, the rest goes back', () => {
  expect(evening(4).felt.lastLines).toEqual([
    '5 ante void',
    '2 ante void',
    '2 raise void',
    '2 progressive win $40',
    '1 ante void',
    '1 raise void',
    '1 flush win $60',
  ]);
});

test('[MD-HCF-8G, MD-HCF-8J(1)] the fifth stub is counted, and shows that a hand was misdealt', () => {
  const counts = evening(6).felt.events.flatMap((event) =>
    event.type === 'StubRacked' || event.type === 'StubMiscounted' ? [event.counted] : [],
  );
  expect(counts).toEqual([null, null, null, null, 23, null]);
  expect(evening(5).felt.lastLines).toContain('2 flush void');
  expect(evening(5).felt.lastLines).toContain('5 straight-flush win $40');
});

test('[MD-HCF-12E(1)(d)] a six-card straight flush takes a tenth of the meter', () => {
  const { felt } = evening();
  expect(felt.lastLines).toContain('5 progressive win $3,000.10');
  expect(felt.shows('progressive')).toBe(2_700_090);
});
