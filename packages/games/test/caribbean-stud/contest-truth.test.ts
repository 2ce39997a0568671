import { for1 } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, linesInWords, outcomeOf, settle } from '../support/felt.js';
import { bareRulesOf, rulesOf } from '../support/rules.js';
import { titled } from '../support/titled.js';

const NO_HAND = 'As Qd Jc 9h 8s';

/** How the dealer stands, and the player against the dealer: the cards of one cell each. */
const SITUATIONS = {
  'dealer has no hand, player lower': { dealer: NO_HAND, player: 'Kh Qc Td 9s 7h' },
  'dealer has no hand, player equal': { dealer: NO_HAND, player: 'Ah Qc Jd 9s 8h' },
  'dealer has no hand, player higher': { dealer: NO_HAND, player: 'Ah Jh 7h 5h 2h' },
  'dealer qualifies, player lower': { dealer: 'Ks Kd Kc 4h 4s', player: 'Ah Jh 8h 5h 2h' },
  'dealer qualifies, player equal': { dealer: 'As Js 8s 5s 2s', player: 'Ah Jh 8h 5h 2h' },
  'dealer qualifies, player higher': { dealer: 'As Kd 7c 4h 2s', player: '9h 8h 7h 6h 5h' },
} as const;

type Situation = keyof typeof SITUATIONS;

const STAKES = { ante: 1000, progressive: 100 };

/** The document with a line in its settlement that the game does not know. */
const withLine = (line: WagerId) => {
  const { rulebook } = rulesOf('sd/caribbean-stud');
  const { settlement } = rulebook;
  const stages = { ...settlement.stages, value: [{ by: 'seat', lines: [line] }] as const };
  return { ...rulebook, settlement: { ...settlement, stages } };
};

const settled = (situation: Situation, act: 'bets' | 'folds') => {
  const { dealer, player } = SITUATIONS[situation];
  const hand =
    act === 'bets' ? handOn(1, player, { ...STAKES, bet: 2000 }) : foldedOn(1, player, STAKES);
  return settle(rulesOf('sd/caribbean-stud'), dealer, [hand]);
};

const LOST = 'lose 0, back 0, tray, SD-CSP-21b';
const FLUSH = 'win 5000, back 0, tray, SD-CSP-21e';

/** Every cell: what becomes of each wager when the player bets. */
const BETS: Readonly<Record<Situation, Readonly<Record<'ante' | 'bet' | 'progressive', string>>>> =
  {
    'dealer has no hand, player lower': {
      ante: 'win 1000, back 1000, tray, SD-CSP-13#1',
      bet: 'push 0, back 2000, tray, SD-CSP-13#1',
      progressive: LOST,
    },
    'dealer has no hand, player equal': {
      ante: 'win 1000, back 1000, tray, SD-CSP-13#1',
      bet: 'push 0, back 2000, tray, SD-CSP-13#1',
      progressive: LOST,
    },
    'dealer has no hand, player higher': {
      ante: 'win 1000, back 1000, tray, SD-CSP-13#1',
      bet: 'push 0, back 2000, tray, SD-CSP-13#1',
      progressive: FLUSH,
    },
    'dealer qualifies, player lower': {
      ante: 'lose 0, back 0, tray, SD-CSP-14',
      bet: 'lose 0, back 0, tray, SD-CSP-14',
      progressive: FLUSH,
    },
    'dealer qualifies, player equal': {
      ante: 'push 0, back 1000, tray, SD-CSP-15',
      bet: 'push 0, back 2000, tray, SD-CSP-15',
      progressive: FLUSH,
    },
    'dealer qualifies, player higher': {
      ante: 'win 1000, back 1000, tray, SD-CSP-16',
      bet: 'win 100000, back 2000, tray, SD-CSP-17(b)',
      progressive: 'win 10% of progressive, back 0, meter, SD-CSP-21b',
    },
  };

const cells = Object.entries(BETS).flatMap(([situation, wagers]) => [
  ...Object.entries(wagers).map(([wager, expected]) => ({
    situation: situation as Situation,
    act: 'bets' as const,
    wager: wager as 'ante',
    expected,
  })),
  ...(['ante', 'progressive'] as const).map((wager) => ({
    situation: situation as Situation,
    act: 'folds' as const,
    wager,
    expected: 'lose 0, back 0, tray, SD-CSP-11a#1',
  })),
]);

