import { cents, payAtOdds } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { SD_CARIBBEAN_STUD as RULES } from '../../src/documents/sd-caribbean-stud/index.js';
import type { PayTable } from '../../src/schema/pay-table.js';

const play = RULES.play.game === 'caribbean-stud' ? RULES.play : undefined;

const SCHEDULES: Readonly<Record<string, PayTable>> = RULES.wagers.progressive?.paytables ?? {};

const handsOf = (id: string) => SCHEDULES[id]?.rows.map(({ hand }) => hand);

const envyOf = (id: string) => SCHEDULES[id]?.rows.map(({ envy }) => envy);

describe('the paper', () => {
  it('[SD-CSP-source] carries its five dates, the last of 13 May 2015', () => {
    expect(RULES.source.history.map(({ value }) => value)).toEqual([
      { effective: '2001-08-28', reference: '28 SDR 24' },
      { effective: '2003-02-02', reference: '29 SDR 107' },
      { effective: '2006-01-30', reference: '32 SDR 128' },
      { effective: '2011-01-10', reference: '37 SDR 131' },
      { effective: '2015-05-13', reference: '41 SDR 187' },
    ]);
    expect(RULES.source.effective.value).toBe('2015-05-13');
  });
});

describe('cards', () => {
  it('one deck, one hand for a player', () => {
    expect(RULES.decks.allowed.value).toEqual([1]);
    expect(RULES.decks.second).toBeNull();
    expect(RULES.seats.handsPerPlayer.value).toBe('one');
  });

  it("five cards each, one at a time or in fives; the dealer's fifth lies face up", () => {
    expect(play?.cardsEach.value).toBe(5);
    expect(RULES.dealing.methods.map(({ value }) => value.packets)).toEqual([
      'one-card',
      'whole-hands',
    ]);
    expect(RULES.dealing.dealerFaces.value).toBe('fifth-up');
    expect(play?.dealerUpCard.value).toBe(5);
  });

  it('the stub goes to the rack and nobody sees it', () => {
    expect(RULES.dealing.stub?.value).toBe('to-the-rack-unexposed');
  });
});

describe('wagers', () => {
  it('a bet is twice the ante', () => {
    expect(RULES.wagers.bet?.stake.value).toEqual({ kind: 'ante-multiple', times: 2 });
  });

  it("the progressive is part of the game, and the player's option", () => {
    expect(RULES.wagers.progressive?.offered.value).toBe('always');
    expect(RULES.wagers.progressive?.placed.value).toBe('option');
  });

  it('[AMB-21] the $100 limit counts ante, bet and progressive unless the house reads it otherwise', () => {
    expect(RULES.betLimit?.cents).toEqual({ value: 10_000, cite: 'SD-CSP-T2' });
    expect(RULES.betLimit?.scope.value).toBe('ante+bet+progressive');
    expect(RULES.settings.maxBetLimit?.default).toBe(10_000);
    expect(RULES.settings.maxBetScope).toMatchObject({
      domain: { values: ['ante+bet+progressive', 'ante+progressive'] },
      default: 'ante+bet+progressive',
    });
  });

  it("tips go on the ante alone, and not above the player's", () => {
    expect(RULES.tips.wagers.value).toEqual(['ante']);
    expect(RULES.tips.capped?.value).toBe('players-ante');
  });
});

describe('the contest', () => {
  it('the dealer needs an ace and a king', () => {
    expect(play?.qualifier.value).toEqual({ atLeast: 'AK' });
  });

  it("[AMB-23] without a dealer's hand antes win and bets go back", () => {
    expect(play?.notQualified).toMatchObject({
      value: { ante: 'win', bet: 'push' },
      reading: 'AMB-23',
    });
  });

  it('[AMB-57] ante and bet seat by seat, then the progressive, envy last', () => {
    expect(RULES.settlement.stages.value).toEqual([
      { by: 'seat', lines: ['ante', 'bet'] },
      { by: 'jackpot', lines: ['progressive'] },
      { by: 'envy' },
    ]);
    expect(RULES.settlement.cardsRacked.value).toBe('hand-by-hand');
    expect(RULES.settlement.awardHandsStay.value).toBe(true);
  });

  it('[AMB-16] a fold ends the progressive wager', () => {
    expect(play?.foldedBonus.progressive.value).toBe('forfeited');
  });

  it('the bet has one schedule, and it pays every winning hand', () => {
    expect(Object.keys(RULES.wagers.bet?.paytables ?? {})).toEqual(['17']);
    expect(RULES.wagers.bet?.paytables['17']?.rows.at(-1)?.hand).toBe('one-pair-or-less');
  });
});

