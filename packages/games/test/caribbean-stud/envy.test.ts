import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, settle } from '../support/felt.js';
import { withProgressive } from '../support/rules.js';
import { titled } from '../support/titled.js';

const ROYAL = 'Ah Kh Qh Jh Th';
const STRAIGHT_FLUSH = '9d 8d 7d 6d 5d';
const NOTHING = 'Qc Jc 8s 4d 2s';
const DEALER = 'As Kd 9c 6s 3s';

const PLAYING = { ante: 1000, bet: 2000 };
const sensor = (progressive: number) => ({ ...PLAYING, progressive });

const envy = (table: string, hands: Parameters<typeof settle>[2], wager?: number) =>
  settle(
    withProgressive('sd/caribbean-stud', table, wager === undefined ? {} : { wager }),
    DEALER,
    hands,
  )
    .entitlements.filter(({ line }) => line === 'progressive:envy')
    .map(({ seat, due, cite, hand, outcome, stakeCents, returnedCents }) => {
      expect([outcome, stakeCents, returnedCents, cite]).toEqual(['win', 0, 0, 'SD-CSP-21f#4']);
      return `seat ${seat}: ${due.from === 'tray' ? due.cents : due.from}, ${hand}`;
    });

describe('what envy pays', () => {
  it.each(
    titled('[SD-CSP-21f#4, SD-CSP-21f#3] $table at $wager cents, $cards: $dollars dollars', [
      { table: 'PMG-01', wager: 100, cards: ROYAL, dollars: 1000 },
      { table: 'PMG-01', wager: 100, cards: STRAIGHT_FLUSH, dollars: 300 },
      { table: 'PMG-01', wager: 200, cards: ROYAL, dollars: 2000 },
      { table: 'PMG-02', wager: 500, cards: ROYAL, dollars: 5000 },
      { table: 'PMG-02', wager: 500, cards: STRAIGHT_FLUSH, dollars: 1500 },
      { table: 'PMG-02', wager: 100, cards: STRAIGHT_FLUSH, dollars: 300 },
      { table: 'PMG-01', wager: 100, cards: '9h 9c 9d 9s Kh', dollars: 0 },
      { table: '21-10-percent', wager: 100, cards: ROYAL, dollars: 0 },
      { table: '21-5000-dollars', wager: 100, cards: STRAIGHT_FLUSH, dollars: 0 },
    ]),
  )('%s', (_title, { table, wager, cards, dollars }) => {
    const lines = envy(
      table,
      [handOn(2, cards, sensor(wager)), handOn(1, NOTHING, sensor(wager))],
      wager,
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      dollars === 0 ? [] : [`seat 1: ${dollars * 100}`],
    );
  });
});

describe('who receives envy', () => {
  it('[SD-CSP-21g-i#1] only who made the wager', () => {
    expect(
      envy('PMG-01', [
        handOn(3, ROYAL, sensor(100)),
        handOn(2, NOTHING, PLAYING),
        handOn(1, 'Ac Jd 8h 4c 2h', sensor(100)),
      ]),
    ).toEqual(['seat 1: 100000, royal flush at seat 3']);
  });

  it('[SD-CSP-21g-i#2] nobody for the own hand', () => {
    expect(envy('PMG-01', [handOn(1, ROYAL, sensor(100))])).toEqual([]);
  });

  it('[SD-CSP-21g-i#3, AMB-17] others for the hand of a holder without the wager, who gets none', () => {
    expect(
      envy('PMG-01', [
        handOn(2, ROYAL, PLAYING),
        handOn(3, STRAIGHT_FLUSH, sensor(100)),
        handOn(1, NOTHING, sensor(100)),
      ]),
    ).toEqual([
      'seat 3: 100000, royal flush at seat 2',
      'seat 1: 30000, straight flush, nine high at seat 3',
      'seat 1: 100000, royal flush at seat 2',
    ]);
  });

  it('[SD-CSP-21g-iii, AMB-18] once for each such hand, after everything else, and once only', () => {
    const { entitlements } = settle(withProgressive('sd/caribbean-stud', 'PMG-01'), DEALER, [
      handOn(1, ROYAL, sensor(100)),
      handOn(4, STRAIGHT_FLUSH, sensor(100)),
    ]);
    expect(entitlements.map(({ seat, line }) => `${seat} ${line}`)).toEqual([
      ...['4 ante', '4 bet', '1 ante', '1 bet'],
      ...['4 progressive', '1 progressive'],
      ...['4 progressive:envy', '1 progressive:envy'],
    ]);
  });

  it('[AMB-16] a folded hand sets nothing off, and its player still receives', () => {
    expect(
      envy('PMG-01', [
        foldedOn(2, ROYAL, { ante: 1000, progressive: 100 }),
        handOn(1, NOTHING, sensor(100)),
      ]),
    ).toEqual([]);
    expect(
      envy('PMG-01', [
        handOn(2, ROYAL, sensor(100)),
        foldedOn(1, NOTHING, { ante: 1000, progressive: 100 }),
      ]),
    ).toEqual(['seat 1: 100000, royal flush at seat 2']);
  });

  it('[AMB-17] only a holder with the wager sets it off, where a document asks for one', () => {
    const rules = withProgressive('sd/caribbean-stud', 'PMG-01');
    const jackpots = rules.rulebook.jackpots!;
    const envyRule = jackpots.envy!;
    const strict = {
      ...jackpots,
      envy: { ...envyRule, triggerNeedsWager: { ...envyRule.triggerNeedsWager, value: true } },
    };
    const receivers = (holders: Parameters<typeof handOn>[2]) =>
      settle({ ...rules, rulebook: { ...rules.rulebook, jackpots: strict } }, DEALER, [
        handOn(2, ROYAL, holders),
        handOn(1, NOTHING, sensor(100)),
      ])
        .entitlements.filter(({ line }) => line === 'progressive:envy')
        .map(({ seat }) => seat);
    expect(receivers(sensor(100))).toEqual([1]);
    expect(receivers(PLAYING)).toEqual([]);
  });

  it('a hand that nobody has seen sets nothing off', () => {
    expect(
      envy('PMG-01', [
        handOn(2, null, { ante: 1000 }, { voided: ['ante'] }),
        handOn(1, NOTHING, sensor(100)),
      ]),
    ).toEqual([]);
  });

  it('a dead hand sets nothing off and receives nothing', () => {
    const dead = { voided: ['ante', 'bet', 'progressive'] as const };
    expect(
      envy('PMG-01', [handOn(2, ROYAL, sensor(100), dead), handOn(1, NOTHING, sensor(100))]),
    ).toEqual([]);
    expect(
      envy('PMG-01', [handOn(2, ROYAL, sensor(100)), handOn(1, NOTHING, sensor(100), dead)]),
    ).toEqual([]);
  });
});