/** The clause of the line; below the schedule that is the one that says what wins. */
const idOf = (expected: string) =>
  expected === LOST ? 'SD-CSP-4#2' : (expected.split(', ').at(-1) ?? '');

describe('every cell of sd/caribbean-stud', () => {
  it.each(
    titled(
      '[$id] $situation, $act: $wager, $expected',
      cells.map((cell) => ({ ...cell, id: idOf(cell.expected) })),
    ),
  )('%s', (_title, { situation, act, wager, expected }) => {
    expect(outcomeOf(settled(situation, act), wager)).toBe(expected);
  });

  it('has a line for each wager and no other', () => {
    const lines = (act: 'bets' | 'folds') =>
      settled('dealer qualifies, player lower', act).entitlements.map(({ line }) => line);
    expect(lines('bets')).toEqual(['ante', 'bet', 'progressive']);
    expect(lines('folds')).toEqual(['ante', 'progressive']);
  });
});

describe('the dealer', () => {
  it.each(
    titled('[SD-CSP-12#2] $dealer: qualifies $qualifies', [
      { dealer: 'As Kd 4c 3h 2s', qualifies: true },
      { dealer: 'As Qd Jc Th 9s', qualifies: false },
      { dealer: 'Ks Qd Jc Th 8s', qualifies: false },
      { dealer: '2s 2d 3c 4h 5s', qualifies: true },
      { dealer: 'As 2d 3c 4h 5s', qualifies: true },
      { dealer: 'As Kd Qc Jh 9s', qualifies: true },
    ]),
  )('%s', (_title, { dealer, qualifies }) => {
    const felt = settle(rulesOf('sd/caribbean-stud'), dealer, [foldedOn(1, null, { ante: 1000 })]);
    expect(felt.dealer?.qualifies).toBe(qualifies);
  });

  it('[SD-CSP-12#3] shows the best hand of the five cards', () => {
    const felt = settle(rulesOf('sd/caribbean-stud'), 'Ks Kd Kc 4h 4s', [
      foldedOn(1, null, { ante: 1000 }),
    ]);
    expect(felt.dealer?.hand).toBe('kings full of fours');
  });

  it('[SD-CSP-13#1] is told to announce "no hand", and only then', () => {
    const notices = (dealer: string | null) =>
      settle(rulesOf('sd/caribbean-stud'), dealer, [foldedOn(1, null, { ante: 1000 })]).notices;
    expect(notices(NO_HAND)).toEqual([{ text: 'Announce "no hand".', cite: 'SD-CSP-13#1' }]);
    expect(notices('As Kd 4c 3h 2s')).toEqual([]);
    expect(notices(null)).toEqual([]);
  });
});

