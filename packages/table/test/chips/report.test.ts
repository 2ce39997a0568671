import type { SettledLine } from '@baize/games';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { winByLines } from '../../src/chips/report/win.js';
import { type DayReport, reportOf, type Shift, type TableEvent } from '../../src/index.js';
import { held, heldBy } from '../support/accounts.js';
import { openTable, SLUG, shiftOf, winningShift } from '../support/shift.js';

// Whole shifts take a second or two; a busy machine may take longer.

const reported = (shift: Shift): DayReport => reportOf(shift.world.rules, SLUG, shift.happened);

const tableEvents = ({ happened }: Shift): readonly TableEvent[] =>
  happened.flatMap((one) => ('jackpot' in one ? [] : one.events));

/** The lines of a shift, gathered apart from the code that is tested. */
const linesOf = (shift: Shift): readonly SettledLine[] => {
  let bonuses: readonly SettledLine[] = [];
  const rounds: SettledLine[] = [];
  for (const event of tableEvents(shift)) {
    if (event.type !== 'InRound') continue;
    const { event: inRound } = event;
    if (inRound.type === 'BonusesSettled') bonuses = inRound.lines;
    if (inRound.type === 'HandCompleted' && inRound.anteBonus !== null) {
      rounds.push(inRound.anteBonus);
    }
    if (inRound.type === 'RoundSettled') {
      // A bonus that was settled on wrong cards has another line at the end.
      const again = ({ seat, wager }: SettledLine): boolean =>
        inRound.lines.some((line) => line.seat === seat && line.wager === wager);
      rounds.push(...bonuses.filter((line) => !again(line)), ...inRound.lines);
      bonuses = [];
    }
  }
  return rounds;
};

const sum = <T>(of: readonly T[], amount: (one: T) => number): number =>
  of.reduce((total, one) => total + amount(one), 0);

/** What must hold of any day, looked at from the accounts and from the players' side. */
const expectReconciled = (shift: Shift, report: DayReport): void => {
  const { world } = shift;
  const { tray, drop, winCents, tips, jackpots } = report;
  expect(winCents).toBe(
    (tray.closingCents ?? Number.NaN) -
      tray.openingCents -
      tray.fillsCents +
      tray.creditsCents +
      drop.cents,
  );
  expect(winByLines(report) + tray.overCents).toBe(winCents);
  expect(held(world, `tray/${SLUG}`)).toBe(tray.closingCents);
  expect(held(world, `house/drop/${SLUG}`)).toBe(drop.cents - drop.takenCents);
  expect(held(world, `tips/${SLUG}`)).toBe(tips.toDealersCents);
  expect(held(world, `house/over-short/${SLUG}`)).toBe(0 - tray.overCents);
  // The players hold what they bought, less what the table won and the dealers got, with the meters' awards.
  const fromMeters = sum(jackpots, ({ meterAwardCents }) => meterAwardCents);
  expect(heldBy(world, 'player')).toBe(
    drop.cents - (winCents - tray.overCents) - tips.toDealersCents + fromMeters,
  );
  expect(held(world, `house/contributions/${SLUG}`)).toBe(
    0 -
      sum(jackpots, ({ toMeterMicros, toReserveMicros }) => toMeterMicros + toReserveMicros) /
        10_000,
  );
};

describe.each(RULEBOOK_IDS)('the day of a table of %s', (id) => {
  test.each([
    [1, 'virtual'],
    [2, 'real'],
    [3, 'virtual'],
  ] as const)('adds up: seed %i, %s felt', (seed, felt) => {
    const shift = shiftOf(id, seed, 40, felt);
    const report = reported(shift);
    expectReconciled(shift, report);
    expect(report.rounds.complete + report.rounds.void).toBe(40);
    expect(sum(report.dealers, ({ rounds }) => rounds)).toBeGreaterThanOrEqual(
      report.rounds.complete,
    );
  });

  test('adds up when every jackpot is won', () => {
    const shift = winningShift(id, 4, 12);
    expectReconciled(shift, reported(shift));
  });

  test('is the same from the JSON of its events', () => {
    const shift = shiftOf(id, 8, 10);
    const again = JSON.parse(JSON.stringify(shift.happened)) as Shift['happened'];
    expect(reportOf(shift.world.rules, SLUG, again)).toEqual(reported(shift));
  });

  property.prop([fc.nat(2 ** 31)], { numRuns: 4 })('adds up for any seed', (seed) => {
    const shift = shiftOf(id, seed, 8, seed % 2 === 0 ? 'virtual' : 'real');
    expectReconciled(shift, reported(shift));
  });
});

