import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { handOn, outcomeOf, settle } from '../support/felt.js';
import { DEALERS, FLUSHES, QUADS, RUNS } from '../support/flush-hands.js';
import { type ContestBook, rulesOf, withProgressive } from '../support/rules.js';
import { titled } from '../support/titled.js';

/**
 * The tables once more, copied from the documents by hand for this test: hands down, tables across.
 * The amount a row must pay is the stake times the odds printed here.
 */
const matrix = (text: string) => {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  return head
    .slice(1)
    .flatMap((table, column) =>
      rows.map(([hand = '', ...cells]) => ({ table, hand, printed: cells[column] ?? '' })),
    );
};

const SD_FLUSH = matrix(`
  hand       1    2    3    4    5    6    7
  flush-7  300  100  200  300  200  500  400
  flush-6  100   20   20   75   60   50   60
  flush-5   10   10   10    5   12   12   12
  flush-4    1    2    2    2    1    1    1
  flush-3    -    -    -    -    -    -    -
  flush-2    -    -    -    -    -    -    -
`);

const SD_STRAIGHT_FLUSH = matrix(`
  hand                   1     2     3     4     6
  seven in a row      8000   500   500  1000   500
  seven up to the ace  8000   500   500  1000   500
  seven from the ace  8000   500   500  1000   500
  nine to ace         1000   200   200   500   200
  six up to the king  1000   200   200   500   200
  six in a row        1000   200   200   500   200
  six from the ace    1000   200   200   500   200
  five in a row        100   100   100   100   100
  four in a row         60    50    75    75    60
  three in a row         7     9     7     7     8
  three up to the ace    7     9     7     7     8
  three from the ace     7     9     7     7     8
  king, ace, two         -     -     -     -     -
  two in a row           -     -     -     -     -
`);

const MD_FLUSH = matrix(`
  hand       A    B    C    D    E    F    G     H    I    J    K    L    M    N    O
  flush-7  300  100  200  300  200  500  400  1000  150  150  400  300  500  500  250
  flush-6  100   20   20   75   60   50   60    50   20   25  100   80   80  100  100
  flush-5   10   10   10    5   12   12   12    10   10   10   10   11   11   10   10
  flush-4    1    2    2    2    1    1    1     1    2    2    1    1    1    1    1
  flush-3    -    -    -    -    -    -    -     -    -    -    -    -    -    -    -
  flush-2    -    -    -    -    -    -    -     -    -    -    -    -    -    -    -
`);

const MD_STRAIGHT_FLUSH = matrix(`
  hand                                  A     B     C     D     E     F     G
  seven in a row                     8000   500   500  1000   500  1000   500
  seven from the ace                 8000   500   500  1000   500  1000   500
  nine to ace                        1000   200   200   500   200   500   200
  six in a row                       1000   200   200   500   200   500   200
  five in a row                       100   100   100   100   100   100   100
  four in a row                        60    50    75    75    60    60    50
  four of a kind and four in a row     60    50    75    75    60    60    50
  four of a kind alone                  -     -     -     -     -     -    25
  four of a kind and three in a row     7     9     7     7     8     8    25
  three in a row                        7     9     7     7     8     8     8
  king, ace, two                        -     -     -     -     -     -     -
`);

const OH_FLUSH = matrix(`
  hand     brochure
  flush-7  200
  flush-6  60
  flush-5  12
  flush-4  1
  flush-3  -
`);

const OH_STRAIGHT_FLUSH = matrix(`
  hand                brochure
  seven in a row      500
  seven from the ace  500
  six in a row        200
  five in a row       100
  four in a row       50
  three in a row      9
  three from the ace  9
  king, ace, two      -
  two in a row        -
`);

/** Percent of the meter, or for 1: the stake stays. */
const SD_PROGRESSIVE = matrix(`
  hand                   1     2     3     4
  seven in a row      100%  100%  100%  100%
  seven up to the ace  100%  100%  100%  100%
  nine to ace          10%   10%  100%  100%
  six up to the king   10%   10%   10%   10%
  six in a row         10%   10%   10%   10%
  six from the ace     10%   10%   10%   10%
  five in a row        250   900   250   800
  four in a row         40    50    40    50
  three in a row         3     -     3     -
  two in a row           -     -     -     -
`);

