import { describe, expect, test } from 'vitest';
import { MD_HIGH_CARD_FLUSH as book } from '../../src/documents/md-high-card-flush/index.js';
import type { HighCardFlushPlay } from '../../src/high-card-flush/play.js';
import { DEALING_METHODS } from '../../src/schema/cards-and-dealing.js';
import { IRREGULARITIES } from '../../src/schema/irregularities.js';
import type { WagerId } from '../../src/schema/names.js';
import type { PayTable } from '../../src/schema/pay-table.js';
import type { SignRule } from '../../src/schema/signage.js';

const play = book.play as HighCardFlushPlay;
const tablesOf = (wager: WagerId): Readonly<Record<string, PayTable>> =>
  book.wagers[wager]?.paytables ?? {};
const progressive = (id: string): PayTable | undefined => tablesOf('progressive')[id];
const signsOf = (cite: string): readonly SignRule[] =>
  book.signage.rules.filter((rule) => rule.cite === cite);

describe('the table and its cards', () => {
  test('[MD-HCF-2A] there are at most six betting positions', () => {
    expect(book.seats.max.value).toBe(6);
  });

  test('[MD-HCF-3C(1)] a deck dealt by hand is changed at least every four hours', () => {
    expect(book.decks.changeAfterHours).toContainEqual({
      value: { methods: ['hand'], hours: 4 },
      cite: 'MD-HCF-3C(1)',
    });
  });

  test('[MD-HCF-3C(2)] a deck dealt from either shoe is changed at least every eight hours', () => {
    expect(book.decks.changeAfterHours).toContainEqual({
      value: { methods: ['manual-shoe', 'automated-shoe'], hours: 8 },
      cite: 'MD-HCF-3C(2)',
    });
  });

  test('every dealing method has one hour limit, and one only', () => {
    const limited = book.decks.changeAfterHours.flatMap(({ value }) => value.methods);
    expect([...limited].sort()).toEqual([...DEALING_METHODS].sort());
  });

  test('one deck, or two with a shuffler, and two cover cards', () => {
    expect(book.decks.allowed.value).toEqual([1, 2]);
    expect(book.decks.coverCards.value).toBe(2);
    expect(book.decks.second?.needsShuffler.value).toBe(true);
  });

  test('the opening goes from the inspection to the shuffle', () => {
    expect(book.shuffling.opening.map(({ value }) => value)).toEqual([
      'dealer-inspects',
      'floorperson-verifies',
      'spread-face-up',
      'first-player-looks',
      'turn-face-down',
      'wash',
      'stack',
      'shuffle',
    ]);
  });

  test('a cut is ten cards deep, and only machine-shuffled cards go without', () => {
    expect(book.shuffling.cutAtLeast.value).toBe(10);
    expect(book.shuffling.cut.value).toBe('unless-machine-shuffled');
  });

  test.each([
    ['manual-shoe', ['approved-shoe-location'], 'one-card'],
    ['hand', ['automated-shuffler'], 'one-card'],
    ['automated-shoe', [], 'whole-hands'],
  ])('dealing by %s needs %j and comes as %s', (method, needs, packets) => {
    const rule = book.dealing.methods.find(({ value }) => value.method === method);
    expect(rule?.value).toEqual({ method, needs, packets });
  });

  test('each way of dealing cites its own chapter for every step', () => {
    const chapter = { 'manual-shoe': '8', hand: '9', 'automated-shoe': '10' } as const;
    for (const method of DEALING_METHODS) {
      const clauses = book.dealing.clauseByMethod?.[method] ?? {};
      for (const { value: step } of book.dealing.before) {
        expect(clauses[step]).toMatch(new RegExp(`^MD-HCF-${chapter[method]}[A-Z]`));
      }
    }
  });

  test('the stub is counted every five rounds', () => {
    expect(book.dealing.stubCountEvery?.value).toBe(5);
  });
});