describe('the report separates', () => {
  test('[WA-RP-1a, WA-RP-9] house antes, pots, ante bonuses and side bets', () => {
    const shift = shiftOf('wa/ricochet-poker', 21, 60);
    const { pots, anteBonus, wagers, jackpots, corrections, tray, winCents } = reported(shift);
    const lines = linesOf(shift);
    const of = (wager: string) => lines.filter((line) => line.wager === wager);
    const kept = (some: readonly SettledLine[]): number =>
      sum(
        some,
        ({ stakeCents, returnedCents, paysCents }) => stakeCents - returnedCents - paysCents,
      );
    const closed = tableEvents(shift).filter(
      (event) => event.type === 'InRound' && event.event.type === 'BettingClosed',
    );
    // Everybody's ante is $10 at this table, the house's too.
    expect(pots?.houseAnteCents).toBe(closed.length * 1_000);
    const lost = sum(
      lines.filter(({ from, outcome }) => from === 'pot' && outcome === 'lose'),
      ({ stakeCents }) => stakeCents,
    );
    expect(pots?.playersCents).toBe(lost);
    expect(pots?.paidCents).toBe(sum(of('pot'), ({ paysCents }) => paysCents));
    expect(pots?.winCents).toBe(lost - sum(of('pot'), ({ paysCents }) => paysCents));
    expect(pots?.taken).toBeGreaterThan(0);
    expect(anteBonus?.paidCents).toBe(sum(of('ante-bonus'), ({ paysCents }) => paysCents));
    expect(anteBonus?.winCents).toBe(0 - (anteBonus?.paidCents ?? Number.NaN));
    for (const side of ['rapid-fire', 'hedge', 'pocket']) {
      expect(wagers.find(({ wager }) => wager === side)).toMatchObject({
        kind: 'side-bet',
        winCents: kept(of(side)),
      });
    }
    for (const contest of ['ante', 'play']) {
      expect(wagers.find(({ wager }) => wager === contest)).toMatchObject({
        kind: 'contest',
        winCents: 0,
      });
    }
    expect(winCents).toBe(
      (pots?.winCents ?? Number.NaN) +
        (anteBonus?.winCents ?? Number.NaN) +
        sum(wagers, (wager) => wager.winCents) +
        sum(jackpots, (jackpot) => jackpot.winCents) +
        corrections.winCents +
        tray.overCents,
    );
  });

  test.each([
    ['[SD-HCF-12a, SD-HCF-12b] awards from the meter and from the tray', 'sd/high-card-flush'],
    ['[SD-CSP-20a, SD-CSP-20b] awards from the meter and from the tray', 'sd/caribbean-stud'],
    ['[WA-RP-AppF-n6] awards from the meter and from the tray', 'wa/ricochet-poker'],
  ] as const)('%s', (_, id) => {
    const shift = winningShift(id, 12, 12);
    const report = reported(shift);
    const paid = shift.happened.flatMap((one) =>
      'jackpot' in one
        ? one.events.flatMap((event) =>
            event.type === 'HitPaid' ? [{ ...event, id: one.jackpot }] : [],
          )
        : [],
    );
    expect(paid.some(({ from }) => from === 'meter')).toBe(true);
    for (const jackpot of report.jackpots) {
      const mine = paid.filter((hit) => hit.id === jackpot.jackpot);
      const from = (account: 'meter' | 'tray'): number =>
        sum(
          mine.filter((hit) => hit.from === account),
          (hit) => hit.cents,
        );
      const stakes = linesOf(shift).filter(({ wager }) => wager === jackpot.jackpot);
      const envy = linesOf(shift).filter(({ wager }) => wager === `${jackpot.jackpot}:envy`);
      expect(jackpot.meterAwardCents).toBe(from('meter'));
      expect(jackpot.fixedAwardCents).toBe(from('tray'));
      const withdrawn = tableEvents(shift)
        .flatMap((event) => (event.type === 'EnvyWithdrawn' ? event.lines : []))
        .filter((one) => one.jackpot === jackpot.jackpot);
      expect(jackpot.envyCents).toBe(
        sum(envy, ({ paysCents }) => paysCents) - sum(withdrawn, ({ cents }) => cents),
      );
      // A share of the meter moves no chip of the tray; a fixed award and envy do.
      expect(jackpot.winCents).toBe(
        sum(stakes, ({ stakeCents, returnedCents }) => stakeCents - returnedCents) -
          from('tray') -
          jackpot.envyCents,
      );
    }
  });

  test('[MD-HCF-2D(1)#2] tips from drop and win', () => {
    const shift = openTable('md/high-card-flush');
    shift.dealer({ type: 'Sit', seat: 1, player: 'ana' });
    shift.dealer({ type: 'BuyIn', player: 'ana', cents: 20_000 as never });
    const before = reported(shift);
    shift.dealer({ type: 'TipDealer', player: 'ana', cents: 700 as never });
    const after = reported(shift);
    expect(after.tips).toMatchObject({ inBox: 1, inBoxCents: 700, toDealersCents: 700 });
    expect(after).toEqual({ ...before, tips: after.tips });
  });

  test('[AMB-39] tip wagers from the players’ own', () => {
    const shift = shiftOf('sd/high-card-flush', 31, 60);
    const { tips, wagers } = reported(shift);
    const own = linesOf(shift).filter(
      ({ wager, outcome }) => wager === 'ante' && outcome !== 'void',
    );
    expect(tips.wagers).toBeGreaterThan(5);
    expect(tips.wonCents + tips.trayCents).toBe(tips.wageredCents);
    expect(wagers.find(({ wager }) => wager === 'ante')).toMatchObject({
      bets: own.length,
      handleCents: sum(own, ({ stakeCents }) => stakeCents),
    });
  });

  test('[AMB-39] a tip on the ante from the ante', () => {
    const shift = shiftOf('sd/caribbean-stud', 32, 60);
    const { tips } = reported(shift);
    expect(tips.wagers).toBeGreaterThan(5);
    expect(tips.toDealersCents).toBe(tips.wonCents + tips.inBoxCents);
    expect(held(shift.world, `tips/${SLUG}`)).toBe(tips.toDealersCents);
  });
});

