import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import type { Shift, TableGesture } from '../../src/index.js';
import { bookedIn, held, movements } from '../support/accounts.js';
import { openTable, SLUG, shiftOf, winningShift } from '../support/shift.js';

// Whole shifts take a second or two; a busy machine may take longer.

const last = (shift: Shift): readonly string[] =>
  movements(bookedIn(shift).findLast(({ postings }) => postings.length > 0)?.postings ?? []);

describe('chips and cash beside the rounds', () => {
  const seated = (): Shift => {
    const shift = openTable('md/high-card-flush');
    shift.dealer({ type: 'Sit', seat: 2, player: 'ana' });
    shift.dealer({ type: 'BuyIn', player: 'ana', cents: 50_000 as never });
    return shift;
  };

  test('the tray is what was counted at the opening, out of the cage', () => {
    expect(last(openTable('oh/high-card-flush', 2_500_000))).toEqual([
      'house/cage -2500000',
      `tray/${SLUG} 2500000`,
    ]);
  });

  test('a buy-in: chips to the player, cash to the box', () => {
    expect(last(seated())).toEqual([
      `tray/${SLUG} -50000`,
      'player/ana 50000',
      'house/cash -50000',
      `house/drop/${SLUG} 50000`,
    ]);
  });

  test.each<[name: string, gesture: TableGesture, moves: readonly string[]]>([
    [
      'a fill',
      { type: 'FillTray', cents: 700 as never, slip: 'F1' },
      ['house/cage -700', `tray/${SLUG} 700`],
    ],
    [
      'a credit',
      { type: 'CreditTray', cents: 300 as never, slip: 'C1' },
      [`tray/${SLUG} -300`, 'house/cage 300'],
    ],
    [
      'the drop',
      { type: 'TakeDrop', cents: 50_000 as never },
      [`house/drop/${SLUG} -50000`, 'house/cage 50000'],
    ],
    [
      'a count above the books',
      { type: 'CloseTable', trayCents: 9_950_500 as never },
      [`house/over-short/${SLUG} -500`, `tray/${SLUG} 500`],
    ],
    [
      'a count below the books',
      { type: 'CloseTable', trayCents: 9_949_000 as never },
      [`tray/${SLUG} -1000`, `house/over-short/${SLUG} 1000`],
    ],
  ])('%s', (_, gesture, moves) => {
    const shift = seated();
    shift.floor(gesture);
    expect(last(shift)).toEqual(moves);
  });

  test('a count that agrees moves nothing', () => {
    const shift = seated();
    shift.floor({ type: 'CloseTable', trayCents: 9_950_000 as never });
    expect(bookedIn(shift).at(-1)).toMatchObject({ kind: 'TableClosed', postings: [] });
    expect(held(shift.world, `tray/${SLUG}`)).toBe(9_950_000);
  });

  test('[MD-HCF-2D(1)#2] a tip in the box is the dealers’: neither drop nor tray', () => {
    const shift = seated();
    const before = held(shift.world, `tray/${SLUG}`);
    shift.dealer({ type: 'TipDealer', player: 'ana', cents: 500 as never });
    expect(last(shift)).toEqual(['player/ana -500', `tips/${SLUG} 500`]);
    expect(held(shift.world, `tray/${SLUG}`)).toBe(before);
    expect(held(shift.world, `house/drop/${SLUG}`)).toBe(50_000);
  });

  const adjustment = { type: 'AdjustPayment', reason: 'a chip too many', second: 'fay' } as const;

  test.each([
    [500, [`tray/${SLUG} -500`, 'player/ana 500']],
    [-500, ['player/ana -500', `tray/${SLUG} 500`]],
  ])('an adjustment of %i cents', (amount, moves) => {
    const shift = shiftOf('oh/high-card-flush', 7, 2);
    const cents = amount as never;
    shift.floor({ ...adjustment, round: `${SLUG}/1`, seat: 2, player: 'ana', cents });
    expect(last(shift)).toEqual(moves);
  });

  test.each([
    ['of another table', 'table-2/1', 'no-such-round'],
    ['that was not played yet', `${SLUG}/3`, 'no-such-round'],
    ['without a number', `${SLUG}/one`, 'no-such-round'],
    ['in which the player had no hand', `${SLUG}/2`, 'no-hand'],
  ])('an adjustment of a round %s is refused', (_, round, code) => {
    const shift = shiftOf('oh/high-card-flush', 7, 2);
    const gesture = { ...adjustment, round, seat: 2, player: 'ana', cents: 500 as never };
    expect(shift.try(gesture, 'floorperson', 'flo')).toBe(false);
    expect(shift.refused.at(-1)).toMatchObject({ code });
  });
});