describe('the play', () => {
  test('the dealer qualifies with a three-card flush, nine high', () => {
    expect(play.qualifier.value).toEqual({ flushLength: 3, topRank: 9 });
    expect(play.notQualified.value).toEqual({ ante: 'win', raise: 'push' });
  });

  test.each([
    [2, 1, 'MD-HCF-11B(1)'],
    [3, 1, 'MD-HCF-11B(1)'],
    [4, 1, 'MD-HCF-11B(1)'],
    [5, 2, 'MD-HCF-11B(2)'],
    [6, 3, 'MD-HCF-11B(3)'],
    [7, 3, 'MD-HCF-11B(3)'],
  ])('a flush of %i cards raises up to %i times the ante', (length, atMost, cite) => {
    const rules = play.raise.filter(({ value }) => value.lengths.includes(length));
    expect(rules.map((rule) => [rule.value.atMost, rule.cite])).toEqual([[atMost, cite]]);
  });

  test('players decide clockwise from the left and are settled back from the right', () => {
    expect(play.decisionOrder.value).toBe('clockwise-from-dealers-left');
    expect(book.settlement.direction.value).toBe('from-dealers-right-counterclockwise');
  });

  test('a seat is settled from ante to progressive, and envy comes last', () => {
    expect(book.settlement.stages.value).toEqual([
      { by: 'seat', lines: ['ante', 'raise', 'flush', 'straight-flush', 'progressive'] },
      { by: 'envy' },
    ]);
  });

  test('bonus wagers of a folded hand settle by themselves', () => {
    const outcomes = Object.values(play.foldedBonus).map(({ value }) => value);
    expect(outcomes).toEqual(['automatic', 'automatic', 'automatic']);
  });
});

describe('wagers and their tables', () => {
  test('ante and raise pay 1 to 1', () => {
    expect(book.wagers.ante?.pays?.value).toEqual({ kind: 'to-1', value: 1 });
    expect(book.wagers.raise?.pays?.value).toEqual({ kind: 'to-1', value: 1 });
  });

  test.each(['flush', 'straight-flush', 'progressive'] as const)(
    'the %s wager is there only when the house elects it',
    (wager) => {
      expect(book.wagers[wager]?.offered.value).toBe('elected');
      expect(book.wagers[wager]?.needs?.value).toEqual(['ante']);
    },
  );

  test.each([
    ['flush', 'ABCDEFGHIJKLMNO'],
    ['straight-flush', 'ABCDEFG'],
    ['progressive', 'ABCDE'],
  ] as const)('the %s wager has the tables %s', (wager, letters) => {
    expect(Object.keys(tablesOf(wager)).join('')).toBe(letters);
    for (const [id, table] of Object.entries(tablesOf(wager))) expect(table.id).toBe(id);
  });

  test('the fifteenth flush table, misprinted as (8), is not mistaken for table H', () => {
    expect(tablesOf('flush').H?.cite).toBe('MD-HCF-12B(8)');
    expect(tablesOf('flush').O?.cite).toBe('MD-HCF-12B(8)#2');
  });

  test('four of a kind stands on straight flush table G alone, above the three-card run', () => {
    const withQuads = Object.values(tablesOf('straight-flush')).filter(({ rows }) =>
      rows.some(({ hand }) => hand === 'four-of-a-kind'),
    );
    expect(withQuads.map(({ id }) => id)).toEqual(['G']);
    expect(withQuads[0]?.rows.map(({ hand }) => hand).slice(-3)).toEqual([
      'straight-flush-4',
      'four-of-a-kind',
      'straight-flush-3',
    ]);
  });

  test.each([
    ['A', 'straight-flush-3'],
    ['B', 'straight-flush-4'],
    ['C', 'straight-flush-3'],
    ['D', 'straight-flush-3'],
    ['E', 'straight-flush-4'],
  ])('progressive table %s starts at %s', (id, hand) => {
    expect(progressive(id)?.rows.at(-1)?.hand).toBe(hand);
  });
});

describe('the progressive jackpot', () => {
  test.each([
    ['A', 3_000_000, 'MD-HCF-12E(2)(b)(i)'],
    ['B', 3_000_000, 'MD-HCF-12E(2)(b)(i)'],
    ['D', 3_000_000, 'MD-HCF-12E(2)(b)(i)'],
    ['C', 500_000, 'MD-HCF-12E(2)(b)(ii)'],
    ['E', 2_500_000, 'MD-HCF-12E(2)(b)(iii)'],
  ])('the seed of table %s is at least %i cents', (id, value, cite) => {
    expect(progressive(id)?.minimumSeedCents).toEqual({ value, cite });
  });

  test.each([
    ['A', []],
    ['B', []],
    [
      'C',
      [
        ['straight-flush-7', 200],
        ['straight-flush-6', 200],
      ],
    ],
    ['D', [['straight-flush-7', 250]]],
    ['E', [['straight-flush-7', 250]]],
  ])('envy of table %s per dollar is %j', (id, expected) => {
    const envy = progressive(id)?.rows.filter((row) => row.envy !== null);
    expect(envy?.map((row) => [row.hand, row.envy])).toEqual(expected);
  });

  test('nine to ace brings envy on D and E only by the setting, which is off', () => {
    const bySetting = Object.values(tablesOf('progressive')).filter((table) => table.envyBySetting);
    expect(bySetting.map(({ id }) => id)).toEqual(['D', 'E']);
    for (const { rows, envyBySetting } of bySetting) {
      expect(envyBySetting?.value.setting).toBe('envyNineToAce');
      expect(rows.map(({ hand }) => hand)).toContain(envyBySetting?.value.hand);
    }
    expect(book.settings.envyNineToAce?.default).toBe(false);
  });

  test('an award goes through hand, light, floorperson and payment, in that order', () => {
    expect(book.jackpots?.gates.map(({ value }) => value)).toEqual([
      'hand-wins',
      'light-lit',
      'floorperson-validates',
      'pay',
    ]);
    expect(book.jackpots?.validation.value).toBe('every-award');
  });

  test('several awards of a round are paid in turn, never otherwise', () => {
    expect(book.jackpots?.multiHit.value).toEqual(['sequential']);
    expect(book.settings.multiHit).toBeUndefined();
  });
});