describe('the fund of a jackpot', () => {
  test.each(['wa/ricochet-poker', 'sd/caribbean-stud', 'md/high-card-flush'] as const)(
    '[WA-RP-DEF-prog#4] taken and seeded = shown, kept and paid: %s',
    (id) => {
      for (const shift of [shiftOf(id, 41, 30), winningShift(id, 42, 12)]) {
        for (const { books, closingMicros } of reported(shift).jackpots) {
          expect(books).not.toBeNull();
          if (books === null) continue;
          expect(books.contributionsMicros + books.seedsMicros + books.injectionsMicros).toBe(
            books.meterMicros + books.reserveMicros + books.awardsMicros,
          );
          expect(closingMicros).toBe(books.meterMicros);
        }
      }
    },
  );

  test('[WA-RP-DEF-prog#3] is the players’: no close and no drop moves it', () => {
    const shift = openTable('wa/ricochet-poker');
    const funds = heldBy(shift.world, 'meter');
    expect(funds).toBeGreaterThan(0);
    shift.floor({ type: 'CloseTable', trayCents: 0 as never });
    expect(heldBy(shift.world, 'meter')).toBe(funds);
    const { jackpots, winCents, tray } = reported(shift);
    expect([winCents, tray.overCents]).toEqual([-10_000_000, -10_000_000]);
    expect(
      jackpots.every(({ openingMicros, closingMicros }) => openingMicros === closingMicros),
    ).toBe(true);
  });
});

