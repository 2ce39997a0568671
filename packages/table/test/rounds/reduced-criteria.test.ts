import { describe, expect, test } from 'vitest';
import { bet, FLOOR, Table } from '../support/table.js';

const ID = 'sd/caribbean-stud';
const OPERATOR = { by: 'Olive', as: 'operator' } as const;

const LAYOUT = { ante: 1_000, progressive: 100 };
const FOURS = '9c 9d 9h 9s 2c';
const DEALER = 'As Kd 7h 4c 2d';

const opened = (): Table =>
  Table.open(ID, (house) => {
    house.paytables.progressive = '21-10-percent';
  });

const atJackpot = (table: Table, step: object): Table =>
  table.do({ type: 'AtJackpot', jackpot: 'progressive', step } as never, OPERATOR);

/** The regulator lets four of a kind take this share of the meter. */
const reduced = (table: Table, hand = 'four-of-a-kind', percent = 100): Table => {
  const asked = atJackpot(table, {
    type: 'Petition',
    petition: 'P-1',
    asks: 'reduce-criteria',
    reason: 'the game ends in spring',
  });
  const granted = atJackpot(asked, {
    type: 'RecordDecision',
    petition: 'P-1',
    granted: true,
    reference: 'Letter 7',
  });
  return atJackpot(granted, { type: 'ReduceCriteria', petition: 'P-1', hand, percent });
};

const settled = (table: Table, hand = FOURS): Table =>
  table.bets({ 1: LAYOUT }).deals({ 1: hand, dealer: DEALER }).decides(1, bet(2_000)).settles();

const progressiveLine = (table: Table) =>
  table.world.table.settled?.lines.find(({ wager }) => wager === 'progressive');

describe('criteria reduced by permission', () => {
  test('[SD-CSP-7#2, AMB-80] four of a kind is paid the whole meter, not $500 from the tray', () => {
    expect(progressiveLine(settled(opened()))).toMatchObject({
      paysCents: 50_000,
      from: 'tray',
      cite: 'SD-CSP-21c',
    });
    const open = reduced(opened());
    const hit = settled(open);
    // The seed of $5,000 and a quarter of the one wager.
    expect(progressiveLine(hit)).toMatchObject({
      paysCents: 500_025,
      from: 'meter',
      cite: 'SD-CSP-7#2',
    });
    // The meter restarts from its seed, and the reserve that the wager paid into.
    expect(hit.shown()).toBe(500_003);
    expect(hit.ends().netOf('Ada')).toBeGreaterThan(500_000);
  });

  test('[AMB-80] a higher hand reaches them too, a lower one does not', () => {
    const straightFlush = settled(reduced(opened()), '9c Tc Jc Qc Kc');
    expect(progressiveLine(straightFlush)).toMatchObject({ paysCents: 500_025, from: 'meter' });
    const fullHouse = settled(reduced(opened()), '9c 9d 9h 3s 3c');
    expect(progressiveLine(fullHouse)).toMatchObject({ paysCents: 10_000, from: 'tray' });
  });

  test('[AMB-80] a share that a higher hand has already is not made smaller', () => {
    const royal = settled(reduced(opened(), 'four-of-a-kind', 50), 'Tc Jc Qc Kc Ac');
    expect(progressiveLine(royal)).toMatchObject({ paysCents: 500_025, from: 'meter' });
    const half = settled(reduced(opened(), 'four-of-a-kind', 50));
    expect(progressiveLine(half)).toMatchObject({ paysCents: 250_012, from: 'meter' });
  });

  test('[AMB-80] from their date on: a round that had begun is paid as printed', () => {
    const begun = opened().bets({ 1: LAYOUT });
    const played = reduced(begun)
      .deals({ 1: FOURS, dealer: DEALER })
      .decides(1, bet(2_000))
      .settles();
    expect(progressiveLine(played)).toMatchObject({ paysCents: 50_000, from: 'tray' });
    expect(progressiveLine(settled(played.ends()))).toMatchObject({ from: 'meter' });
  });

  test('[AMB-80] a correction of the round keeps to them', () => {
    const hit = settled(reduced(opened())).ends();
    const corrected = hit.do(
      {
        type: 'CorrectCards',
        place: 'dealer',
        cards: 'As Kd 7h 4c 3d'.split(' '),
        reason: 'typed',
      },
      FLOOR,
    );
    expect(corrected.refuses({ type: 'Resettle', reason: 'typed' }, FLOOR)).toMatch(
      /^nothing-changes/,
    );
  });

  test('[SD-CSP-7#2] without permission nothing is reduced', () => {
    const table = opened();
    const step = {
      type: 'ReduceCriteria',
      petition: 'P-1',
      hand: 'four-of-a-kind',
      percent: 100,
    } as const;
    expect(table.refuses({ type: 'AtJackpot', jackpot: 'progressive', step }, OPERATOR)).toMatch(
      /^not-permitted \[SD-CSP-7#2\]/,
    );
  });

  test('the events tell the round as it was', () => {
    const hit = settled(reduced(opened()));
    const started = hit.events.find(({ type }) => type === 'RoundStarted');
    expect(started).toMatchObject({
      criteria: [{ jackpot: 'progressive', hand: 'four-of-a-kind', percent: 100 }],
    });
  });
});