/** Which accounts an event may touch; what is not here moves nothing. */
const TOUCHES: Readonly<Record<string, RegExp>> = {
  TableOpened: /^(tray|house\/cage)/,
  TableClosed: /^(tray|house\/over-short)/,
  BoughtIn: /^(tray|player|house\/cash|house\/drop)/,
  TrayFilled: /^(tray|house\/cage)/,
  TrayCredited: /^(tray|house\/cage)/,
  DropTaken: /^house\/(drop|cage)/,
  DealerTipped: /^(player|tips)/,
  JackpotWagersCollected: /^(wagers|tray)/,
  'InRound/WagersPlaced': /^(player|wagers)/,
  'InRound/BettingClosed': /^(tray|pot)/,
  'InRound/Decided': /^(player|wagers)/,
  'InRound/RaiseCut': /^(player|wagers)/,
  'InRound/BonusesSettled': /^(player|wagers|tray)/,
  'InRound/HandCompleted': /^(player|tray)/,
  'InRound/SeatSettled': /^(player|wagers|tip-wagers|tray|tips)/,
  'InRound/RoundSettled': /^(player|wagers|tray|pot|tips)/,
  EnvyPaid: /^(player|tray)/,
  RoundResettled: /^(player|tray)/,
  PaymentAdjusted: /^(player|tray)/,
  'jackpot/Opened': /^(meter|seed|reserve|house\/jackpot)/,
  'jackpot/Contributed': /^(meter|reserve|house\/contributions)/,
  'jackpot/WinnersKeyed': /^(meter|reserve|seed|house\/jackpot)/,
  'jackpot/WinnerUnkeyed': /^(meter|reserve|seed|house\/jackpot)/,
  'jackpot/HitRejected': /^(meter|reserve|seed|house\/jackpot)/,
  'jackpot/HitPaid': /^(meter\/.*\/won|tray|player)/,
};

describe.each(RULEBOOK_IDS)('every event of a shift of %s', (id) => {
  const shifts = [shiftOf(id, 11, 40), winningShift(id, 12, 10)];
  const booked = shifts.flatMap(bookedIn);

  test('is balanced by itself', () => {
    for (const { postings } of booked) {
      for (const { entries } of postings) {
        expect(entries.reduce((sum, { micros }) => sum + micros, 0)).toBe(0);
      }
    }
  });

  test('touches only the accounts that it is about', () => {
    for (const { kind, postings } of booked) {
      for (const { entries } of postings) {
        for (const { account } of entries) {
          expect(`${kind}: ${account}`).toMatch(
            new RegExp(
              `^${kind.replace('/', '\\/')}: ${(TOUCHES[kind] ?? /nothing/).source.slice(1)}`,
            ),
          );
        }
      }
    }
  });

  test('names a clause or a reason with every posting', () => {
    for (const { postings } of booked) {
      for (const { reason } of postings) expect(reason).not.toBe('');
    }
  });

  test('leaves nothing on the layout or in the pot between rounds', () => {
    for (const { kind, before } of booked.filter((one) => one.kind === 'RoundStarted')) {
      const lying = [...before.books].filter(
        ([account, micros]) => /^(wagers|pot)\//.test(account) && micros !== 0,
      );
      expect([kind, lying]).toEqual(['RoundStarted', []]);
    }
  });
});

describe('the record of the jackpots', () => {
  test('[SD-CSP-22] the key at the end of a round resets the sensors, on record, before the next round', () => {
    const kinds = bookedIn(shiftOf('sd/caribbean-stud', 5, 20)).map(({ kind }) => kind);
    const rounds = kinds
      .join(' ')
      .split('RoundStarted')
      .slice(1)
      .filter((round) => round.includes('jackpot/SensorsLocked'));
    expect(rounds.length).toBeGreaterThan(10);
    for (const round of rounds) expect(round).toMatch(/jackpot\/SensorsReset RoundEnded/);
  });

  test('[MD-HCF-8C(2)(b)] accepted wagers and counted chips are stored with every round whose sensors locked', () => {
    const events = bookedIn(shiftOf('md/high-card-flush', 6, 20)).map(({ event }) => event);
    const counts = events.flatMap((event) =>
      event.type === 'ChipsCounted' && 'jackpot' in event ? [event] : [],
    );
    expect(counts.length).toBeGreaterThan(10);
    for (const { chips, accepted, round } of counts) {
      expect(Number.isInteger(chips) && Number.isInteger(accepted)).toBe(true);
      expect(round).toMatch(/^table-1\/\d+$/);
    }
  });
});
