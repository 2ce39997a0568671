import { describe, expect, it } from 'vitest';
import { MD_HIGH_CARD_FLUSH } from '../src/documents/md-high-card-flush/index.js';
import { OH_HIGH_CARD_FLUSH } from '../src/documents/oh-high-card-flush/index.js';
import { SD_CARIBBEAN_STUD } from '../src/documents/sd-caribbean-stud/index.js';
import { SD_HIGH_CARD_FLUSH } from '../src/documents/sd-high-card-flush/index.js';
import { WA_RICOCHET_POKER } from '../src/documents/wa-ricochet-poker/index.js';
import type { WagerId } from '../src/schema/names.js';
import type { PayTable } from '../src/schema/pay-table.js';
import type { Rulebook } from '../src/schema/rulebook.js';
import { CSP_BET, CSP_PROGRESSIVE } from './printed/caribbean-stud.js';
import {
  MD_FLUSH,
  MD_PROGRESSIVE,
  MD_STRAIGHT_FLUSH,
  OH_FLUSH,
  OH_STRAIGHT_FLUSH,
  SD_FLUSH,
  SD_PROGRESSIVE,
  SD_STRAIGHT_FLUSH,
} from './printed/high-card-flush.js';
import type { Printed, PrintedRow } from './printed/matrix.js';
import {
  ANTE_BONUS,
  FIVE_CARD,
  HEADS_UP_HOLDEM,
  HEDGE,
  KICKOUT,
  MINI_ROYAL,
  POCKET,
  RAPID_FIRE,
  SEVEN_CARD,
  STRAIGHT_FLUSH,
} from './printed/ricochet-poker.js';

type Tables = Readonly<Record<string, PayTable>>;

interface Family {
  readonly name: string;
  /** The ids that a table's test carries. */
  readonly ids: (table: string) => string;
  readonly printed: Printed;
  readonly tables: Tables;
  /** The printed numbering has a gap or a repeat. */
  readonly oddNumbers?: true;
}

const of = (rulebook: Rulebook, wager: WagerId): Tables => rulebook.wagers[wager]?.paytables ?? {};

const always = (id: string) => () => id;

const letterOf = (table: string) => table.charCodeAt(0) - 'A'.charCodeAt(0);

const MD_FLUSH_IDS = [...Array.from({ length: 14 }, (_, at) => `${at + 1}`), '8'];

const MD_PROGRESSIVE_IDS: Readonly<Record<string, string>> = {
  A: 'MD-HCF-12E(1)(a)',
  B: 'MD-HCF-12E(1)(b)',
  C: 'MD-HCF-12E(1)(c), MD-HCF-12E(5)(a)',
  D: 'MD-HCF-12E(1)(d), MD-HCF-12E(5)(b), AMB-35',
  E: 'MD-HCF-12E(1)(e), MD-HCF-12E(5)(c), AMB-35',
};

const SD_PROGRESSIVE_IDS: Readonly<Record<string, string>> = {
  1: 'SD-HCF-12#2',
  2: 'SD-HCF-12#2, AMB-54',
  3: 'SD-HCF-12#2, AMB-14',
  4: 'SD-HCF-12#2, AMB-14, AMB-54',
};

