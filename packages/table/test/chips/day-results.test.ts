import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../src/chips/report/course.js';
import { jackpotAtTable } from '../../src/chips/report/jackpots.js';
import type { JournalEntry } from '../../src/chips/report/journal.js';
import { anteBonusResult, potResult } from '../../src/chips/report/pots.js';
import type { Then } from '../../src/chips/report/then.js';
import { tipResult } from '../../src/chips/report/tips.js';
import { wagerResults } from '../../src/chips/report/wagers.js';
import {
  day,
  entry,
  event,
  inRound,
  lineOf,
  lost,
  meter,
  ROUND,
  seat,
} from '../support/day-entries.js';

/** What a report makes of the entries of a day. */

const maryland = { rulebook: rulebookById('md/high-card-flush') };
const washington = { rulebook: rulebookById('wa/ricochet-poker') };

const gone = lineOf({ seat: 3, outcome: 'void', paysCents: 0 });

describe('what the dealers got', () => {
  it('is what they won of their bets, and what is in their box', () => {
    const tips = [
      lineOf({ stakeCents: 100, paysCents: 100, returnedCents: 100 }),
      lineOf({ seat: 2, stakeCents: 70, outcome: 'lose', paysCents: 0, returnedCents: 0 }),
      lineOf({ seat: 3, stakeCents: 30, outcome: 'void', paysCents: 0, returnedCents: 30 }),
    ];
    expect(
      tipResult(
        day(
          entry(seat([], tips)),
          entry(event('DealerTipped', { cents: 50 })),
          entry(event('BoughtIn', { cents: 9 })),
        ),
      ),
    ).toEqual({
      wagers: 2,
      wageredCents: 170,
      voidCents: 30,
      wonCents: 200,
      resettledCents: 0,
      inBox: 1,
      inBoxCents: 50,
      toDealersCents: 250,
      trayCents: -30,
    });
  });
});

describe('what a wager brought', () => {
  it('is what was lost on it, less what was paid; a void one is none', () => {
    const flush = lineOf({
      wager: 'flush',
      stakeCents: 500,
      outcome: 'lose',
      paysCents: 0,
      returnedCents: 0,
    });
    const jackpot = lineOf({ wager: 'progressive' });
    expect(
      wagerResults(maryland, day(entry(seat([lineOf(), lost, gone, flush, jackpot])))),
    ).toEqual([
      {
        wager: 'ante',
        kind: 'contest',
        bets: 2,
        handleCents: 2_000,
        voidCents: 1_000,
        paidCents: 1_000,
        toPotCents: 0,
        winCents: 0,
      },
      {
        wager: 'flush',
        kind: 'side-bet',
        bets: 1,
        handleCents: 500,
        voidCents: 0,
        paidCents: 0,
        toPotCents: 0,
        winCents: 500,
      },
    ]);
  });
});

describe('what became of the pots', () => {
  const pot = (winners: readonly unknown[], amount: number) => ({
    pot: { winners, amount },
    notices: [],
    tips: [],
  });
  const antes = [
    lineOf({ from: 'pot', outcome: 'lose', stakeCents: 500, paysCents: 0, returnedCents: 0 }),
    lineOf({
      seat: 2,
      from: 'tray',
      outcome: 'lose',
      stakeCents: 70,
      paysCents: 0,
      returnedCents: 0,
    }),
  ];
  const result = (...entries: readonly JournalEntry[]) => potResult(washington, day(...entries));
  const closed = entry(inRound('BettingClosed', {}));

  it('there is none where the game has no pot', () => {
    expect(potResult(maryland, day(closed))).toBeNull();
  });

  it('the house takes one that nobody won from it', () => {
    const lines = [...antes, lineOf({ wager: 'ante', from: 'pot', paysCents: 0 })];
    expect(
      result(closed, entry(inRound('RoundSettled', { ...pot(['dealer'], 1_000), lines }))),
    ).toEqual({
      houseAnteCents: 500,
      playersCents: 500,
      paidCents: 0,
      taken: 1,
      takenCents: 1_000,
      backCents: 0,
      winCents: 500,
    });
  });

  it('a player takes it', () => {
    const lines = [
      ...antes,
      lineOf({ wager: 'pot', from: 'pot', stakeCents: 0, returnedCents: 0, paysCents: 1_000 }),
    ];
    expect(result(closed, entry(inRound('RoundSettled', { ...pot([1], 1_000), lines })))).toEqual({
      houseAnteCents: 500,
      playersCents: 500,
      paidCents: 1_000,
      taken: 0,
      takenCents: 0,
      backCents: 0,
      winCents: -500,
    });
  });

  it('its own ante goes back out of a void one', () => {
    expect(
      result(
        closed,
        entry(inRound('RoundSettled', { ...pot([], 0), lines: antes })),
        entry(inRound('BonusesSettled', { lines: [], notices: [] })),
        entry(event('BoughtIn')),
      ),
    ).toMatchObject({
      houseAnteCents: 500,
      backCents: 1_000,
      winCents: 500,
    });
  });

  it('an ante bonus is paid beside it', () => {
    const bonus = lineOf({ wager: 'ante-bonus', stakeCents: 0, returnedCents: 0, paysCents: 300 });
    expect(
      anteBonusResult(
        washington,
        day(entry(inRound('HandCompleted', { anteBonus: bonus })), entry(seat([lineOf()]))),
      ),
    ).toEqual({ paid: 1, paidCents: 300, winCents: -300 });
    expect(anteBonusResult(maryland, day())).toBeNull();
  });
});

