import { cents, payAtOdds } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { SD_HIGH_CARD_FLUSH as RULES } from '../../src/documents/sd-high-card-flush/index.js';
import type { Irregularity } from '../../src/schema/irregularities.js';
import type { WagerId } from '../../src/schema/names.js';
import type { PayTable } from '../../src/schema/pay-table.js';

const play = RULES.play.game === 'high-card-flush' ? RULES.play : undefined;

const tablesOf = (wager: WagerId): readonly PayTable[] =>
  Object.values(RULES.wagers[wager]?.paytables ?? {});

const handsOf = (table: PayTable) => table.rows.map(({ hand }) => hand);

/** Where a sign rule puts a pay table, and under which clause. */
const shown = (wager: WagerId) =>
  RULES.signage.rules
    .filter(({ item }) => item.kind === 'pay-table' && item.table === wager)
    .map((rule) => [rule.place, rule.if, rule.cite]);

describe('the paper', () => {
  it('[SD-HCF-source] took effect on 17 April 2017, as 43 SDR 131', () => {
    expect(RULES.source.effective.value).toBe('2017-04-17');
    expect(RULES.source.history.map(({ value }) => value)).toEqual([
      { effective: '2017-04-17', reference: '43 SDR 131' },
    ]);
  });
});

describe('cards', () => {
  it('[SD-HCF-1#4] one deck, and never a second', () => {
    expect(RULES.decks.allowed.value).toEqual([1]);
    expect(RULES.decks.second).toBeNull();
  });

  it("[AMB-56] six players: their hands and the dealer's are 49 cards", () => {
    expect(RULES.seats.max).toMatchObject({ value: 6, notFromSource: true });
    expect((RULES.seats.max.value + 1) * (play?.cardsEach.value ?? 0)).toBe(49);
  });

  it('the deck is shuffled before play and after each round, and always cut', () => {
    expect(RULES.shuffling.when.map(({ value }) => value)).toEqual([
      'before-play',
      'after-each-round',
    ]);
    expect(RULES.shuffling.cut.value).toBe('always');
  });

  it('cards go out one at a time, or in sevens where a machine shuffles', () => {
    expect(RULES.dealing.methods.map(({ value }) => value)).toEqual([
      { method: 'hand', needs: [], without: ['automated-shuffler'], packets: 'one-card' },
      { method: 'automated-shoe', needs: ['automated-shuffler'], packets: 'whole-hands' },
    ]);
  });

  it('[AMB-12] the progressive is locked, then collected, and then cards are dealt', () => {
    expect(RULES.dealing.before.map(({ value }) => value)).toEqual([
      'lock-progressive',
      'collect-progressive',
    ]);
  });
});

describe('the contest', () => {
  it('the dealer qualifies with three suited cards, nine high', () => {
    expect(play?.qualifier.value).toEqual({ flushLength: 3, topRank: 9 });
  });

  it.each([
    { suited: 2, antes: 1 },
    { suited: 3, antes: 1 },
    { suited: 4, antes: 1 },
    { suited: 5, antes: 2 },
    { suited: 6, antes: 3 },
    { suited: 7, antes: 3 },
  ])('$suited suited cards allow a raise of up to $antes antes', ({ suited, antes }) => {
    const allowing = play?.raise.filter(({ value }) => value.lengths.includes(suited));
    expect(allowing?.map(({ value }) => value.atMost)).toEqual([antes]);
  });

  it('raise, ante, flush, straight flush at each seat; the progressive when the round is over', () => {
    expect(RULES.settlement.stages.value).toEqual([
      { by: 'seat', lines: ['raise', 'ante', 'flush', 'straight-flush'] },
      { by: 'jackpot', lines: ['progressive'] },
    ]);
  });

  it('[AMB-16] bonus wagers of a folded hand live by tucking; the house may keep to one of them', () => {
    expect(Object.values(play?.foldedBonus ?? {}).map(({ value }) => value)).toEqual([
      'tucked',
      'tucked',
      'tucked',
    ]);
    expect(RULES.settings.foldBonus).toMatchObject({
      domain: { values: ['claim', 'straight-flush-only'] },
      default: 'claim',
    });
  });
});