describe('the layout', () => {
  test.each([
    ['MD-HCF-2B(1)', 'the operator', { kind: 'operator-name' }],
    ['MD-HCF-2B(3)', "the dealer's area", { kind: 'dealer-area', label: "Dealer's seven cards" }],
  ])('[%s] every layout shows %s', (cite, _what, item) => {
    expect(signsOf(cite)).toMatchObject([{ item, place: 'layout', if: { when: 'always' } }]);
  });

  test('[MD-HCF-2B(2)] every player has an ante and a raise area', () => {
    expect(signsOf('MD-HCF-2B(2)')).toEqual([
      expect.objectContaining({ item: { kind: 'area', wager: 'ante', label: 'Ante' } }),
      expect.objectContaining({ item: { kind: 'area', wager: 'raise', label: 'Raise' } }),
    ]);
    for (const rule of signsOf('MD-HCF-2B(2)')) expect(rule.if).toEqual({ when: 'always' });
  });

  test.each([
    ['MD-HCF-2B(4)', 'flush'],
    ['MD-HCF-2B(5)', 'straight-flush'],
    ['MD-HCF-2B(6)', 'progressive'],
  ])('[%s] the %s area is there when the wager is offered, and only then', (cite, wager) => {
    const areas = book.signage.rules.filter(
      ({ item }) => item.kind === 'area' && item.wager === wager,
    );
    expect(areas).toHaveLength(1);
    expect(areas[0]).toMatchObject({ place: 'layout', if: { when: 'offered', wager }, cite });
  });

  test('[MD-HCF-2B(7)(a)] the odds of every wager stand on the layout or on a sign', () => {
    const shown = signsOf('MD-HCF-2B(7)(a)').map(({ item, place }) => [
      item.kind === 'pay-table' && item.table,
      place,
    ]);
    expect(shown).toEqual(Object.keys(book.wagers).map((wager) => [wager, 'layout-or-sign']));
  });

  test.each([
    ['MD-HCF-2B(7)(b)', ['three-card flush', 'nine high', 'Ante pays', 'Raise pushes']],
    ['MD-HCF-2B(7)(c)(i)', ['Two-, three- or four-card', 'Raise equal to your Ante']],
    ['MD-HCF-2B(7)(c)(ii)', ['Five-card', 'up to two times your Ante']],
    ['MD-HCF-2B(7)(c)(iii)', ['Six- or seven-card', 'up to three times your Ante']],
  ])('[%s] is inscribed: %j', (cite, parts) => {
    const [rule, ...others] = signsOf(cite);
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ place: 'layout', if: { when: 'always' } });
    for (const part of parts)
      expect(rule?.item).toHaveProperty('text', expect.stringContaining(part));
  });

  test('[MD-HCF-2B(7)(d)] the payout limit stands on the layout or on a sign', () => {
    expect(signsOf('MD-HCF-2B(7)(d)')).toMatchObject([
      { item: { kind: 'payout-limit' }, place: 'layout-or-sign', if: { when: 'always' } },
    ]);
  });
});