describe('how a day went', () => {
  const dealt = inRound('CardsDealt', { cards: [] });
  const at = (dealer: string | null, round: string | null) =>
    ({ dealer, round: round === null ? null : { ...ROUND, round } }) as Partial<Then>;
  it('each dealer has the rounds in which they dealt', () => {
    const { dealers } = courseOf(
      day(
        entry(event('TableOpened', { dealer: 'Dana' })),
        entry(dealt, at('Dana', 't1/1')),
        entry(dealt, at('Dana', 't1/1')),
        entry(inRound('Turned', {}), at('Dana', 't1/2')),
        entry(event('DealerRelieved', { from: 'Dana', to: 'Dora' })),
        entry(dealt, at('Dora', 't1/2')),
        entry(event('DealerRelieved', { from: 'Dora', to: 'Dana' })),
        entry(event('DealerRelieved', { from: 'Dana', to: 'Dora' })),
        entry(dealt, at('Dora', 't1/3')),
        entry(dealt, at(null, 't1/4')),
        entry(dealt, at('Dora', null)),
        entry(dealt, at('Dot', 't1/5')),
        entry(event('BoughtIn'), at('Dora', 't1/6')),
      ),
    );
    expect(dealers).toEqual([
      { dealer: 'Dana', rounds: 1 },
      { dealer: 'Dora', rounds: 2 },
    ]);
  });

  it('rounds were complete or void, and what went wrong is counted, the most frequent first', () => {
    const called = (kind: string) =>
      entry(event('IrregularityCalled', { kind, cite: 'MD-HCF-13A' }));
    const { rounds, irregularities } = courseOf(
      day(
        entry(event('RoundEnded', { outcome: 'complete' })),
        entry(event('RoundEnded', { outcome: 'complete' })),
        entry(event('RoundEnded', { outcome: 'void' })),
        called('raise-too-large'),
        called('wrong-count-to-player'),
        called('card-drawn-in-error'),
        called('wrong-count-to-player'),
        entry(inRound('RaiseCut', { cite: 'MD-HCF-7C' })),
        entry(event('RoundVoided', { cite: 'house:reasons', outcome: 'complete' })),
        entry(event('PlayerLeft', { midRound: true, cite: 'MD-HCF-7C' })),
        entry(event('PlayerLeft', { midRound: false, cite: 'MD-HCF-7C' })),
      ),
    );
    expect(rounds).toEqual({ complete: 2, void: 1 });
    expect(irregularities.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      '2 wrong-count-to-player',
      '1 card-drawn-in-error',
      '1 player-leaves',
      '1 raise-too-large',
      '1 round-voided',
    ]);
  });
});

describe('what a jackpot brought at its table', () => {
  it('is what was collected, less what went back and what the tray paid', () => {
    const inTray = { round: { ...ROUND, collected: true } } as never;
    const chip = (cents: number, wager = 'progressive') => ({
      seat: 1,
      player: 'Ada',
      wager,
      cents,
    });
    const jackpot = (more: object) =>
      lineOf({ wager: 'progressive', stakeCents: 100, paysCents: 0, returnedCents: 0, ...more });
    const envy = lineOf({
      wager: 'progressive:envy',
      stakeCents: 0,
      returnedCents: 0,
      paysCents: 7,
    });
    const effect = { meterMicros: 20, reserveMicros: 3 };
    const all = day(
      entry(
        event('JackpotWagersCollected', {
          chips: [chip(100), chip(100), chip(100), chip(900, 'house')],
        }),
      ),
      entry(
        seat([
          jackpot({ outcome: 'lose' }),
          jackpot({ seat: 2, outcome: 'void', returnedCents: 100 }),
          lineOf(),
          envy,
        ]),
        inTray,
      ),
      entry(seat([jackpot({ seat: 3, outcome: 'void', returnedCents: 100 })])),
      meter('Contributed', { effect }),
      meter('Contributed', { effect, table: 't2' }),
      meter('Opened', { effect }),
      meter('HitPaid', { from: 'tray', cents: 40 }),
      meter('HitPaid', { from: 'tray', cents: 41, table: 't2' }),
      meter('HitPaid', { from: 'meter', cents: 5_000 }),
      meter('HitVerified', { from: 'tray', cents: 43 }),
    );
    expect(jackpotAtTable('progressive', 't1', all)).toEqual({
      jackpot: 'progressive',
      bets: 2,
      handleCents: 200,
      voidCents: 200,
      toMeterMicros: 20,
      toReserveMicros: 3,
      fixedAwards: 1,
      fixedAwardCents: 40,
      envyCents: 7,
      meterAwards: 1,
      meterAwardCents: 5_000,
      winCents: 300 - 100 - 40 - 7,
    });
  });
});
