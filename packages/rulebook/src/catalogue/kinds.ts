/**
 * What each demand is about. Either about what people do at a table (they wager, deal, decide, pay, call what
 * went wrong, open and close), and then a test at a table must prove it; or about data: how hands rank, what is
 * printed, which equipment stands there, what was elected and approved.
 */
export type ClauseKind = 'table' | 'data';

/** Ids without the prefix of their document, several to a line. */
type Ids = Readonly<Record<string, readonly string[]>>;

/** What people do at a table, and what comes of it. */
const AT_A_TABLE: Ids = {
  'SD-HCF': [
    // A table opens, its cards are shuffled and cut.
    '1#3 4#1 4#2',
    // Wagers and tips.
    '2#1 2#2 2#3 2#4 7#1 3#1 3#2',
    // Dealing.
    '4#3 4#4 4#5 5#1 5#2',
    // Decisions.
    '7#2 7#3 7#4 8#1 8#2 8#3',
    // Settling.
    '6#1 6#2 9#2 9a#2 9b 9b-i 9b-ii 9b-iii 10 10a 10b 11 11a',
    // The progressive.
    '12#3 12#4 12a 12b 12c 12d 12e#1 12e#2 gap-discontinuing',
  ],
  'SD-CSP': [
    // A table opens, its cards are shuffled and cut.
    '1#2 9#1',
    // Wagers and tips.
    '1#1 2 3 4#1 11b T1 T2 8#1 8#2',
    // Dealing.
    '5 9#2 9#3 9#4 10#1 10#2 10#3',
    // Decisions.
    '11 11a#1',
    // Settling.
    '12#3 13#1 13#2 14 15 16 17 17(a) 17(b) 17(c) 17(d) 17(e) 17(f) 17(g) 17(h) 17(i) 18 19#1',
    '19#2',
    // The progressive and envy.
    '4#2 4#3 20a 20b 20c 20d 20e 20f#1 20f#2 21a 21b 21c 21d 21e 21f#2 21f#4 21g-i#1 21g-i#2',
    '21g-i#3 21g-ii 21g-iii 22 7#1 7#2 7#3 7#4',
  ],
  'MD-HCF': [
    // Wagers and tips.
    '1B(1) 1B(2) 7A 7B 7C 7C(1) 7C(2) 7D 7E 7F(1) 7F(2) 7F(3) 7F(4) 7F(4)(a) 7F(4)(b) 7G 2C(2)',
    '2D(1)#2',
    // Decks and the opening.
    '3A 3B 3B(1) 3B(2) 3B(3) 3B(4) 3B(5) 3C(1) 3C(2) 4A 4B 4C(1) 4C(2) 4C(3) 4D 4E 4F',
    // Shuffling and cutting.
    '5A 5A(1) 5A(2) 5A(3) 5B 5C(1) 5C(2) 5D(1) 5D(2) 5E 5E(1) 5E(2) 5F 5G(1) 5G(2) 5G(3) 5I',
    // Dealing.
    '8B 8C 8C(1) 8C(2)(a) 8C(2)(b) 8C(2)(c) 8D 8E 8F 8G 8H 8I 9A(2) 9A(2)(a) 9A(2)(b) 9A(3)(a)',
    '9A(3)(b) 9A(4)(a) 9A(4)(b) 9A(4)(c) 9B(1) 9B(2) 9B(3) 9C(1) 9C(2) 9D 10A(1) 10A(2)(a)',
    '10A(2)(b) 10A(3)(a) 10A(3)(b) 10A(3)(c) 10B(1) 10B(2) 10B(3)(a) 10B(3)(b) 10C 10D',
    // Decisions.
    '11A(1) 11A(2) 11A(3) 11B 11B(1) 11B(2) 11B(3) 11B(4)(a)',
    // Settling.
    '11B(4)(b) 11B(5) 11B(5)(a) 11B(5)(b) 11B(5)(c) 11B(5)(d)(i) 11B(5)(d)(ii) 11B(5)(d)(iii)',
    '11B(5)(e) 11B(5)(f) 11B(6) 11B(7) 11B(8) 11C 12A 12D',
    // The progressive and envy.
    '11B(9)(a) 11B(9)(b) 11B(9)(c) 11B(9)(d) 11B(9)(e) 11B(9)(e)(i) 11B(9)(e)(ii) 11B(9)(e)(iii)',
    '12E(3) 12E(4)(a) gap-discontinuing',
    // Irregularities.
    '8J 8J(1) 8J(2) 9E 9E(1) 9E(2) 10E 10E(1) 10E(2) 13A 13B 13C 13D 13E 13F 13G 13H 13I 13I(1)',
    '13I(2)',
  ],
  'OH-HCF': [
    // Wagers and decisions.
    'ante raise optional max decide fold#1 fold#2 sign#2',
    // Settling.
    'compare#2 qualify#2 qualify#3 win lose tie flush sflush independent',
    // Irregularities.
    'gap-irregularities',
  ],
  'WA-RP': [
    // Wagers.
    'GD#2 1 1#2 1a 2a 7b#1 DEF-prog#5',
    // Dealing.
    '2 7b#2 AppB-n3#2',
    // Decisions.
    '6 7 7a 7b 9a',
    // Settling.
    '3 4 4a AppA-n1 5#2 7b-i 8a 8b 8c 8d 9 9b AppB-n1 AppB-n2 AppB-n3#1',
    // Bonus wagers.
    'RF#5 AppC-n1 HB AppD-n1 AppD-n2 PB AppE-n1 AppE-n2',
    // Jackpots and envy.
    'JP-2 JP-3 MR SF 5CL 7CL HUH AppF-n1 AppG-n1 AppH-n1 AppI-n1 AppJ-n1 AppF-n2 AppH-n2 AppI-n2',
    'AppJ-n2 AppF-n3 AppG-n4 AppH-n3 AppI-n3 AppJ-n4 AppF-n6 AppG-n5 AppH-n4 AppI-n4 AppJ-n5',
    'AppF-n7 AppG-n6 AppH-n5 AppI-n5 AppJ-n6 DEF-house#1 DEF-house#3 DEF-prog#1 DEF-prog#2',
    'DEF-prog#3 DEF-prog#4',
    // Irregularities, and rules that change.
    'gap-irregularities LTR-8',
  ],
};

