import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, outcomeOf, settle } from '../support/felt.js';
import { DEALERS } from '../support/flush-hands.js';
import { FLUSH_BOOKS, rulesOf } from '../support/rules.js';
import { titled } from '../support/titled.js';

type Book = (typeof FLUSH_BOOKS)[number];

/** How the dealer stands, and the player against the dealer: the cards of one cell each. */
const SITUATIONS = {
  'dealer does not qualify, player lower': {
    dealer: DEALERS['three suited, eight high'],
    player: '4h 3h 2h Kc 9c Jd 7d',
  },
  'dealer does not qualify, player equal': {
    dealer: DEALERS['three suited, eight high'],
    player: '8h 7h 6h Kc 9c Qd 3d',
  },
  'dealer does not qualify, player higher': {
    dealer: DEALERS['three suited, eight high'],
    player: '9h 8h 7h 6h 5h Kc 3d',
  },
  'dealer qualifies, player lower': {
    dealer: 'Ts 5s 4s 3s Qc 8c 6d',
    player: '9h 8h 7h 6h Kc Jc 2d',
  },
  'dealer qualifies, player equal': {
    dealer: '9s 8s 7s 6s Qc 4c 3d',
    player: '9h 8h 7h 6h Kc Jc 2d',
  },
  'dealer qualifies, player higher': {
    dealer: DEALERS['three suited, nine high'],
    player: '9h 8h 7h 6h 5h Kc 2d',
  },
} as const;

type Situation = keyof typeof SITUATIONS;
const situations = Object.keys(SITUATIONS) as Situation[];

const ANTE = 1000;
const RAISE = 1000;
const BONUS = 500;
const SENSOR = 100;

/** Clauses of the contest in each document: who wins, and what a fold costs. */
const CONTEST: Readonly<
  Record<Book, Readonly<Record<'noHand' | 'lower' | 'higher' | 'equal' | 'folded', string>>>
> = {
  'sd/high-card-flush': {
    noHand: 'SD-HCF-9a#2',
    lower: 'SD-HCF-9b-i',
    higher: 'SD-HCF-9b-ii',
    equal: 'SD-HCF-9b-iii',
    folded: 'SD-HCF-7#2',
  },
  'md/high-card-flush': {
    noHand: 'MD-HCF-11B(5)(c)',
    lower: 'MD-HCF-11B(5)(d)(i)',
    higher: 'MD-HCF-12A',
    equal: 'MD-HCF-11B(5)(d)(iii)',
    folded: 'MD-HCF-11B',
  },
  'oh/high-card-flush': {
    noHand: 'OH-HCF-qualify#2',
    lower: 'OH-HCF-lose',
    higher: 'OH-HCF-win',
    equal: 'OH-HCF-tie',
    folded: 'OH-HCF-decide',
  },
};

/** The contest, cell by cell: what ante and raise come to when the hand stays in. */
const stayed = (book: Book): Readonly<Record<Situation, Readonly<Record<string, string>>>> => {
  const by = CONTEST[book];
  const noHand = {
    ante: `win 1000, back 1000, tray, ${by.noHand}`,
    raise: `push 0, back 1000, tray, ${by.noHand}`,
  };
  return {
    'dealer does not qualify, player lower': noHand,
    'dealer does not qualify, player equal': noHand,
    'dealer does not qualify, player higher': noHand,
    'dealer qualifies, player lower': {
      ante: `lose 0, back 0, tray, ${by.lower}`,
      raise: `lose 0, back 0, tray, ${by.lower}`,
    },
    'dealer qualifies, player equal': {
      ante: `push 0, back 1000, tray, ${by.equal}`,
      raise: `push 0, back 1000, tray, ${by.equal}`,
    },
    'dealer qualifies, player higher': {
      ante: `win 1000, back 1000, tray, ${by.higher}`,
      raise: `win 1000, back 1000, tray, ${by.higher}`,
    },
  };
};

/** What the hand of each situation is worth on the first table of each bonus wager. */
const HELD: Readonly<Record<Situation, 'three in a row' | 'four in a row' | 'five in a row'>> = {
  'dealer does not qualify, player lower': 'three in a row',
  'dealer does not qualify, player equal': 'three in a row',
  'dealer does not qualify, player higher': 'five in a row',
  'dealer qualifies, player lower': 'four in a row',
  'dealer qualifies, player equal': 'four in a row',
  'dealer qualifies, player higher': 'five in a row',
};

const BONUSES: Readonly<
  Record<Book, Readonly<Record<string, Readonly<Record<(typeof HELD)[Situation], string>>>>>
