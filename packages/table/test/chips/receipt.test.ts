import { type Hit, pendingHits } from '@baize/jackpot';
import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import { evolveWorld, newWorld, type Receipt, receiptsOf, type Shift } from '../../src/index.js';
import { SLUG, shiftOf, winningShift } from '../support/shift.js';

// Whole shifts take a second or two; a busy machine may take longer.

const settledIn = ({ world }: Shift) => {
  const { settled } = world.table;
  if (settled === null) throw new Error('no round was settled');
  return settled;
};

const receiptIn = (shift: Shift, seat: number): Receipt => {
  const receipt = receiptOf(settledIn(shift), seat);
  if (receipt === null) throw new Error(`seat ${seat} has no receipt`);
  return receipt;
};

const firstSeat = (shift: Shift): number => receiptsOf(settledIn(shift))[0]?.seat ?? 0;

const adjust = (shift: Shift, seat: number, amount: number, reason: string): void =>
  shift.do(
    {
      type: 'AdjustPayment',
      round: settledIn(shift).round,
      seat,
      player: receiptIn(shift, seat).player,
      cents: amount as never,
      reason,
      second: 'fay',
    },
    'floorperson',
    'flo',
  );

describe('a receipt', () => {
  test.each(RULEBOOK_IDS)('has the lines of its seat and their net: %s', (id) => {
    const shift = shiftOf(id, 61, 6);
    const settled = settledIn(shift);
    const receipts = receiptsOf(settled);
    expect(receipts.flatMap(({ lines }) => lines).length).toBe(settled.lines.length);
    for (const { seat, lines, issue, changes, netCents, stakedCents, backCents } of receipts) {
      expect(lines.every((line) => line.seat === seat)).toBe(true);
      expect(netCents).toBe(
        lines.reduce(
          (sum, { paysCents, returnedCents, stakeCents }) =>
            sum + paysCents + returnedCents - stakeCents,
          changes.reduce((sum, change) => sum + change.cents, 0),
        ),
      );
      expect(netCents).toBe(backCents - stakedCents);
      expect(issue).toBeGreaterThanOrEqual(1);
    }
  });

  test('is the first and replaces none', () => {
    const shift = shiftOf('oh/high-card-flush', 62, 3);
    expect(receiptIn(shift, firstSeat(shift))).toMatchObject({
      issue: 1,
      changes: [],
      replaces: null,
    });
  });

  test('is nobody’s at a seat that was not in the round', () => {
    expect(receiptOf(settledIn(shiftOf('oh/high-card-flush', 62, 3)), 6)).toBeNull();
  });
});

describe('a receipt is reissued', () => {
  test('after an adjustment, and names what it replaces', () => {
    const shift = shiftOf('oh/high-card-flush', 62, 3);
    const seat = firstSeat(shift);
    const first = receiptIn(shift, seat);
    const others = receiptsOf(settledIn(shift)).filter((receipt) => receipt.seat !== seat);
    adjust(shift, seat, 500, 'a chip too few was paid');
    const second = receiptIn(shift, seat);
    expect(second).toMatchObject({
      issue: 2,
      lines: first.lines,
      netCents: first.netCents + 500,
      changes: [{ why: 'adjusted', cents: 500, reason: 'a chip too few was paid' }],
      replaces: { issue: 1, netCents: first.netCents, reason: 'a chip too few was paid' },
    });
    adjust(shift, seat, -200, 'and now one too many');
    expect(receiptIn(shift, seat)).toMatchObject({
      issue: 3,
      netCents: first.netCents + 300,
      replaces: { issue: 2, netCents: second.netCents, reason: 'and now one too many' },
    });
    expect(receiptsOf(settledIn(shift)).filter((receipt) => receipt.seat !== seat)).toEqual(others);
  });

  test('not after an adjustment of another round', () => {
    const shift = shiftOf('oh/high-card-flush', 62, 3);
    const seat = firstSeat(shift);
    const first = receiptIn(shift, seat);
    shift.do(
      {
        type: 'AdjustPayment',
        round: 'table-1/1',
        seat,
        player: first.player,
        cents: 500 as never,
        reason: 'seen on the tape',
        second: 'fay',
      },
      'floorperson',
      'flo',
    );
    expect(receiptIn(shift, seat)).toEqual(first);
  });

  test('after a settlement made anew: the lines are the new ones', () => {
    for (let seed = 1; ; seed += 1) {
      const shift = shiftOf('oh/high-card-flush', seed, 2);
      const resettled = tryResettle(shift);
      if (resettled === null) continue;
      const { before, seat } = resettled;
      const after = receiptIn(shift, seat);
      const old = before.find((receipt) => receipt.seat === seat);
      expect(after).toMatchObject({
        issue: (old?.issue ?? 0) + 1,
        replaces: {
          issue: old?.issue,
          netCents: old?.netCents,
          reason: 'the cards were typed wrong',
        },
      });
      expect(after.lines).not.toEqual(old?.lines);
      break;
    }
  });
});