/** Percent of the meter, or dollars as printed. */
const MD_PROGRESSIVE = matrix(`
  hand                    A     B     C     D     E
  seven in a row       100%  100%  100%  100%  100%
  seven up to the ace  100%  100%  100%  100%  100%
  nine to ace           10%   10%  100%  100%  100%
  six up to the king    10%   10%  100%   10%   10%
  six in a row          10%   10%  100%   10%   10%
  six from the ace      10%   10%  100%   10%   10%
  five in a row         250   900   200   250   800
  four in a row          40    50    40    40    50
  three in a row          3     -     3     3     -
  two in a row            -     -     -     -     -
`);

const HANDS: Readonly<Record<string, string>> = { ...FLUSHES, ...RUNS, ...QUADS };
const STAKE = 700;

const letter = (table: string) => table.charCodeAt(0) - 'A'.charCodeAt(0) + 1;

/** On table G the four of a kind outranks three in a row, and not four (AMB-10). */
const PAID_AS_QUADS: readonly string[] = [
  'four of a kind alone',
  'four of a kind and three in a row',
];

const MD_PROGRESSIVE_CITES = 'abcde';

/** The families of bonus wagers that pay to 1, with the clause their rows cite. */
const BONUSES: readonly {
  readonly name: string;
  readonly book: ContestBook;
  readonly wager: Extract<WagerId, 'flush' | 'straight-flush'>;
  readonly cells: ReturnType<typeof matrix>;
  readonly cite: (table: string, hand: string) => string;
  /** Clauses that every row of the family proves besides. */
  readonly proves?: readonly string[];
}[] = [
  {
    name: 'South Dakota flush',
    book: 'sd/high-card-flush',
    wager: 'flush',
    cells: SD_FLUSH,
    cite: () => 'SD-HCF-10',
    proves: ['SD-HCF-10a', 'SD-HCF-10b'],
  },
  {
    name: 'South Dakota straight flush',
    book: 'sd/high-card-flush',
    wager: 'straight-flush',
    cells: SD_STRAIGHT_FLUSH,
    cite: () => 'SD-HCF-11',
    proves: ['SD-HCF-11a'],
  },
  {
    name: 'Maryland Flush Bonus',
    book: 'md/high-card-flush',
    wager: 'flush',
    cells: MD_FLUSH,
    cite: (table) => (table === 'O' ? 'MD-HCF-12B(8)#2' : `MD-HCF-12B(${letter(table)})`),
  },
  {
    name: 'Maryland Straight Flush Bonus',
    book: 'md/high-card-flush',
    wager: 'straight-flush',
    cells: MD_STRAIGHT_FLUSH,
    cite: (table, hand) =>
      table === 'G' && PAID_AS_QUADS.includes(hand)
        ? 'MD-HCF-12C(7)#2'
        : `MD-HCF-12C(${letter(table)})`,
  },
  {
    name: 'Ohio flush',
    book: 'oh/high-card-flush',
    wager: 'flush',
    cells: OH_FLUSH,
    cite: () => 'OH-HCF-flush',
  },
  {
    name: 'Ohio straight flush',
    book: 'oh/high-card-flush',
    wager: 'straight-flush',
    cells: OH_STRAIGHT_FLUSH,
    cite: () => 'OH-HCF-sflush',
  },
];

describe.each(titled('$name', BONUSES))(
  '%s',
  (_title, { book, wager, cells, cite, proves = [] }) => {
    const rows = cells.map(({ table, hand, printed }) => ({
      id: cite(table, hand),
      ids: [cite(table, hand), ...proves].join(', '),
      table,
      hand,
      printed,
    }));

    it.each(titled('[$ids] table $table, $hand: $printed to 1', rows))(
      '%s',
      (_title, { id, table, hand, printed }) => {
        const rules = rulesOf(book, {
          paytables: { [wager]: table },
          // The largest prize is above the limit of a hand.
          ...(book === 'md/high-card-flush' ? { settings: { payoutLimit: 100_000_000 } } : {}),
        });
        const felt = settle(rules, DEALERS['seven spades'], [
          handOn(1, HANDS[hand] ?? '', { ante: 1000, raise: 1000, [wager]: STAKE }),
        ]);
        expect(outcomeOf(felt, wager)).toBe(
          printed === '-'
            ? `lose 0, back 0, tray, ${id}`
            : `win ${STAKE * Number(printed)}, back ${STAKE}, tray, ${id}`,
        );
      },
    );
  },
);