> = {
  'sd/high-card-flush': {
    flush: {
      'three in a row': 'lose 0, back 0, tray, SD-HCF-10',
      'four in a row': 'win 500, back 500, tray, SD-HCF-10',
      'five in a row': 'win 5000, back 500, tray, SD-HCF-10',
    },
    'straight-flush': {
      'three in a row': 'win 3500, back 500, tray, SD-HCF-11',
      'four in a row': 'win 30000, back 500, tray, SD-HCF-11',
      'five in a row': 'win 50000, back 500, tray, SD-HCF-11',
    },
    progressive: {
      'three in a row': 'win 300, back 0, tray, SD-HCF-12b',
      'four in a row': 'win 4000, back 0, tray, SD-HCF-12b',
      'five in a row': 'win 25000, back 0, tray, SD-HCF-12b',
    },
  },
  'md/high-card-flush': {
    flush: {
      'three in a row': 'lose 0, back 0, tray, MD-HCF-12B(1)',
      'four in a row': 'win 500, back 500, tray, MD-HCF-12B(1)',
      'five in a row': 'win 5000, back 500, tray, MD-HCF-12B(1)',
    },
    'straight-flush': {
      'three in a row': 'win 3500, back 500, tray, MD-HCF-12C(1)',
      'four in a row': 'win 30000, back 500, tray, MD-HCF-12C(1)',
      'five in a row': 'win 50000, back 500, tray, MD-HCF-12C(1)',
    },
    progressive: {
      'three in a row': 'win 300, back 0, tray, MD-HCF-12E(1)(a)',
      'four in a row': 'win 4000, back 0, tray, MD-HCF-12E(1)(a)',
      'five in a row': 'win 25000, back 0, tray, MD-HCF-12E(1)(a)',
    },
  },
  'oh/high-card-flush': {
    flush: {
      'three in a row': 'lose 0, back 0, tray, OH-HCF-flush',
      'four in a row': 'win 500, back 500, tray, OH-HCF-flush',
      'five in a row': 'win 6000, back 500, tray, OH-HCF-flush',
    },
    'straight-flush': {
      'three in a row': 'win 4500, back 500, tray, OH-HCF-sflush',
      'four in a row': 'win 25000, back 500, tray, OH-HCF-sflush',
      'five in a row': 'win 50000, back 500, tray, OH-HCF-sflush',
    },
  },
};

/** What an unclaimed bonus of a folded hand comes to; nothing where it settles by itself. */
const FORGONE: Readonly<Record<Book, Readonly<Record<string, string>>>> = {
  'sd/high-card-flush': {
    flush: 'lose 0, back 0, tray, SD-HCF-8#1',
    'straight-flush': 'lose 0, back 0, tray, SD-HCF-8#3',
    progressive: 'lose 0, back 0, tray, SD-HCF-8#1',
  },
  'md/high-card-flush': {},
  'oh/high-card-flush': {
    flush: 'lose 0, back 0, tray, OH-HCF-fold#2',
    'straight-flush': 'lose 0, back 0, tray, OH-HCF-fold#2',
  },
};

const ACTS = ['stays in', 'folds', 'folds and claims'] as const;
type Act = (typeof ACTS)[number];

const settled = (book: Book, situation: Situation, act: Act) => {
  const { dealer, player } = SITUATIONS[situation];
  const bonuses = Object.keys(BONUSES[book]) as ('flush' | 'straight-flush' | 'progressive')[];
  const stakes = {
    ante: ANTE,
    ...Object.fromEntries(
      bonuses.map((wager) => [wager, wager === 'progressive' ? SENSOR : BONUS]),
    ),
  };
  const rules = rulesOf(book);
  if (act === 'stays in') {
    return settle(rules, dealer, [handOn(1, player, { ...stakes, raise: RAISE })]);
  }
  const claims = act === 'folds' ? [] : bonuses;
  return settle(rules, dealer, [foldedOn(1, player, stakes, { claims })]);
};

const citeIn = (words: string): string => words.split(', ').at(-1) ?? '';

/** Clauses that say the same of a line as the one it cites. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'MD-HCF-12A': ['MD-HCF-11B(5)(d)(ii)', 'MD-HCF-11B(5)(f)'],
  'OH-HCF-win': ['OH-HCF-qualify#3'],
  'OH-HCF-lose': ['OH-HCF-qualify#3'],
};

const cells = (book: Book) =>
  situations.flatMap((situation) =>
    ACTS.flatMap((act) => {
      const contest =
        act === 'stays in'
          ? stayed(book)[situation]
          : { ante: `lose 0, back 0, tray, ${CONTEST[book].folded}` };
      const bonus = Object.fromEntries(
        Object.entries(BONUSES[book]).map(([wager, by]) => [
          wager,
          (act === 'folds' ? FORGONE[book][wager] : undefined) ?? by[HELD[situation]],
        ]),
      );
      return Object.entries({ ...contest, ...bonus }).map(([wager, expected]) => ({
        id: [citeIn(expected), ...(ALSO[citeIn(expected)] ?? [])].join(', '),
        situation,
        act,
        wager: wager as 'ante',
        expected,
      }));
    }),
  );

describe.each(FLUSH_BOOKS)('every cell of %s', (book) => {
  it.each(titled('[$id] $situation, $act: $wager, $expected', cells(book)))(
    '%s',
    (_title, { situation, act, wager, expected }) => {
      expect(outcomeOf(settled(book, situation, act), wager)).toBe(expected);
    },
  );

  it('has every wager of the document in it, and no other line', () => {
    const wagers = Object.keys(BONUSES[book]);
    const lines = (act: Act) =>
      settled(book, situations[0] as Situation, act)
        .entitlements.map(({ line }) => line)
        .sort();
    expect(lines('stays in')).toEqual(['ante', 'raise', ...wagers].sort());
    expect(lines('folds')).toEqual(['ante', ...wagers].sort());
  });
});
