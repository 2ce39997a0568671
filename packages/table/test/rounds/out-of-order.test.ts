import { describe, expect, test } from 'vitest';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';

const ANTE = { ante: 1_000 };
const HANDS = {
  1: 'As Kc Qd 8d 6d 4d 2h',
  2: '4c 5c 6c 7c Ts Jd Qs',
  3: '8h 7h 6h 5h Jc 9d 2d',
  dealer: '9s 3s 2s Qc 4h Td 3d',
};

describe('players are finished one by one', () => {
  /** The dealer's hand is turned, and seat 3 comes first. */
  const turned = (id: 'oh/high-card-flush' | 'md/high-card-flush', folds: boolean): Table =>
    Table.open(id)
      .bets({ 1: ANTE, 2: ANTE, 3: ANTE })
      .deals(HANDS)
      .decides(1, folds ? fold : raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .follow((next) => next.kind === 'turn' && next.place === 3);

  test('from the dealer’s right: no later seat is settled before', () => {
    const table = turned('oh/high-card-flush', false);
    expect(table.refuses({ type: 'Settle', seat: 1 })).toMatch(
      /^out-of-order \[\S+\] seat 3 is finished before seat 1$/,
    );
    expect(table.refuses({ type: 'Settle', seat: 3 })).toMatch(/^hand-not-turned /);
    expect(table.refuses({ type: 'Settle' })).toMatch(
      /^hand-not-turned \[\S+\] the hand of seat 3 is turned first$/,
    );
  });

  test('but what a fold gave up may be taken at any time', () => {
    expect(turned('oh/high-card-flush', true).refuses({ type: 'Settle', seat: 1 })).toBeNull();
  });

  test('a seat is settled once', () => {
    const settled = turned('md/high-card-flush', false).turns(3).do({ type: 'Settle', seat: 3 });
    expect(settled.refuses({ type: 'Settle', seat: 3 })).not.toBeNull();
    expect(settled.refuses({ type: 'SettleBonuses' })).toMatch(/^settled-with-the-round /);
  });

  test('and a round that is void is settled as a whole', () => {
    const voided = turned('md/high-card-flush', false).do(
      { type: 'VoidRound', reason: 'a fire' },
      FLOOR,
    );
    expect(voided.refuses({ type: 'Settle', seat: 3 })).toMatch(/^settled-as-a-whole /);
    expect(voided.refuses({ type: 'Settle' })).toBeNull();
  });
});

describe('hands of a void round', () => {
  test('[MD-HCF-13F] are turned for their bonuses in any order', () => {
    const BONUS = { ante: 1_000, flush: 500 };
    const voided = Table.open('md/high-card-flush')
      .bets({ 1: ANTE, 2: BONUS, 3: BONUS })
      .deals(HANDS)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .calls({ kind: 'wrong-count-to-player', place: 1, cards: 8 });
    const next = voided.follow(({ kind }) => kind === 'turn' || kind === 'do');
    for (const place of [2, 3]) expect(next.refuses({ type: 'Turn', place })).toBeNull();
    expect(next.ends().onTheFelt).toBe(0);
  });
});

describe('a hand that is taken up', () => {
  const flushes = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
      .deals({ 1: 'Kc Jc 7c 4c 3c', 2: 'Kh Jh 7h 4h 3h', dealer: 'As Kd 9s 6d 2c' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
  const hitOf = ({ world }: Table, seat: number): string => {
    const meter = world.meters.progressive;
    const hits = meter === undefined || meter.phase === 'unopened' ? [] : meter.hits;
    return hits.find((one) => one.seat === seat)?.hit ?? '';
  };

  test('[SD-CSP-19#2, AMB-81] does not wait for a ruling on the award of another', () => {
    const paid = flushes().follow((_next, { events }) =>
      events.some((event) => event.type === 'AwardPaid' && event.seat === 2),
    );
    const step = { type: 'UnkeyWinner', hit: hitOf(paid, 1) } as const;
    const off = paid.do({ type: 'AtJackpot', jackpot: 'progressive', step });
    expect(off.refuses({ type: 'TakeUp', place: 1, counted: 5 })).toMatch(/^hand-stays /);
    expect(off.refuses({ type: 'TakeUp', place: 2, counted: 5 })).toBeNull();
    expect(off.refuses({ type: 'EndRound' })).toMatch(
      /^award-open \[\S+\] the award of seat 1 is open: key it, or have a floorperson rule$/,
    );
  });

  test('is counted in whole cards', () => {
    const table = flushes().follow((next) => next.kind === 'take-up');
    for (const counted of [-1, 0.5, 53]) {
      expect(table.refuses({ type: 'TakeUp', place: 2, counted })).toBe(
        'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
      );
    }
    const wrong = table.do({ type: 'TakeUp', place: 2, counted: 4 });
    expect(wrong.playing.stopped).toMatchObject({ by: 'folded-cards-miscounted', place: 2 });
  });

  test('lies until the round of Ricochet Poker is settled', () => {
    const table = Table.open('wa/ricochet-poker')
      .bets({ 1: ANTE })
      .deals({ 1: '7c 8d', dealer: '2c 5d 9h Js Kc' });
    expect(table.refuses({ type: 'TakeUp', place: 1, counted: 2 })).toBe(
      'not-settled [baize:steps] the cards lie until the round is settled',
    );
  });
});

test('[SD-CSP-20c] the round does not end before a winner is keyed that was found by corrected cards', () => {
  const again = Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 } })
    .deals({ dealer: 'As Kd 9c 7d 2c', 1: '9h Jh Qh 3d Ah' })
    .decides(1, bet(1_000))
    .settles()
    .do(
      { type: 'CorrectCards', place: 1, cards: 'Th Jh Qh Kh Ah'.split(' '), reason: 'misread' },
      FLOOR,
    )
    .do({ type: 'Resettle', reason: 'misread', second: 'Fay' }, FLOOR);
  expect(again.refuses({ type: 'EndRound' })).toMatch(/the award of seat 1 is open/);
});