describe('South Dakota progressive', () => {
  it.each(
    titled(
      '[SD-HCF-12#3, SD-HCF-12#4, $id] table $table, $hand: $printed',
      SD_PROGRESSIVE.map(({ table, hand, printed }) => ({
        id: printed.endsWith('%') ? 'SD-HCF-12a' : 'SD-HCF-12b',
        table,
        hand,
        printed,
      })),
    ),
  )('%s', (_title, { id, table, hand, printed }) => {
    const rules = withProgressive('sd/high-card-flush', table, { wager: STAKE });
    const felt = settle(rules, DEALERS['seven spades'], [
      handOn(1, HANDS[hand] ?? '', { ante: 1000, raise: 1000, progressive: STAKE }),
    ]);
    const lost = `lose 0, back 0, tray, ${hand === 'three in a row' ? 'SD-HCF-12#3' : 'SD-HCF-12#2'}`;
    const won = printed.endsWith('%')
      ? `win ${printed} of progressive, back 0, meter, ${id}`
      : `win ${STAKE * Number(printed)}, back 0, tray, ${id}`;
    expect(outcomeOf(felt, 'progressive')).toBe(printed === '-' ? lost : won);
  });
});

describe('Maryland progressive', () => {
  it.each(
    titled(
      '[$id] table $table, $hand: $printed',
      MD_PROGRESSIVE.map(({ table, hand, printed }) => ({
        id: `MD-HCF-12E(1)(${MD_PROGRESSIVE_CITES.charAt(letter(table) - 1)})`,
        table,
        hand,
        printed,
      })),
    ),
  )('%s', (_title, { id, table, hand, printed }) => {
    // Fixed dollars do not grow with the sensor's wager (AMB-47).
    const rules = withProgressive('md/high-card-flush', table, { wager: STAKE });
    const felt = settle(rules, DEALERS['seven spades'], [
      handOn(1, HANDS[hand] ?? '', { ante: 1000, raise: 1000, progressive: STAKE }),
    ]);
    const won = printed.endsWith('%')
      ? `win ${printed} of progressive, back 0, meter, ${id}`
      : `win ${100 * Number(printed)}, back 0, tray, ${id}`;
    expect(outcomeOf(felt, 'progressive')).toBe(
      printed === '-' ? `lose 0, back 0, tray, ${id}` : won,
    );
  });
});

describe('a hand with several runs', () => {
  const paid = (book: ContestBook, table: string, cards: string) =>
    outcomeOf(
      settle(rulesOf(book, { paytables: { 'straight-flush': table } }), DEALERS['seven spades'], [
        handOn(1, cards, { ante: 1000, raise: 1000, 'straight-flush': STAKE }),
      ]),
      'straight-flush',
    );

  it.each(
    titled('[$id, AMB-07] $book, $cards: the longest alone, $odds to 1', [
      {
        id: 'SD-HCF-11c',
        book: 'sd/high-card-flush',
        table: '1',
        cards: '9h 8h 7h 6c 5c 4c 3c',
        odds: 60,
      },
      {
        id: 'SD-HCF-11c',
        book: 'sd/high-card-flush',
        table: '1',
        cards: '9h 8h 7h 6c 5c 4c 2d',
        odds: 7,
      },
      {
        id: 'MD-HCF-12C(2)',
        book: 'md/high-card-flush',
        table: 'B',
        cards: '9h 8h 7h 6c 5c 4c 3c',
        odds: 50,
      },
      {
        id: 'OH-HCF-sflush',
        book: 'oh/high-card-flush',
        table: 'brochure',
        cards: 'Ah Kh Qh 4c 3c 2c Ac',
        odds: 50,
      },
    ]),
  )('%s', (_title, { book, table, cards, odds }) => {
    expect(paid(book, table, cards)).toMatch(`win ${STAKE * odds}, back ${STAKE}, tray`);
  });
});