describe('pay tables', () => {
  it('[AMB-52] seven flush tables, five for the straight flush without a fifth, four progressive', () => {
    expect(tablesOf('flush').map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(tablesOf('straight-flush').map(({ id }) => id)).toEqual(['1', '2', '3', '4', '6']);
    expect(tablesOf('progressive').map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it.each(tablesOf('flush').map((table) => ({ table })))(
    'flush table $table.id begins at a four-card flush',
    ({ table }) => {
      expect(handsOf(table)).toEqual(['flush-7', 'flush-6', 'flush-5', 'flush-4']);
    },
  );

  it.each([
    { name: '[SD-HCF-10a] flush', wager: 'flush' },
    { name: '[SD-HCF-11a] straight flush', wager: 'straight-flush' },
  ] as const)('$name prices are to 1: the stake goes back beside the winnings', ({ wager }) => {
    const rows = tablesOf(wager).flatMap(({ rows }) => rows);
    expect(rows).not.toHaveLength(0);
    for (const { pays } of rows) {
      if (pays.kind !== 'to-1') throw new Error(`${wager} pays ${pays.kind}`);
      expect(payAtOdds(pays, cents(500))).toEqual({
        paysCents: 500 * pays.value,
        returnedCents: 500,
      });
    }
  });

  it('[AMB-46] no progressive prize gives the stake back', () => {
    const kinds = tablesOf('progressive').flatMap(({ rows }) => rows.map(({ pays }) => pays.kind));
    expect([...new Set(kinds)].sort()).toEqual(['for-1', 'lose', 'meter-percent']);
  });

  it('[AMB-55] a three-card straight flush wins on progressive tables 1 and 3 only', () => {
    const winning = tablesOf('progressive').filter(({ rows }) =>
      rows.some(({ hand, pays }) => hand === 'straight-flush-3' && pays.kind !== 'lose'),
    );
    expect(winning.map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('[AMB-14] nine to ace stands apart from other sixes on progressive tables 3 and 4 only', () => {
    const apart = tablesOf('progressive').filter((table) =>
      handsOf(table).includes('straight-flush-6-ace-high'),
    );
    expect(apart.map(({ id }) => id)).toEqual(['3', '4']);
  });

  it('[AMB-54] nothing is printed for one or two cards but a note', () => {
    for (const table of tablesOf('progressive')) {
      expect(table.notes?.map(({ reading }) => reading)).toContain('AMB-54');
      expect(handsOf(table).at(-1)).toBe('straight-flush-3');
    }
  });
});

describe('the progressive', () => {
  it("is the licensee's to offer, and pays no envy", () => {
    expect(RULES.wagers.progressive?.offered.value).toBe('elected');
    expect(RULES.jackpots?.envy).toBeNull();
  });

  it('takes shares from the meter and other prizes from the tray', () => {
    expect(RULES.jackpots?.percentFrom).toEqual({ value: 'meter', cite: 'SD-HCF-12a' });
    expect(RULES.jackpots?.fixedFrom).toEqual({ value: 'tray', cite: 'SD-HCF-12b' });
  });

  it('has a seed that moves with the wager, and neither seed nor rate by default', () => {
    expect(RULES.jackpots?.seedScalesWithWager.value).toBe('required');
    expect(RULES.jackpots?.seedRequired.value).toBe(true);
    expect(RULES.jackpots?.rateRequired.value).toBe(true);
  });

  it('[AMB-13] is shared in turn unless the house procedure says otherwise', () => {
    expect(RULES.settings.multiHit).toMatchObject({
      domain: { values: ['sequential', 'split', 'sameBasis'] },
      default: 'sequential',
    });
  });
});

describe('irregularities', () => {
  it.each(['wrong-count-to-player', 'wrong-count-to-dealer'] satisfies Irregularity[])(
    '%s is always a misdeal, and every wager goes back',
    (kind) => {
      const { value, cite } = RULES.irregularities[kind];
      expect([value.round, value.contest, value.bonus]).toEqual(['void', 'returned', 'returned']);
      expect(cite).toBe('SD-HCF-5#1');
    },
  );

  it.each([
    'card-face-up-in-deck',
    'second-card-face-up-in-deck',
    'card-exposed-while-dealing',
    'dealer-card-exposed-early',
  ] satisfies Irregularity[])('%s is no misdeal: the card is turned over', (kind) => {
    const { value, cite } = RULES.irregularities[kind];
    expect([value.round, value.card]).toEqual(['continues', 'turned-over']);
    expect(cite).toBe('SD-HCF-5#2');
  });
});

describe('signs', () => {
  it('[SD-HCF-10#2] the flush table in use stands on the layout', () => {
    expect(shown('flush')).toEqual([
      ['layout', { when: 'offered', wager: 'flush' }, 'SD-HCF-10#2'],
    ]);
    expect(RULES.signage.onlyTablesInUse.value).toBe(true);
  });

  it('[SD-HCF-11#2] the straight flush table in use stands on the layout', () => {
    expect(shown('straight-flush')).toEqual([
      ['layout', { when: 'offered', wager: 'straight-flush' }, 'SD-HCF-11#2'],
    ]);
  });

  it('[SD-HCF-12#6] the progressive schedule stands on a placard or a video sign', () => {
    expect(shown('progressive')).toEqual([
      ['sign', { when: 'offered', wager: 'progressive' }, 'SD-HCF-12#6'],
    ]);
  });

  it('[SD-HCF-2#5] the table limits are posted', () => {
    expect(RULES.signage.rules).toContainEqual({
      item: { kind: 'limits' },
      place: 'sign',
      if: { when: 'always' },
      cite: 'SD-HCF-2#5',
    });
  });
});

describe('tips', () => {
  it('[AMB-11] may go on four wagers, beside a wager of the player, never on the sensor', () => {
    expect(RULES.tips.wagers.value).toEqual(['ante', 'raise', 'flush', 'straight-flush']);
    expect(RULES.tips.needsOwnWager?.value).toBe(true);
    expect(RULES.settings.tipsAllowedOn?.default).toEqual(RULES.tips.wagers.value);
  });
});