const FAMILIES: readonly Family[] = [
  {
    name: 'South Dakota flush',
    ids: always('SD-HCF-10'),
    printed: SD_FLUSH,
    tables: of(SD_HIGH_CARD_FLUSH, 'flush'),
  },
  {
    name: 'South Dakota straight flush',
    ids: always('SD-HCF-11'),
    printed: SD_STRAIGHT_FLUSH,
    tables: of(SD_HIGH_CARD_FLUSH, 'straight-flush'),
    oddNumbers: true,
  },
  {
    name: 'South Dakota progressive',
    ids: (table) => SD_PROGRESSIVE_IDS[table] ?? '',
    printed: SD_PROGRESSIVE,
    tables: of(SD_HIGH_CARD_FLUSH, 'progressive'),
  },
  {
    name: 'Maryland Flush Bonus',
    ids: (table) => `MD-HCF-12B(${MD_FLUSH_IDS[letterOf(table)]})${table === 'O' ? '#2' : ''}`,
    printed: MD_FLUSH,
    tables: of(MD_HIGH_CARD_FLUSH, 'flush'),
    oddNumbers: true,
  },
  {
    name: 'Maryland Straight Flush Bonus',
    ids: (table) => `MD-HCF-12C(${letterOf(table) + 1})`,
    printed: MD_STRAIGHT_FLUSH,
    tables: of(MD_HIGH_CARD_FLUSH, 'straight-flush'),
  },
  {
    name: 'Maryland progressive',
    ids: (table) => MD_PROGRESSIVE_IDS[table] ?? '',
    printed: MD_PROGRESSIVE,
    tables: of(MD_HIGH_CARD_FLUSH, 'progressive'),
  },
  {
    name: 'Ohio flush',
    ids: always('OH-HCF-flush'),
    printed: OH_FLUSH,
    tables: of(OH_HIGH_CARD_FLUSH, 'flush'),
  },
  {
    name: 'Ohio straight flush',
    ids: always('OH-HCF-sflush'),
    printed: OH_STRAIGHT_FLUSH,
    tables: of(OH_HIGH_CARD_FLUSH, 'straight-flush'),
  },
  {
    name: 'Caribbean Stud bet',
    ids: always('SD-CSP-17'),
    printed: CSP_BET,
    tables: of(SD_CARIBBEAN_STUD, 'bet'),
  },
  {
    name: 'Caribbean Stud progressive',
    ids: (table) =>
      table.startsWith('PMG') ? 'SD-CSP-21f#1, SD-CSP-21f#4' : 'SD-CSP-21a, SD-CSP-21b',
    printed: CSP_PROGRESSIVE,
    tables: of(SD_CARIBBEAN_STUD, 'progressive'),
  },
  {
    name: 'Ricochet Ante Bonus',
    ids: always('WA-RP-AppB'),
    printed: ANTE_BONUS,
    tables: WA_RICOCHET_POKER.beside.anteBonus?.paytables ?? {},
  },
  {
    name: 'Ricochet Rapid Fire',
    ids: always('WA-RP-AppC'),
    printed: RAPID_FIRE,
    tables: of(WA_RICOCHET_POKER, 'rapid-fire'),
  },
  {
    name: 'Ricochet Hedge Bet',
    ids: always('WA-RP-AppD'),
    printed: HEDGE,
    tables: of(WA_RICOCHET_POKER, 'hedge'),
    oddNumbers: true,
  },
  {
    name: 'Ricochet Pocket Bonus',
    ids: always('WA-RP-AppE'),
    printed: POCKET,
    tables: of(WA_RICOCHET_POKER, 'pocket'),
  },
  {
    name: 'Ricochet Mini-Royal',
    ids: always('WA-RP-AppF'),
    printed: MINI_ROYAL,
    tables: of(WA_RICOCHET_POKER, 'mini-royal'),
  },
  {
    name: 'Ricochet Straight Flush',
    ids: (table) => {
      if (/[ab]$/.test(table)) return 'WA-RP-AppG, AMB-50';
      return table.endsWith('-09') ? 'WA-RP-AppG, AMB-51' : 'WA-RP-AppG';
    },
    printed: STRAIGHT_FLUSH,
    tables: of(WA_RICOCHET_POKER, 'straight-flush'),
  },
  {
    name: 'Ricochet Five-Card Linked',
    ids: (table) => (/-(01|02|03|04|05|09|10)$/.test(table) ? 'WA-RP-AppH, AMB-49' : 'WA-RP-AppH'),
    printed: FIVE_CARD,
    tables: of(WA_RICOCHET_POKER, 'five-card'),
    oddNumbers: true,
  },
  {
    name: 'Ricochet Seven-Card Linked',
    ids: always('WA-RP-AppI'),
    printed: SEVEN_CARD,
    tables: of(WA_RICOCHET_POKER, 'seven-card'),
  },
  {
    name: "Ricochet Heads Up Hold'em",
    ids: always('WA-RP-AppJ'),
    printed: HEADS_UP_HOLDEM,
    tables: of(WA_RICOCHET_POKER, 'heads-up-holdem'),
  },
];

/** What both transcriptions say of a table, row by row in printed order. */
const rowsOf = (table: PayTable | undefined) =>
  table?.rows.map(({ hand, pays, envy }): PrintedRow => ({ hand, pays, envy }));

for (const { name, ids, printed, tables, oddNumbers } of FAMILIES) {
  describe(name, () => {
    it(`${oddNumbers ? '[AMB-52] ' : ''}${name}: the printed tables and no others`, () => {
      expect(Object.keys(tables).sort()).toEqual([...printed.keys()].sort());
      for (const [id, table] of Object.entries(tables)) expect(table.id).toBe(id);
    });

    for (const [id, rows] of printed) {
      it(`[${ids(id)}] ${name} ${id}: every row as printed`, () => {
        expect(rowsOf(tables[id])).toEqual(rows);
      });
    }
  });
}

