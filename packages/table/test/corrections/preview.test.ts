import { describe, expect, test } from 'vitest';
import { previewCorrection } from '../../src/index.js';
import { bet, FLOOR, Table } from '../support/table.js';

const ROYAL = 'Th Jh Qh Kh Ah';
const NOTHING = '9h Jh Qh 3d Ah';
const PAIR = 'Kc Ks 7c 4d 2h';

const settled = (hand: string): Table =>
  [1, 2]
    .reduce(
      (table, seat) => table.decides(seat, bet(1_000)),
      Table.open('sd/caribbean-stud')
        .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
        .deals({ dealer: 'As Kd 9c 7d 2c', 1: hand, 2: PAIR }),
    )
    .settles();

const preview = (table: Table, cards: string, settle = true, place = 1, more: object = {}) =>
  previewCorrection(table.world, {
    type: 'CorrectCards',
    place,
    cards: cards.split(' '),
    reason: 'mistyped',
    settle,
    at: table.now,
    ...FLOOR,
    ...more,
  });

describe('before cards are corrected', () => {
  test('the receipts that would change are shown, and no others', () => {
    const shown = preview(settled('Qc Js 7h 4s 3h'), 'Qc Qs 7h 4s 3h');
    expect(shown).toMatchObject({
      ok: true,
      value: {
        round: 't1/1',
        twoPeople: false,
        remains: null,
        receipts: [{ before: { seat: 1, issue: 1 }, after: { seat: 1, issue: 2 } }],
      },
    });
    expect(shown.ok && shown.value.receipts).toHaveLength(1);
  });

  test('the receipt of a seat is compared with its own, not with another seat’s', () => {
    const shown = preview(settled('Qc Js 7h 4s 3h'), 'Kc Qs 7c 4d 2h', true, 2);
    expect(shown).toMatchObject({
      value: { receipts: [{ before: { seat: 2, issue: 1 }, after: { seat: 2, issue: 2 } }] },
    });
  });

  test('an award that is paid keeps its payment: only the cards are put right, and it says why', () => {
    const paid = settled(ROYAL).ends();
    const shown = preview(paid, NOTHING);
    expect(shown).toMatchObject({
      ok: true,
      value: { round: 't1/1', receipts: [], twoPeople: false, remains: { code: 'award-changes' } },
    });
    // Asked for without the settlement, nothing remains open.
    expect(preview(paid, NOTHING, false)).toMatchObject({ ok: true, value: { remains: null } });
  });

  test('what is no correction is refused as the correction would be', () => {
    expect(preview(settled(ROYAL), 'Kc Jh Qh 3d Ah')).toMatchObject({
      ok: false,
      error: { code: 'card-twice' },
    });
    expect(preview(settled(ROYAL), 'Kc Jh Qh 3d Ah', false)).toMatchObject({
      ok: false,
      error: { code: 'card-twice' },
    });
    expect(preview(Table.open('sd/caribbean-stud'), NOTHING)).toMatchObject({ ok: false });
  });

  test('two names are of two people: what one person signs twice is refused', () => {
    const second = { second: FLOOR.by };
    expect(preview(settled('Qc Js 7h 4s 3h'), 'Qc Qs 7h 4s 3h', true, 1, second)).toMatchObject({
      ok: false,
      error: { code: 'same-person' },
    });
  });

  test('a round in play has no receipts yet', () => {
    const dealt = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ dealer: 'As Kd 9c 7d 2c', 1: NOTHING });
    expect(preview(dealt, PAIR, false)).toMatchObject({ ok: true, value: { receipts: [] } });
  });
});