/** The first of many shifts in which an irregularity of this kind was called. */
const firstShift = (shiftBy: (seed: number) => Shift, kind: string): Shift => {
  for (let seed = 52; ; seed += 1) {
    const shift = shiftBy(seed);
    if (reported(shift).irregularities.some((one) => one.kind === kind)) return shift;
  }
};

describe('a day', () => {
  test('that is not over has no count, and is reckoned by the books', () => {
    const shift = openTable('oh/high-card-flush', 1_000_000);
    shift.floor({ type: 'FillTray', cents: 5_000 as never, slip: 'F1' });
    const report = reported(shift);
    expect(report.closed).toBeNull();
    expect(report.tray).toMatchObject({ closingCents: null, booksCents: 1_005_000, fills: 1 });
    expect(report.winCents).toBe(0);
  });

  test('starts with the latest opening', () => {
    const shift = openTable('oh/high-card-flush', 1_000_000);
    shift.floor({ type: 'FillTray', cents: 5_000 as never, slip: 'F1' });
    shift.floor({ type: 'CloseTable', trayCents: 1_004_000 as never });
    expect(reported(shift)).toMatchObject({ winCents: -1_000, tray: { overCents: -1_000 } });
    shift.floor({
      type: 'OpenTable',
      dealer: 'dan',
      designated: true,
      trayCents: 2_000_000 as never,
      policy: { gestures: [], decisionSeconds: null, adjustAloneCents: 0 as never },
    });
    expect(reported(shift)).toMatchObject({
      winCents: 0,
      tray: { openingCents: 2_000_000, fills: 0, overCents: 0 },
      dealers: [{ dealer: 'dan', rounds: 0 }],
    });
  });

  test('leaves what is put right after the count to the next one', () => {
    const shift = shiftOf('oh/high-card-flush', 51, 5);
    const before = reported(shift);
    const adjust = { type: 'AdjustPayment', round: `${SLUG}/1`, seat: 1, player: 'ana' } as const;
    shift.do(
      { ...adjust, cents: 500 as never, reason: 'seen on the tape', second: 'fay' },
      'floorperson',
      'flo',
    );
    expect(reported(shift)).toEqual({ ...before, tray: { ...before.tray, afterCountCents: -500 } });
  });

  test('counts irregularities with their clause', () => {
    // Of many shifts one in which a card was drawn in error.
    const shift = firstShift(
      (seed) => shiftOf('md/high-card-flush', seed, 60),
      'card-drawn-in-error',
    );
    const called = tableEvents(shift).filter(({ type }) => type === 'IrregularityCalled');
    const { irregularities } = reported(shift);
    const others = irregularities.filter(({ kind }) =>
      ['player-leaves', 'round-voided', 'raise-too-large'].includes(kind),
    );
    expect(sum(irregularities, ({ count }) => count) - sum(others, ({ count }) => count)).toBe(
      called.length,
    );
    expect(irregularities.find(({ kind }) => kind === 'card-drawn-in-error')).toMatchObject({
      cite: 'MD-HCF-13C',
    });
  });

  test('with events that are not all there is not reported', () => {
    const shift = shiftOf('oh/high-card-flush', 53, 5);
    const without = shift.happened.map((one) =>
      'jackpot' in one
        ? one
        : { ...one, events: one.events.filter(({ type }) => type !== 'BoughtIn') },
    );
    expect(() => reportOf(shift.world.rules, SLUG, without)).toThrow(/books|lines say/);
  });
});

describe('a round whose awards wait', () => {
  test('is settled all the same: what was keyed with the bonuses is paid on its own', () => {
    const shift = winningShift('wa/ricochet-poker', 3, 12);
    const { rounds, jackpots } = reported(shift);
    expect(rounds.complete + rounds.void).toBe(12);
    expect(sum(jackpots, ({ meterAwards }) => meterAwards)).toBeGreaterThan(0);
  });
});