describe('what the house sets and has approved', () => {
  test('the payout limit is the greater of $50,000 and the most at minimum wagers', () => {
    expect(book.payoutCap?.limit.value).toEqual({ kind: 'greater-of', cents: 5_000_000 });
    expect(book.payoutCap?.includes.value).toEqual(['flush', 'straight-flush']);
    expect(book.settings.payoutLimit?.default).toBe(5_000_000);
  });

  test.each([
    ['payoutLimit', 5_000_000],
    ['maxAdjacentBoxes', 1],
    ['aceLow', true],
    ['envyNineToAce', false],
    ['settleBonusOnVoid', true],
    ['stubCountMisdeal', 'settle-bonuses'],
  ] as const)('%s is %j unless the house says otherwise', (name, value) => {
    expect(book.settings[name]?.default).toBe(value);
  });

  test('nothing else can be set: tips are not wagered, meters are paid in turn', () => {
    expect(Object.keys(book.settings)).toHaveLength(6);
    expect(book.tips.wagers.value).toEqual([]);
  });

  test.each([
    ['layout', { when: 'always' }, 'MD-HCF-2B'],
    ['tip-box-location', { when: 'alternative-tip-box' }, 'MD-HCF-2E'],
    ['reshuffling-device', { when: 'reshuffling-device' }, 'MD-HCF-5H'],
    ['shoe-location', { when: 'dealing', method: 'manual-shoe' }, 'MD-HCF-8A'],
    ['jackpot-internal-controls', { when: 'any-jackpot' }, 'MD-HCF-11B(9)(c)'],
  ])('an approval of the %s is asked for %j', (kind, condition, cite) => {
    const rules = book.approvals.filter((rule) => rule.kind === kind);
    expect(rules).toMatchObject([{ if: condition, cite }]);
  });

  test('the Rules Submission is asked for always, and for every elected wager', () => {
    const asked = book.approvals.filter((rule) => rule.kind === 'rules-submission');
    expect(asked.map((rule) => rule.cite)).toEqual([
      'MD-HCF-7G',
      'MD-HCF-7F(2)',
      'MD-HCF-12B',
      'MD-HCF-7F(3)',
      'MD-HCF-12C',
      'MD-HCF-7F(4)',
      'MD-HCF-12E(1)',
      'MD-HCF-12E(2)',
      'MD-HCF-12E(4)(b)',
    ]);
    expect(asked[0]?.if).toEqual({ when: 'always' });
  });
});

describe('irregularities', () => {
  test.each([
    ['second-card-face-up-in-deck', 'MD-HCF-13B'],
    ['wrong-count-to-player', 'MD-HCF-13D'],
    ['wrong-count-to-dealer', 'MD-HCF-13D'],
    ['dealer-card-exposed-early', 'MD-HCF-13E'],
    ['stub-count-misdealt', 'MD-HCF-8J(1)'],
  ] as const)('%s voids the round, yet bonuses rightly dealt settle', (kind, cite) => {
    const outcome = book.irregularities[kind];
    expect(outcome.cite).toBe(cite);
    expect(outcome.value).toMatchObject({
      round: 'void',
      contest: 'returned',
      bonus: 'settled-if-rightly-dealt',
      deck: 'reshuffled',
    });
  });

  test.each([
    ['stub-count-defective-deck', 'removed', 'MD-HCF-8J(2)'],
    ['shoe-jam', 'reshuffled', 'MD-HCF-13H'],
  ] as const)('%s returns every wager, and the deck is %s', (kind, deck, cite) => {
    const outcome = book.irregularities[kind];
    expect(outcome.cite).toBe(cite);
    expect(outcome.value).toMatchObject({
      round: 'void',
      contest: 'returned',
      bonus: 'returned',
      deck,
    });
  });

  test.each([
    ['card-face-up-in-deck', 'dead-to-rack'],
    ['card-drawn-in-error', 'next-card'],
  ] as const)('%s lets the round go on, the card %s', (kind, card) => {
    expect(book.irregularities[kind].value).toMatchObject({ round: 'continues', card });
  });

  test('nothing that may happen is left without words', () => {
    expect(Object.keys(book.irregularities).sort()).toEqual([...IRREGULARITIES].sort());
  });
});

describe('readings', () => {
  test('each is told once', () => {
    const ids = book.readings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('each that a setting can change names a setting of this book', () => {
    const named = book.readings.flatMap(({ setting }) => setting ?? []);
    expect(named.filter((name) => !(name in book.settings))).toEqual([]);
  });

  test('every ambiguity that a leaf was read by is explained', () => {
    const used = new Set(JSON.stringify({ ...book, readings: [] }).match(/AMB-\d+/g));
    const told = new Set<string>(book.readings.map(({ id }) => id));
    expect([...used].filter((id) => !told.has(id))).toEqual([]);
  });

  test('the low ace waits for a word of the regulator', () => {
    expect(book.readings.find(({ id }) => id === 'AMB-04')?.toConfirm).toBe(true);
  });
});
