import { describe, expect, it } from 'vitest';
import { handOn, outcomeOf, settle } from '../support/felt.js';
import { rulesOf, withProgressive } from '../support/rules.js';
import { titled } from '../support/titled.js';

/** One hand of each kind; the dealer's ace-king below loses to all of them. */
const HANDS = {
  'royal flush': 'Ah Kh Qh Jh Th',
  'straight flush': 'Kh Qh Jh Th 9h',
  'steel wheel': 'Ah 2h 3h 4h 5h',
  'four of a kind': '9h 9c 9d 9s Kh',
  'full house': '9h 9c 9d Kc Kh',
  flush: 'Ah Jh 8h 5h 2h',
  straight: '9h 8c 7d 6s 5h',
  wheel: 'Ah 2c 3d 4c 5h',
  'three of a kind': '9h 9c 9d Kc 2h',
  'two pairs': '9h 9c Kc Kh 2d',
  'one pair': '9h 9c Kc 4d 2h',
  'ace king': 'Ah Kc 9d 4c 3h',
} as const;

const DEALER = 'As Kd 8c 6s 2s';
const STAKE = 700;

describe('the bet', () => {
  it.each(
    titled('[SD-CSP-17, $id] $hand pays $odds to 1, the ante 1 to 1', [
      { id: 'SD-CSP-17(a)', hand: 'royal flush', odds: 100 },
      { id: 'SD-CSP-17(b)', hand: 'straight flush', odds: 50 },
      { id: 'SD-CSP-17(b)', hand: 'steel wheel', odds: 50 },
      { id: 'SD-CSP-17(c)', hand: 'four of a kind', odds: 20 },
      { id: 'SD-CSP-17(d)', hand: 'full house', odds: 7 },
      { id: 'SD-CSP-17(e)', hand: 'flush', odds: 5 },
      { id: 'SD-CSP-17(f)', hand: 'straight', odds: 4 },
      { id: 'SD-CSP-17(f)', hand: 'wheel', odds: 4 },
      { id: 'SD-CSP-17(g)', hand: 'three of a kind', odds: 3 },
      { id: 'SD-CSP-17(h)', hand: 'two pairs', odds: 2 },
      { id: 'SD-CSP-17(i)', hand: 'one pair', odds: 1 },
      { id: 'SD-CSP-17(i)', hand: 'ace king', odds: 1 },
    ]),
  )('%s', (_title, { id, hand, odds }) => {
    const felt = settle(rulesOf('sd/caribbean-stud'), DEALER, [
      handOn(1, HANDS[hand], { ante: STAKE, bet: 2 * STAKE }),
    ]);
    expect(outcomeOf(felt, 'bet')).toBe(`win ${2 * STAKE * odds}, back ${2 * STAKE}, tray, ${id}`);
    expect(outcomeOf(felt, 'ante')).toBe(`win ${STAKE}, back ${STAKE}, tray, SD-CSP-16`);
  });
});

/** Percent of the meter, dollars, or for 1 where nothing is written beside the number. */
const PRINTED = {
  '21-10-percent': {
    'royal flush': ['100%', 'SD-CSP-21a'],
    'straight flush': ['10%', 'SD-CSP-21b'],
    'steel wheel': ['10%', 'SD-CSP-21b'],
    'four of a kind': ['$500', 'SD-CSP-21c'],
    'full house': ['$100', 'SD-CSP-21d'],
    flush: ['$50', 'SD-CSP-21e'],
  },
  '21-5000-dollars': {
    'royal flush': ['100%', 'SD-CSP-21a'],
    'straight flush': ['$5000', 'SD-CSP-21b'],
    'steel wheel': ['$5000', 'SD-CSP-21b'],
    'four of a kind': ['$500', 'SD-CSP-21c'],
    'full house': ['$100', 'SD-CSP-21d'],
    flush: ['$50', 'SD-CSP-21e'],
  },
  'PMG-01': {
    'royal flush': ['100%', 'SD-CSP-21f#1'],
    'straight flush': ['10%', 'SD-CSP-21f#1'],
    'four of a kind': ['300', 'SD-CSP-21f#1'],
    'full house': ['50', 'SD-CSP-21f#1'],
    flush: ['40', 'SD-CSP-21f#1'],
    straight: ['30', 'SD-CSP-21f#1'],
    wheel: ['30', 'SD-CSP-21f#1'],
    'three of a kind': ['9', 'SD-CSP-21f#1'],
  },
  'PMG-02': {
    'royal flush': ['100%', 'SD-CSP-21f#1'],
    'straight flush': ['10%', 'SD-CSP-21f#1'],
    'four of a kind': ['300', 'SD-CSP-21f#1'],
    'full house': ['50', 'SD-CSP-21f#1'],
    flush: ['40', 'SD-CSP-21f#1'],
    straight: ['30', 'SD-CSP-21f#1'],
    wheel: ['30', 'SD-CSP-21f#1'],
    'three of a kind': ['9', 'SD-CSP-21f#1'],
  },
} as const;

