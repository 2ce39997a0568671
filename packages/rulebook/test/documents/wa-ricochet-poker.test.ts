import { describe, expect, test } from 'vitest';
import { WA_RICOCHET_POKER as book } from '../../src/documents/wa-ricochet-poker/index.js';
import type { RicochetPlay } from '../../src/ricochet-poker/play.js';
import { IRREGULARITIES } from '../../src/schema/irregularities.js';
import type { WagerId } from '../../src/schema/names.js';
import type { PayTable } from '../../src/schema/pay-table.js';
import type { ApprovalRule, SignRule } from '../../src/schema/signage.js';

const play = book.play as RicochetPlay;
const SIDE = ['rapid-fire', 'hedge', 'pocket'] as const;
const JACKPOTS = [
  'mini-royal',
  'straight-flush',
  'five-card',
  'seven-card',
  'heads-up-holdem',
] as const;

const tablesOf = (wager: WagerId): Readonly<Record<string, PayTable>> =>
  book.wagers[wager]?.paytables ?? {};
const rowsOf = (wager: WagerId) => Object.values(tablesOf(wager)).flatMap(({ rows }) => rows);
const kindsOf = (wager: WagerId) => new Set(rowsOf(wager).map(({ pays }) => pays.kind));
const signs = (of: SignRule['item']['kind']): readonly SignRule[] =>
  book.signage.rules.filter(({ item }) => item.kind === of);

describe('the table', () => {
  test('[WA-RP-GD#1] at most seven players', () => {
    expect(book.seats.max.value).toBe(7);
  });

  test('seven players who all draw leave cards in one deck', () => {
    expect(book.decks.allowed.value).toEqual([1]);
    const each = play.cardsToPlayer.value + play.draw.value;
    expect(book.seats.max.value * each + play.cardsToDealer.value).toBeLessThanOrEqual(52);
  });

  test('every card is dealt face up', () => {
    expect(book.dealing.playerFaces.value).toBe('up');
    expect(book.dealing.dealerFaces.value).toBe('up');
  });

  test('wager limits wait for a ceiling that the law gives and the document does not', () => {
    expect(book.legalCeilings).toMatchObject([{ cite: 'WA-RP-GD#3', required: true }]);
  });
});

describe('wagers', () => {
  test('everybody posts the same ante, and a play wager is one more', () => {
    expect(book.wagers.ante?.placed.value).toBe('required');
    expect(book.wagers.ante?.stake.value).toEqual({ kind: 'equal-for-all' });
    expect(book.wagers.play?.placed.value).toBe('decision');
    expect(book.wagers.play?.stake.value).toEqual({ kind: 'ante-multiple', times: 1 });
  });

  test("[WA-RP-1#2] side wagers and jackpots are each player's option", () => {
    const options = Object.entries(book.wagers)
      .filter(([, wager]) => wager.placed.value === 'option')
      .map(([id]) => id);
    expect(options).toEqual([...SIDE, ...JACKPOTS]);
  });

  test('[WA-RP-BW] the operator elects them, and limits each side wager', () => {
    for (const id of [...SIDE, ...JACKPOTS]) expect(book.wagers[id]?.offered.value).toBe('elected');
    for (const id of SIDE) expect(book.wagers[id]?.stake.value).toEqual({ kind: 'within-limits' });
  });

  test('a jackpot sensor takes one fixed amount', () => {
    for (const id of JACKPOTS) expect(book.wagers[id]?.stake.value).toEqual({ kind: 'fixed' });
  });
});

describe('the contest for the pot', () => {
  test.each([
    ['WA-RP-4a', play.kickedOut, 'dealer-folds-and-ante-stays'],
    ['WA-RP-7a', play.folded, 'ante-to-the-pot'],
    ['WA-RP-8a', play.outdone, 'out-with-wagers-to-the-pot'],
    ['WA-RP-8b', play.notBeating, 'out-with-wagers-to-the-pot'],
  ])('%s says when a hand goes out, and where its wagers go', (cite, leaf, value) => {
    expect(leaf).toMatchObject({ value, cite });
  });
});

