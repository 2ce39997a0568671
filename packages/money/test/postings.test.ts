import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
  cents,
  micros,
  NO_BALANCES,
  post,
  posting,
  transfer,
  transferCents,
} from '../src/index.js';
import { ACCOUNT_KINDS, assertBalanced } from '../src/postings.js';

const tray: Account = 'tray/hcf-1';
const ann: Account = 'player/ann';
const ben: Account = 'player/ben';

describe('postings', () => {
  it('moves money from one account to another', () => {
    const bet = posting('ante', transferCents(ann, 'wagers/hcf-1', cents(1_000)));
    const balances = post(NO_BALANCES, [bet]);
    expect(balanceOf(balances, ann)).toBe(-10_000_000);
    expect(balanceOf(balances, 'wagers/hcf-1')).toBe(10_000_000);
    expect(balanceOf(balances, ben)).toBe(0);
  });

  it('refuses what does not sum to zero', () => {
    expect(() =>
      posting('a slip', [
        { account: ann, micros: micros(-5) },
        { account: tray, micros: micros(4) },
      ]),
    ).toThrow('"a slip" is out of balance by -1 micros');
  });

  it('adds up the entries of one account and leaves out those of nothing', () => {
    const { entries } = posting('round trip', [
      ...transfer(ann, tray, micros(7)),
      ...transfer(tray, ann, micros(3)),
      ...transfer(ann, ben, micros(0)),
    ]);
    expect(entries).toEqual([
      { account: ann, micros: -4 },
      { account: tray, micros: 4 },
    ]);
  });

  it('refuses a negative transfer', () => {
    expect(() => transfer(ann, tray, micros(-1))).toThrow('not negative');
  });

  it('leaves the balances it was given alone', () => {
    const before = post(NO_BALANCES, [posting('first', transfer(ann, tray, micros(1)))]);
    post(before, [posting('second', transfer(ann, tray, micros(1)))]);
    expect(balanceOf(before, tray)).toBe(1);
    expect(NO_BALANCES.size).toBe(0);
  });

  it('finds accounts that do not sum to zero, and entries that were not made by a posting', () => {
    expect(() => assertBalanced(new Map([[ann, micros(1)]]))).toThrow('out of balance by 1');
    const forged = { reason: 'forged', entries: [{ account: ann, micros: micros(1) }] };
    expect(() => post(NO_BALANCES, [forged])).toThrow('out of balance');
  });

  const account = fc
    .tuple(fc.constantFrom(...ACCOUNT_KINDS), fc.constantFrom('a', 'b'))
    .map(([kind, id]): Account => `${kind}/${id}`);
  const move = fc.tuple(account, account, fc.nat({ max: 1_000_000_000 }));

  test.prop([fc.array(fc.array(move, { maxLength: 6 }), { maxLength: 20 })])(
    'nothing is ever lost, and the order of postings does not matter',
    (rounds) => {
      const postings = rounds.map((moves, n) =>
        posting(
          `round ${n}`,
          moves.flatMap(([from, to, amount]) => transfer(from, to, micros(amount))),
        ),
      );
      const forwards = post(NO_BALANCES, postings);
      const backwards = post(NO_BALANCES, postings.toReversed());
      const plain = new Map<string, number>();
      for (const [from, to, amount] of rounds.flat()) {
        plain.set(from, (plain.get(from) ?? 0) - amount);
        plain.set(to, (plain.get(to) ?? 0) + amount);
      }
      for (const [name, amount] of plain) {
        expect(balanceOf(forwards, name as Account)).toBe(amount);
        expect(balanceOf(backwards, name as Account)).toBe(amount);
      }
      expect([...forwards.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    },
  );
});