describe('the progressive', () => {
  it('[AMB-15] is elected from four schedules', () => {
    expect(Object.keys(SCHEDULES)).toEqual([
      '21-10-percent',
      '21-5000-dollars',
      'PMG-01',
      'PMG-02',
    ]);
  });

  it('[SD-CSP-21b] the schedules of 21(a) to (e) differ in the straight flush alone', () => {
    const [tenth, dollars] = ['21-10-percent', '21-5000-dollars'].map((id) => SCHEDULES[id]?.rows);
    const others = (rows: typeof tenth) => rows?.filter(({ hand }) => hand !== 'straight-flush');
    expect(others(tenth)).toEqual(others(dollars));
    expect(tenth?.[1]?.pays).toEqual({ kind: 'meter-percent', value: 10 });
    expect(dollars?.[1]?.pays).toEqual({ kind: 'dollars', value: 5000 });
  });

  it('[AMB-64] the choice between them stands while the jackpot runs', () => {
    expect(RULES.jackpots?.frozenWhileRunning).toEqual([
      { value: 'paytable', cite: 'SD-CSP-21b#2', reading: 'AMB-64' },
    ]);
  });

  it('a flush is the least that wins, and three of a kind on PMG', () => {
    expect(handsOf('21-10-percent')?.at(-1)).toBe('flush');
    expect(handsOf('21-5000-dollars')?.at(-1)).toBe('flush');
    expect(handsOf('PMG-01')?.at(-1)).toBe('three-of-a-kind');
    expect(handsOf('PMG-02')?.at(-1)).toBe('three-of-a-kind');
  });

  it('[AMB-46] 300 for 1 at $5 is $1,500, stake kept', () => {
    const pays = SCHEDULES['PMG-02']?.rows[2]?.pays;
    if (pays?.kind !== 'for-1') throw new Error('four of a kind is not for 1');
    expect(payAtOdds(pays, cents(500))).toEqual({ paysCents: 150_000, returnedCents: 0 });
  });

  it('[SD-CSP-21f#4] envy is linear: five times as much for five times the wager', () => {
    const none = [null, null, null, null, null];
    expect(envyOf('PMG-01')).toEqual([1000, 300, ...none]);
    expect(envyOf('PMG-02')).toEqual([5000, 1500, ...none]);
    expect(SCHEDULES['PMG-01']?.printedForCents?.value).toBe(100);
    expect(SCHEDULES['PMG-02']?.printedForCents?.value).toBe(500);
    expect(RULES.jackpots?.envy?.amount.value).toBe('per-dollar-of-receivers-wager');
  });

  it.each(['21-10-percent', '21-5000-dollars'])('%s has no envy', (id) => {
    expect(envyOf(id)).toEqual([null, null, null, null, null]);
  });

  it('[AMB-17] a hand gives envy to others without a wager of its own, and none to its holder', () => {
    expect(RULES.jackpots?.envy?.triggerNeedsWager.value).toBe(false);
    expect(RULES.jackpots?.envy?.receiverNeedsWager.value).toBe(true);
    expect(RULES.jackpots?.envy?.ownHand.value).toBe('never');
  });

  it('is closed only after its top award, eased or moved only by permission', () => {
    expect(RULES.jackpots?.discontinue).toEqual({
      progressive: { value: 'after-top-award-or-by-permission', cite: 'SD-CSP-7#1' },
      reduceCriteria: { value: 'by-permission', cite: 'SD-CSP-7#2' },
      transferToGame: { value: 'by-permission', cite: 'SD-CSP-7#3' },
      transferToLicensee: { value: 'with-the-fund-by-permission', cite: 'SD-CSP-7#4' },
      house: null,
    });
  });
});

describe('irregularities', () => {
  it("a wrong count to a player is that hand's alone", () => {
    const { value, cite } = RULES.irregularities['wrong-count-to-player'];
    expect([value.round, value.contest]).toEqual(['dead-hand', 'returned']);
    expect(cite).toBe('SD-CSP-10#1');
  });

  it('[AMB-75] a wrong count to the dealer leaves the jackpot to play for', () => {
    const { value, cite } = RULES.irregularities['wrong-count-to-dealer'];
    expect([value.round, value.contest, value.bonus]).toEqual([
      'jackpot-only',
      'returned',
      'settled-jackpot-only',
    ]);
    expect(cite).toBe('SD-CSP-10#2');
  });
});

describe('signs', () => {
  it.each([
    { name: '[SD-CSP-17#2] the bet schedule', table: 'bet', cite: 'SD-CSP-17#2' },
    { name: '[SD-CSP-21#2] the progressive schedule', table: 'progressive', cite: 'SD-CSP-21#2' },
  ] as const)('$name is on the layout or a sign, and no schedule that is not in use', (row) => {
    expect(RULES.signage.rules).toContainEqual({
      item: { kind: 'pay-table', table: row.table },
      place: 'layout-or-sign',
      if: { when: 'always' },
      cite: row.cite,
    });
    expect(RULES.signage.onlyTablesInUse.value).toBe(true);
  });

  it('a table needs its equipment, its signs and its designation', () => {
    expect(RULES.approvals.map(({ kind }) => kind)).toEqual([
      'table-designation',
      'jackpot-system',
    ]);
    expect(RULES.seats.fixtures.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['electronic-equipment', 'jackpot-signage']),
    );
  });
});