describe('pay tables', () => {
  const numbered = (prefix: string, numbers: string) =>
    numbers.split(' ').map((number) => prefix + number);

  test.each<[string, WagerId, string, string]>([
    ['WA-RP-AppC', 'rapid-fire', 'PT-FLT-RF-', '01 02 03'],
    ['WA-RP-AppD', 'hedge', 'PT-FLT-HB-', '01 02 03 04 07'],
    ['WA-RP-AppE', 'pocket', 'PT-FLT-PB-', '01 02 03'],
    ['WA-RP-AppF', 'mini-royal', 'PT-BJS-TCPR-MR-', '01 E01 E02'],
    [
      'WA-RP-AppG',
      'straight-flush',
      'PT-BJS-HCF-SF-',
      '01 02 03a 03b 04 05 06a 06b 07 08a 08b 09 E01 E02 E03 E04 E05',
    ],
    ['WA-RP-AppH', 'five-card', 'PT-BJS-5CL-', '01 02 03 04 05 06 07 08 09 10 11 E01 E03'],
    ['WA-RP-AppI', 'seven-card', 'PT-BJS-7CL-', '01 02 03 04 05 06 E01 E02 E03 E04'],
    ['WA-RP-AppJ', 'heads-up-holdem', 'PT-BJS-HUH-5CP-', '01 02 03 04 05 06 07 08 09 E01'],
  ])('[%s] %s offers the tables printed, and no other', (cite, wager, prefix, numbers) => {
    expect(Object.keys(tablesOf(wager)).sort()).toEqual(numbered(prefix, numbers));
    for (const [id, table] of Object.entries(tablesOf(wager))) {
      expect(table).toMatchObject({ id, cite });
      expect(table.rows.length).toBeGreaterThan(1);
    }
  });

  test.each<[string, WagerId]>([
    ['WA-RP-AppF-n3', 'mini-royal'],
    ['WA-RP-AppG-n4', 'straight-flush'],
    ['WA-RP-AppH-n3', 'five-card'],
    ['WA-RP-AppI-n3', 'seven-card'],
    ['WA-RP-AppJ-n4', 'heads-up-holdem'],
  ])('%s is the clause of every %s table with envy, and of no other table', (cite, wager) => {
    for (const { rows, envy } of Object.values(tablesOf(wager))) {
      const printed = rows.some((row) => row.envy !== null);
      expect(envy?.cite).toBe(printed ? cite : undefined);
    }
  });

  test('[WA-RP-AppA] two kickout tables, for one to seven hands', () => {
    const tables = book.beside.kickout?.paytables ?? {};
    expect(Object.keys(tables)).toEqual(['PT-FLT-KH-01', 'PT-FLT-KH-02']);
    const printed = Object.values(tables).map(({ rows }) => rows.map(({ atLeast }) => atLeast));
    expect(printed).toEqual([
      ['KKQ', 'AAQ', 'TT22', 'AA22', '222', 'QQQ', 'A2345'],
      ['AA', '2233', 'TT22', 'AA22', '222', 'QQQ', 'A2345'],
    ]);
    for (const { rows } of Object.values(tables))
      expect(rows.map(({ hands }) => hands)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('[WA-RP-AppB] one Ante Bonus table, always part of the game', () => {
    expect(Object.keys(book.beside.anteBonus?.paytables ?? {})).toEqual(['PT-FLT-AB-01']);
    expect(book.beside.anteBonus?.offered.value).toBe('always');
  });

  test('[WA-RP-RF#5] Rapid Fire pays a win 5 to 1; a tie pays, pushes or loses by table', () => {
    const five = { kind: 'to-1', value: 5 };
    const pays = Object.values(tablesOf('rapid-fire')).map(({ rows }) =>
      rows.map((row) => [row.hand, row.pays]),
    );
    expect(pays).toEqual([
      [
        ['win', five],
        ['tie', five],
      ],
      [
        ['win', five],
        ['tie', { kind: 'push' }],
      ],
      [
        ['win', five],
        ['tie', { kind: 'lose' }],
      ],
    ]);
  });

  test.each<[string, WagerId, readonly string[]]>([
    ['WA-RP-AppC-n1', 'rapid-fire', ['to-1', 'push', 'lose']],
    ['WA-RP-AppD-n1', 'hedge', ['to-1', 'lose']],
    ['WA-RP-AppE-n1', 'pocket', ['to-1']],
  ])('[%s] whatever %s pays is to 1', (_cite, wager, kinds) => {
    expect(kindsOf(wager)).toEqual(new Set(kinds));
  });

  test.each<[string, WagerId]>([
    ['WA-RP-AppF-n1', 'mini-royal'],
    ['WA-RP-AppG-n1', 'straight-flush'],
    ['WA-RP-AppH-n1', 'five-card'],
    ['WA-RP-AppI-n1', 'seven-card'],
    ['WA-RP-AppJ-n1', 'heads-up-holdem'],
  ])('[%s] no prize of %s brings the wager back', (_cite, wager) => {
    const kinds = [...kindsOf(wager)].filter((kind) => kind !== 'lose').sort();
    expect(kinds).toEqual(['dollars', 'meter-percent']);
    expect(book.jackpots?.stakeReturned.value).toBe(false);
  });

  test('jackpot figures are printed for one dollar', () => {
    for (const id of JACKPOTS)
      for (const table of Object.values(tablesOf(id)))
        expect(table.printedForCents?.value).toBe(100);
  });

  test('a suit is chosen exactly where a row asks for it', () => {
    for (const id of JACKPOTS)
      for (const table of Object.values(tablesOf(id))) {
        const asks = table.rows.some(({ hand }) => hand.endsWith('-suit'));
        expect([table.id, table.needsSuit?.value ?? false]).toEqual([table.id, asks]);
      }
  });

  test('down a table no hand stands twice and no prize grows', () => {
    const worth = { 'meter-percent': 1e6, dollars: 1, 'to-1': 1, 'for-1': 1, push: 0, lose: 0 };
    for (const id of [...SIDE, ...JACKPOTS])
      for (const table of Object.values(tablesOf(id))) {
        const hands = table.rows.map(({ hand }) => hand);
        expect([table.id, new Set(hands).size]).toEqual([table.id, hands.length]);
        const prizes = table.rows.map(
          ({ pays }) => worth[pays.kind] * ('value' in pays ? pays.value : 0),
        );
        expect([table.id, ...prizes]).toEqual([table.id, ...prizes.toSorted((a, b) => b - a)]);
      }
  });

  test('envy stands on the E tables alone', () => {
    for (const id of JACKPOTS)
      for (const table of Object.values(tablesOf(id))) {
        const envied = table.rows.some(({ envy }) => envy !== null);
        expect([table.id, envied]).toEqual([table.id, /-E\d\d$/.test(table.id)]);
      }
  });

  test.each([
    ['PT-BJS-5CL-01', { kind: 'lose' }],
    ['PT-BJS-5CL-05', { kind: 'dollars', value: 3 }],
    ['PT-BJS-5CL-10', { kind: 'dollars', value: 3 }],
  ])('%s: the three of a kind printed twice is two pair the second time', (id, pays) => {
    const table = tablesOf('five-card')[id];
    expect(table?.rows.at(-1)).toMatchObject({ hand: 'two-pair', pays });
    expect(table?.notes).toMatchObject([{ reading: 'AMB-49' }]);
  });

  test('the bare 3 of SF-09 is three dollars', () => {
    expect(tablesOf('straight-flush')['PT-BJS-HCF-SF-09']?.rows.at(-1)).toMatchObject({
      hand: 'straight-flush-3',
      pays: { kind: 'dollars', value: 3 },
    });
  });

  test.each(['03', '06', '08'])('SF-%sa and b differ in nothing but the id', (number) => {
    const [a, b] = ['a', 'b'].map((twin) => {
      const { id: _, ...rest } = tablesOf('straight-flush')[`PT-BJS-HCF-SF-${number}${twin}`]!;
      return rest;
    });
    expect(a).toEqual(b);
  });
});

describe('the order of a round', () => {
  test('bonus wagers and jackpots are settled before the contest', () => {
    expect(book.settlement.stages.value).toEqual([
      { by: 'seat', lines: [...SIDE] },
      { by: 'jackpot', lines: [...JACKPOTS] },
      { by: 'seat', lines: ['ante', 'play', 'ante-bonus', 'pot'] },
    ]);
  });

  test('nothing caps a payout', () => {
    expect(book.payoutCap).toBeNull();
    expect(book.betLimit).toBeNull();
  });
});

describe('jackpots', () => {
  test('two at most, of one type, never linked across types', () => {
    expect(book.jackpots).toMatchObject({
      maxPerTable: { value: 2, cite: 'WA-RP-JP-1' },
      types: { value: ['progressive', 'house'] },
      oneTypePerTable: { value: true, cite: 'WA-RP-JP-4' },
      typesNeverLinked: { value: true, cite: 'WA-RP-JP-3' },
      oneOptionPerSensor: { value: true, cite: 'WA-RP-JP-5' },
    });
  });

  test('dollars grow with the wager; seeds should, and need not', () => {
    expect(book.jackpots?.fixedDollars.value).toBe('per-dollar-wagered');
    expect(book.jackpots?.seedScalesWithWager.value).toBe('recommended');
  });

  test('a progressive is held for the players; a House Jackpot may end at any time', () => {
    expect(book.jackpots?.funds?.value).toBe('escrow');
    expect(book.jackpots?.discontinue.progressive.value).toBe('after-top-award-or-by-permission');
    expect(book.jackpots?.discontinue.house?.value).toBe('at-any-time');
  });
});

describe('layout and signs', () => {
  test('[WA-RP-1a#2] the layout has a circle labelled Pot', () => {
    expect(signs('dealer-area')).toEqual([
      {
        item: { kind: 'dealer-area', label: 'Pot' },
        place: 'layout',
        if: { when: 'always' },
        cite: 'WA-RP-1a#2',
      },
    ]);
  });

  test('[WA-RP-AppJ2] ante and play always have their spot, other wagers when offered', () => {
    const spots = signs('area').map(({ item, if: condition }) => [
      item.kind === 'area' && item.wager,
      condition,
    ]);
    expect(spots).toEqual([
      ['ante', { when: 'always' }],
      ['play', { when: 'always' }],
      ...[...SIDE, ...JACKPOTS].map((wager) => [wager, { when: 'offered', wager }]),
    ]);
  });

  test('[WA-RP-AppF-n8#2] the display shows pays, chosen suits and amounts of the jackpots', () => {
    const onDisplay = book.signage.rules.filter(({ place }) => place === 'sign');
    for (const wager of JACKPOTS)
      expect(onDisplay).toContainEqual(
        expect.objectContaining({
          item: { kind: 'pay-table', table: wager },
          if: { when: 'offered', wager },
        }),
      );
    for (const wager of ['mini-royal', 'heads-up-holdem'])
      expect(onDisplay).toContainEqual(
        expect.objectContaining({
          item: { kind: 'chosen-suit' },
          if: { when: 'offered', wager },
        }),
      );
    expect(onDisplay).toContainEqual(
      expect.objectContaining({ item: { kind: 'jackpot-amount' }, if: { when: 'any-jackpot' } }),
    );
  });

  test('[WA-RP-DEF-house#2] a House Jackpot display carries the notice word for word', () => {
    const text =
      'House Jackpot prizes are paid by the casino and are not components of any progressive ' +
      'prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed ' +
      'House Jackpot prize may be modified or discontinued at any time without prior notice.';
    expect(signs('notice')).toEqual([
      {
        item: { kind: 'notice', text },
        place: 'sign',
        if: { when: 'jackpot-type', type: 'house' },
        cite: 'WA-RP-DEF-house#2',
      },
    ]);
    expect(book.jackpots?.houseNotice?.value).toBe(text);
  });
});

describe('elections and approvals', () => {
  test('[WA-RP-6a#3] one of two rules for tied pairs, and no default', () => {
    expect(book.settings.tiedPairs).toMatchObject({
      domain: { kind: 'one-of', values: ['spade-high', 'club-low'] },
      default: null,
    });
  });

  test('only tied pairs must be chosen', () => {
    const open = Object.entries(book.settings).filter(([, setting]) => setting.default === null);
    expect(open.map(([name]) => name)).toEqual(['tiedPairs']);
  });

  const commercial = { when: 'venue', venue: 'commercial' } as const;
  const tribal = { when: 'venue', venue: 'tribal' } as const;
  test.each<[string, ApprovalRule['kind'], string, ApprovalRule['if']]>([
    ['WA-RP-LTR-2', 'internal-controls', 'a card room', commercial],
    ['WA-RP-LTR-3', 'equipment-licence', 'a card room', commercial],
    ['WA-RP-LTR-4', 'tribal-gaming-agency', 'a tribal casino', tribal],
    ['WA-RP-LTR-5', 'state-concurrence', 'a tribal casino', tribal],
    ['WA-RP-LTR-6', 'compact-information', 'a tribal casino', tribal],
    ['WA-RP-LTR-7', 'supplier-certification', 'a tribal casino', tribal],
    ['WA-RP-DEF-ic', 'jackpot-internal-controls', 'any jackpot', { when: 'any-jackpot' }],
    ['WA-RP-EQ#2', 'shuffler-model', 'a shuffler', { when: 'shuffler' }],
  ])('[%s] a record of %s is asked of %s', (cite, kind, _of, condition) => {
    expect(book.approvals.filter((rule) => rule.cite === cite)).toMatchObject([
      { kind, if: condition },
    ]);
  });

  test('any change needs approval again', () => {
    expect(book.changesNeedApproval).toEqual({ value: true, cite: 'WA-RP-LTR-8' });
  });
});

describe('where the document is silent', () => {
  test('every irregularity has an outcome, marked as not from the document', () => {
    expect(Object.keys(book.irregularities).sort()).toEqual([...IRREGULARITIES].sort());
    for (const outcome of Object.values(book.irregularities))
      expect(outcome.notFromSource).toBe(true);
  });

  test('an exposed card is nothing; a wrong count voids the round', () => {
    expect(book.irregularities['card-exposed-while-dealing'].value.round).toBe('continues');
    expect(book.irregularities['wrong-count-to-player'].value).toMatchObject({
      round: 'void',
      contest: 'returned',
      bonus: 'settled-if-rightly-dealt',
    });
  });

  test('tip wagers are off', () => {
    expect(book.tips.wagers.value).toEqual([]);
  });

  test('every reading that a leaf names is explained, once', () => {
    const named = new Set(JSON.stringify(book).match(/(?<="reading":")AMB-\w+/g));
    const explained = book.readings.map(({ id }) => id);
    expect(explained).toHaveLength(new Set(explained).size);
    expect([...named].filter((id) => !explained.some((known) => known === id))).toEqual([]);
  });

  test('a setting that a reading names exists', () => {
    const names = book.readings.flatMap(({ setting }) => setting ?? []);
    expect(names).toEqual([
      'chipUnit',
      'handsPerPlayer',
      'aceLow',
      'multiHit',
      'verificationHoldsAction',
    ]);
    for (const name of names) expect(book.settings).toHaveProperty(name);
  });
});