/** Ranking, printed tables, layout, equipment, elections, approvals, dates. */
const DATA: Ids = {
  ALL: ['effective'],
  'MD-HCF': [
    '6A 6B 6C 6C(1) 6C(2) 6C(3) 6C(4) 6C(5) 6C(6) 6D(1) 6D(2) 6E 6E(1) 6E(2) 6E(3) 6E(4) 6E(5)',
    '2A 2C(1) 2D(1) 2D(2) 9A(1) 2E 5H 8A 2B(1) 2B(2) 2B(3) 2B(4) 2B(5) 2B(6) 2B(7)(a) 2B(7)(b)',
    '2B(7)(c)(i) 2B(7)(c)(ii) 2B(7)(c)(iii) 2B(7)(d) 2B 12C(7)#1 12B(1) 12B(2) 12B(3) 12B(4)',
    '12B(5) 12B(6) 12B(7) 12B(8) 12B(9) 12B(10) 12B(11) 12B(12) 12B(13) 12B(14) 12B(8)#2 12C(1)',
    '12C(2) 12C(3) 12C(4) 12C(5) 12C(6) 12C(7) 12C(7)#2 12E(1)(a) 12E(1)(b) 12E(1)(c) 12E(1)(d)',
    '12E(1)(e) 12E(2)(a) 12E(2)(b)(i) 12E(2)(b)(ii) 12E(2)(b)(iii) 12E(5)(a) 12E(5)(b) 12E(5)(c)',
    '12E(4)(b) 12B 12C 12E(1) 12E(2)',
  ],
  'OH-HCF': ['object compare#1 compare#3 sf-ace qualify#1 sign#1'],
  'SD-CSP': ['12#1 12#2 1#3 6 21f#1 21f#3 17#2 21#2 21b#2 source'],
  'SD-HCF': [
    '1#1 1#2 9#1 9a#1 11b 11c 12#1 1#4 12#2 12#5 10#2 11#2 12#6 2#5 2#6 10#7 11#7 12#7 source',
  ],
  'WA-RP': [
    '5#1 6a 6a-i 6a-ii 6a-iii 6a#2 RF#1 RF#2 RF#3 RF#4 AppC-n2 AppC-n3 AppF-n4 AppF-n5#1 AppF#1',
    'AppG-n3 AppG-n2 AppH#1 AppA#1 GD#1 GD#3 BW GD#4 EQ#1 EQ#2 PROMO JP-1 JP-4 JP-5 AppF-n5#2',
    'AppJ-n3 AppF-n8 AppG-n7 AppH-n6 AppI-n6 AppJ-n7 DEF-house#2 AppF AppG AppH AppI AppJ AppJ2',
    '1a#2 AppF-n8#2 6a#3 LTR-1 LTR-2 LTR-3 LTR-4 LTR-5 LTR-6 LTR-7 DEF-ic AppA AppB AppC AppD',
    'AppE',
  ],
};

const idsOf = (kind: ClauseKind, listed: Ids): readonly (readonly [string, ClauseKind])[] =>
  Object.entries(listed).flatMap(([prefix, lines]) =>
    lines.flatMap((line) => line.split(' ').map((id) => [`${prefix}-${id}`, kind] as const)),
  );

/** Every demand with its kind, in the order of the lists above. */
export const CLAUSE_KINDS: readonly (readonly [string, ClauseKind])[] = [
  ...idsOf('table', AT_A_TABLE),
  ...idsOf('data', DATA),
];