/** Puts a card of a seat right and settles the round again, if that changes a payment. */
const tryResettle = (shift: Shift) => {
  const settled = settledIn(shift);
  const before = receiptsOf(settled);
  const seat = firstSeat(shift);
  const hand = settled.game.hands.find((one) => one.seat === seat);
  const cards = hand?.cards.filter((card) => card !== '??').map((card) => shift.name(card)) ?? [];
  const [unused] = shift.stack;
  if (unused === undefined || cards.length !== 7) return null;
  const by = ['floorperson', 'flo'] as const;
  const to = [unused, ...cards.slice(1)];
  const done =
    shift.try({ type: 'CorrectCards', place: seat, cards: to, reason: 'mistyped' }, ...by) &&
    shift.try({ type: 'Resettle', reason: 'the cards were typed wrong', second: 'fay' }, ...by);
  return done ? { before, seat } : null;
};

/** A shift stopped where a round was just settled and an award of its meter waits. */
const awaitingAward = (id: RulebookId): { readonly shift: Shift; readonly hit: Hit } => {
  const shift = winningShift(id, 12, 12);
  const { rules } = shift.world;
  let world = newWorld(SLUG, rules);
  for (const one of shift.happened) {
    world = evolveWorld(world, one);
    const settled = one.events.some(
      (event) => event.type === 'InRound' && event.event.type === 'RoundSettled',
    );
    const hit = pendingHits(world.meters.progressive ?? { phase: 'unopened' }, SLUG).find(
      ({ from, waits }) => from === 'meter' && waits,
    );
    if (!settled || hit === undefined) continue;
    shift.world = world;
    return { shift, hit };
  }
  throw new Error('no award waits');
};

describe('an award of a jackpot', () => {
  test('stands on the receipt of its winner, from the meter', () => {
    const { shift, hit } = awaitingAward('md/high-card-flush');
    const receipt = receiptIn(shift, hit.seat);
    expect(receipt.issue).toBe(1);
    expect(receipt.lines.find(({ wager }) => wager === 'progressive')).toMatchObject({
      paysCents: hit.cents,
      from: 'meter',
    });
  });

  test('that is rejected is taken off the receipt', () => {
    const { shift, hit } = awaitingAward('md/high-card-flush');
    const before = receiptIn(shift, hit.seat);
    const step = { type: 'RejectHit', hit: hit.hit, reason: 'a card was wrong' } as const;
    shift.floor({ type: 'AtJackpot', jackpot: 'progressive', step });
    expect(receiptIn(shift, hit.seat)).toMatchObject({
      issue: 2,
      netCents: before.netCents - hit.cents,
      changes: [{ why: 'award-withdrawn', cents: -hit.cents }],
      replaces: { issue: 1, netCents: before.netCents },
    });
  });
});