describe('a round', () => {
  it('[SD-CSP-18, SD-CSP-20f#2] is settled from the dealer’s right, the progressive after all seats', () => {
    const stakes = { ante: 1000, bet: 2000, progressive: 100 };
    const { entitlements } = settle(rulesOf('sd/caribbean-stud'), 'As Kd 7c 4h 2s', [
      handOn(2, 'Ah Jh 8h 5h 2h', stakes),
      foldedOn(7, 'Qd Jd 8d 5d 3d', { ante: 1000, progressive: 100 }),
      handOn(5, 'Kh Qc Td 9s 7h', { ante: 1000, bet: 2000 }),
    ]);
    expect(entitlements.map(({ seat, line }) => `${seat} ${line}`)).toEqual([
      ...['7 ante', '5 ante', '5 bet', '2 ante', '2 bet'],
      ...['7 progressive', '2 progressive'],
    ]);
  });

  it('[SD-CSP-1#3] sets nobody against another player', () => {
    const rules = rulesOf('sd/caribbean-stud');
    const one = handOn(1, '9h 9c 4d 4c Kh', { ante: 1000, bet: 2000 });
    const other = handOn(2, 'Qh Qc Qd 5c 3h', { ante: 1000, bet: 2000 });
    const of = (seat: number, ...hands: (typeof one)[]) =>
      linesInWords(rules, 'As Kd 7c 4h 2s', hands).filter((line) =>
        line.startsWith(`seat ${seat}`),
      );
    expect(of(1, one, other)).toEqual(of(1, one));
    expect(of(2, one, other)).toEqual(of(2, other));
  });

  it('can be settled where no progressive is named', () => {
    expect(
      linesInWords(bareRulesOf('sd/caribbean-stud'), 'As Kd 7c 4h 2s', [
        handOn(1, 'Ah Kh Qh Jh Th', { ante: 1000, bet: 2000 }),
      ]),
    ).toEqual([
      'seat 1 ante 1000: win 1000, back 1000, tray, SD-CSP-16',
      'seat 1 bet 2000: win 200000, back 2000, tray, SD-CSP-17(a)',
    ]);
  });

  it('gives a dead hand its wagers back without looking at it', () => {
    expect(
      linesInWords(rulesOf('sd/caribbean-stud'), 'As Kd 7c 4h 2s', [
        handOn(
          1,
          'Ah Kh Qh Jh Th 9h',
          { ...STAKES, bet: 2000 },
          {
            voided: ['ante', 'bet', 'progressive'],
          },
        ),
      ]),
    ).toEqual([
      'seat 1 ante 1000: void 0, back 1000, tray, house:void-round',
      'seat 1 bet 2000: void 0, back 2000, tray, house:void-round',
      'seat 1 progressive 100: void 0, back 100, tray, house:void-round',
    ]);
  });

  it('plays for the progressive alone when the dealer has no hand to compare', () => {
    const felt = settle(rulesOf('sd/caribbean-stud'), null, [
      handOn(1, 'Ah Jh 8h 5h 2h', { ...STAKES, bet: 2000 }, { voided: ['ante', 'bet'] }),
    ]);
    expect(felt.dealer).toBeNull();
    expect(felt.entitlements.map(({ line, outcome }) => [line, outcome])).toEqual([
      ['ante', 'void'],
      ['bet', 'void'],
      ['progressive', 'win'],
    ]);
  });

  it('[SD-CSP-11a#1] says nothing of a folded hand, whatever it was', () => {
    const words = (cards: string | null) =>
      settle(rulesOf('sd/caribbean-stud'), NO_HAND, [foldedOn(1, cards, STAKES)]).entitlements.map(
        ({ hand }) => hand,
      );
    expect(words(null)).toEqual(['folded', 'folded']);
    expect(words('Ah Kh Qh Jh Th')).toEqual(words(null));
  });

  it('stops when a card is missing that decides a wager', () => {
    const rules = rulesOf('sd/caribbean-stud');
    const hand = handOn(3, 'Ah Jh 8h 5h 2h', { ante: 1000, bet: 2000 });
    expect(() => settle(rules, null, [hand])).toThrow('the dealer’s cards');
    expect(() => settle(rules, NO_HAND, [{ ...hand, cards: null }])).toThrow(
      'the cards of seat 3, which stayed in',
    );
    expect(() =>
      settle(rules, NO_HAND, [
        handOn(3, null, { ante: 1000, progressive: 100 }, { voided: ['ante'] }),
      ]),
    ).toThrow('the cards of seat 3');
    const mixed = {
      ...rules,
      rulebook: { ...rules.rulebook, play: rulesOf('sd/high-card-flush').rulebook.play },
    };
    expect(() => settle(mixed, NO_HAND, [hand])).toThrow('the rules are of Caribbean Stud');
  });

  it('stops when nothing says what a winning wager pays', () => {
    const rules = rulesOf('sd/caribbean-stud');
    const settled = (change: Partial<typeof rules>) => () =>
      settle({ ...rules, ...change }, 'As Kd 7c 4h 2s', [
        handOn(1, 'Ah Jh 8h 5h 2h', { ante: 1000, bet: 2000 }),
      ]);
    const { ante: _, ...others } = rules.rulebook.wagers;
    expect(settled({ rulebook: { ...rules.rulebook, wagers: others } })).toThrow(
      'missing: what the wager pays',
    );
    expect(settled({ tables: {} })).toThrow('missing: the schedule of the bet');
    const empty = { ...rules.tables.bet!, rows: [] };
    expect(settled({ tables: { bet: empty } })).toThrow('missing: a row for every hand');
    const forOne = { ...rules.tables.bet!.rows.at(-1)!, hand: 'flush' as const, pays: for1(5) };
    expect(settled({ tables: { bet: { ...empty, rows: [forOne] } } })).toThrow(
      'what beats the dealer is paid to 1',
    );
  });

  it('stops at a wager of another game', () => {
    expect(() =>
      settle({ ...rulesOf('sd/caribbean-stud'), rulebook: withLine('raise') }, 'As Kd 7c 4h 2s', [
        handOn(1, 'Ah Jh 8h 5h 2h', { raise: 1000 }),
      ]),
    ).toThrow('Caribbean Stud has no raise');
  });
});
