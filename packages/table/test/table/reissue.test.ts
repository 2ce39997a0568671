import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, raise, Table } from '../support/table.js';

const BETS = { 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } };
const PLAYERS = [
  [1, 'Ada'],
  [2, 'Ben'],
  [3, 'Cleo'],
] as const;

const settled = (): Table =>
  Table.open('md/high-card-flush')
    .bets(BETS)
    .deals(aceHigh)
    .decides(1, raise(1_000))
    .decides(2, raise(1_000))
    .decides(3, raise(1_000))
    .settles();

const receipt = ({ world: { table } }: Table, seat: number) => {
  const found = table.settled && receiptOf(table.settled, seat);
  if (!found) throw new Error(`seat ${seat} has no receipt`);
  return found;
};

/** The dealer's hand was typed wrong: it is eight high, and does not qualify. */
const again = (table: Table): Table =>
  table
    .do(
      {
        type: 'CorrectCards',
        place: 'dealer',
        cards: '8s 3s 2s Qc 4c Td Jd'.split(' '),
        reason: 'mistyped',
      },
      FLOOR,
    )
    .do({ type: 'Resettle', reason: 'mistyped', second: 'Fay' }, FLOOR);

const adjusted = (table: Table, seat: number, player: string, amount: number): Table =>
  table.do(
    {
      type: 'AdjustPayment',
      round: 't1/1',
      seat,
      player,
      cents: cents(amount),
      reason: 'a chip too many',
    },
    FLOOR,
  );

describe('[MD-HCF-11C] receipts after a correction', () => {
  it('each seat whose lines changed gets a new one, and it names what it replaces', () => {
    const [before, after] = [settled(), again(settled())];
    for (const [seat, by] of PLAYERS) {
      const [was, is] = [receipt(before, seat), receipt(after, seat)];
      expect(was).toMatchObject({ issue: 1, replaces: null, netCents: before.netOf(by) });
      expect(is.netCents).toBe(after.netOf(by));
      const changed = is.netCents !== was.netCents;
      expect(is.issue).toBe(changed ? 2 : 1);
      expect(is.replaces).toEqual(
        changed
          ? expect.objectContaining({ issue: 1, netCents: was.netCents, reason: 'mistyped' })
          : null,
      );
      expect(is.changes).toEqual([]);
    }
    expect(PLAYERS.map(([seat]) => receipt(after, seat).issue)).toContain(2);
  });

  it('a payment that is put right is a change of its own seat, beside its lines', () => {
    const after = adjusted(settled(), 2, 'Ben', -500);
    const [was, is] = [receipt(settled(), 2), receipt(after, 2)];
    expect(is.lines).toEqual(was.lines);
    expect(is).toMatchObject({
      issue: 2,
      netCents: was.netCents - 500,
      changes: [{ why: 'adjusted', cents: -500, reason: 'a chip too many' }],
      replaces: { issue: 1, netCents: was.netCents },
    });
    expect(receipt(after, 1)).toEqual(receipt(settled(), 1));
  });

  it('stays when the round is settled again after it', () => {
    const after = again(adjusted(settled(), 1, 'Ada', 700));
    expect(receipt(after, 1).changes).toMatchObject([{ why: 'adjusted', cents: 700 }]);
    for (const [seat, by] of PLAYERS) expect(receipt(after, seat).netCents).toBe(after.netOf(by));
  });
});