type Table = keyof typeof PRINTED;

/** $1, but $5 on PMG-02; a sensor at another amount is tried as well. */
const SENSORS: Readonly<Record<Table, readonly number[]>> = {
  '21-10-percent': [100, 500],
  '21-5000-dollars': [100, 500],
  'PMG-01': [100, 200],
  'PMG-02': [500, 1000],
};

const amount = (printed: string, sensor: number): number =>
  printed.startsWith('$') ? Number(printed.slice(1)) * 100 : Number(printed) * sensor;

/** Shares are of the meter, the rest is the tray's; on the PMG schedules the stake never comes back. */
const alsoProved = (table: Table, pays: string): readonly string[] => {
  if (pays === '-') return [];
  const from = pays.endsWith('%') ? 'SD-CSP-20a' : 'SD-CSP-20b';
  return table.startsWith('PMG') ? [from, 'SD-CSP-21f#2'] : [from];
};

const rows = (Object.keys(PRINTED) as Table[]).flatMap((table) =>
  SENSORS[table].flatMap((sensor) =>
    (Object.keys(HANDS) as (keyof typeof HANDS)[]).map((hand) => {
      const printed: Readonly<Record<string, readonly [string, string]>> = PRINTED[table];
      const [pays, id] = printed[hand] ?? ['-', 'SD-CSP-4#2'];
      return { table, sensor, hand, pays, id, ids: [id, ...alsoProved(table, pays)].join(', ') };
    }),
  ),
);

describe('the progressive', () => {
  it.each(
    titled(
      '[$ids] $table on a sensor of $sensor cents, $hand: $pays',
      rows.filter(({ hand, table }) => hand !== 'steel wheel' || table.startsWith('21')),
    ),
  )('%s', (_title, { table, sensor, hand, pays, id }) => {
    const felt = settle(withProgressive('sd/caribbean-stud', table, { wager: sensor }), DEALER, [
      handOn(1, HANDS[hand], { ante: 1000, bet: 2000, progressive: sensor }),
    ]);
    const lost = `lose 0, back 0, tray, ${table.startsWith('21') ? 'SD-CSP-21b' : 'SD-CSP-21f#1'}`;
    const won = pays.endsWith('%')
      ? `win ${pays} of progressive, back 0, meter, ${id}`
      : `win ${amount(pays, sensor)}, back 0, tray, ${id}`;
    expect(outcomeOf(felt, 'progressive')).toBe(pays === '-' ? lost : won);
  });

  it('[SD-CSP-4#1] enters who made the wager, and nobody else', () => {
    const { entitlements } = settle(rulesOf('sd/caribbean-stud'), DEALER, [
      handOn(1, HANDS['royal flush'], { ante: 1000, bet: 2000 }),
    ]);
    expect(entitlements.map(({ line }) => line)).toEqual(['ante', 'bet']);
  });

  it('brings a floorperson for a winner, and for nobody else', () => {
    const { notices } = settle(rulesOf('sd/caribbean-stud'), DEALER, [
      handOn(1, HANDS.flush, { ante: 1000, bet: 2000, progressive: 100 }),
      handOn(2, HANDS['two pairs'], { ante: 1000, bet: 2000, progressive: 100 }),
      handOn(3, 'Qd Jd 8d 5d 3d', { ante: 1000, bet: 2000 }),
    ]);
    expect(notices).toEqual([
      {
        text: 'Seat 1 wins the progressive jackpot (flush, ace-jack-eight-five-two): call a floorperson.',
        cite: 'SD-CSP-20d',
      },
    ]);
  });
});