/** Clauses that are one row each. */
const ROW_CLAUSES = [
  ['SD-CSP-17(a)', 'bet', '17', 'royal-flush', 'to-1', 100],
  ['SD-CSP-17(b)', 'bet', '17', 'straight-flush', 'to-1', 50],
  ['SD-CSP-17(c)', 'bet', '17', 'four-of-a-kind', 'to-1', 20],
  ['SD-CSP-17(d)', 'bet', '17', 'full-house', 'to-1', 7],
  ['SD-CSP-17(e)', 'bet', '17', 'flush', 'to-1', 5],
  ['SD-CSP-17(f)', 'bet', '17', 'straight', 'to-1', 4],
  ['SD-CSP-17(g)', 'bet', '17', 'three-of-a-kind', 'to-1', 3],
  ['SD-CSP-17(h)', 'bet', '17', 'two-pair', 'to-1', 2],
  ['SD-CSP-17(i)', 'bet', '17', 'one-pair-or-less', 'to-1', 1],
  ['SD-CSP-21a', 'progressive', '21-10-percent', 'royal-flush', 'meter-percent', 100],
  ['SD-CSP-21a', 'progressive', '21-5000-dollars', 'royal-flush', 'meter-percent', 100],
  ['SD-CSP-21b', 'progressive', '21-10-percent', 'straight-flush', 'meter-percent', 10],
  ['SD-CSP-21b', 'progressive', '21-5000-dollars', 'straight-flush', 'dollars', 5000],
  ['SD-CSP-21c', 'progressive', '21-10-percent', 'four-of-a-kind', 'dollars', 500],
  ['SD-CSP-21c', 'progressive', '21-5000-dollars', 'four-of-a-kind', 'dollars', 500],
  ['SD-CSP-21d', 'progressive', '21-10-percent', 'full-house', 'dollars', 100],
  ['SD-CSP-21d', 'progressive', '21-5000-dollars', 'full-house', 'dollars', 100],
  ['SD-CSP-21e', 'progressive', '21-10-percent', 'flush', 'dollars', 50],
  ['SD-CSP-21e', 'progressive', '21-5000-dollars', 'flush', 'dollars', 50],
] as const;

describe('Caribbean Stud, clause by clause', () => {
  it.each(ROW_CLAUSES)('[%s] %s %s: %s pays %s %d', (_clause, wager, id, hand, kind, value) => {
    const row = of(SD_CARIBBEAN_STUD, wager)[id]?.rows.find((each) => each.hand === hand);
    expect(row?.pays).toEqual({ kind, value });
  });
});

describe('Ricochet kickout hands', () => {
  const tables = WA_RICOCHET_POKER.beside.kickout?.paytables ?? {};

  it('the printed tables and no others', () => {
    expect(Object.keys(tables).sort()).toEqual([...KICKOUT.keys()].sort());
  });

  for (const [id, rows] of KICKOUT) {
    it(`[WA-RP-AppA] ${id}: every row as printed`, () => {
      expect(tables[id]?.rows.map(({ hands, atLeast }) => ({ hands, atLeast }))).toEqual(rows);
    });
  }
});

describe('what is printed beside the rows', () => {
  it('Maryland progressives have the least amount they start and restart at', () => {
    const least = Object.entries(of(MD_HIGH_CARD_FLUSH, 'progressive')).map(([id, table]) => [
      id,
      table.minimumSeedCents?.value,
    ]);
    expect(Object.fromEntries(least)).toEqual({
      A: 3_000_000,
      B: 3_000_000,
      C: 500_000,
      D: 3_000_000,
      E: 2_500_000,
    });
  });

  it('only tables with a suit specific hand ask for a suit', () => {
    const needing = Object.values(WA_RICOCHET_POKER.wagers)
      .flatMap((wager) => Object.values(wager.paytables))
      .filter((table) => table.needsSuit?.value === true)
      .map((table) => table.id);
    expect(needing.sort()).toEqual([
      'PT-BJS-HUH-5CP-01',
      'PT-BJS-HUH-5CP-02',
      'PT-BJS-HUH-5CP-03',
      'PT-BJS-TCPR-MR-01',
      'PT-BJS-TCPR-MR-E01',
      'PT-BJS-TCPR-MR-E02',
    ]);
  });

  it('PMG-02 is printed for a wager of $5, everything else for $1', () => {
    const tables = [SD_CARIBBEAN_STUD, MD_HIGH_CARD_FLUSH, WA_RICOCHET_POKER]
      .flatMap((rulebook) => Object.values(rulebook.wagers))
      .flatMap((wager) => Object.values(wager.paytables));
    const printedFor = tables
      .filter((table) => table.rows.some((row) => row.pays.kind === 'meter-percent'))
      .map((table) => [table.id, table.printedForCents?.value]);
    for (const [id, cents] of printedFor)
      expect([id, cents]).toEqual([id, id === 'PMG-02' ? 500 : 100]);
  });
});
