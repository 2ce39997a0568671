import { describe, expect, it } from 'vitest';
import { OH_HIGH_CARD_FLUSH as RULES } from '../../src/documents/oh-high-card-flush/index.js';
import type { Irregularity } from '../../src/schema/irregularities.js';

const play = RULES.play.game === 'high-card-flush' ? RULES.play : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every cited leaf below a part of the rulebook. */
const leavesOf = (part: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (!isRecord(part)) return [];
  return 'value' in part && 'cite' in part ? [part] : Object.values(part).flatMap(leavesOf);
};

const onScreen = (kind: string) =>
  RULES.signage.rules.filter(({ item, place }) => item.kind === kind && place === 'player-screen');

describe('what the brochure does not say', () => {
  it.each([
    { part: 'seats', leaves: leavesOf(RULES.seats) },
    { part: 'decks', leaves: leavesOf(RULES.decks) },
    { part: 'shuffling', leaves: leavesOf(RULES.shuffling) },
    { part: 'dealing', leaves: leavesOf(RULES.dealing) },
    { part: 'settlement', leaves: leavesOf(RULES.settlement) },
    { part: 'tips', leaves: leavesOf(RULES.tips) },
  ])('[AMB-69] $part is marked as not from the source, leaf by leaf', ({ leaves }) => {
    expect(leaves).not.toHaveLength(0);
    expect(leaves.filter((leaf) => leaf.notFromSource !== true)).toEqual([]);
  });

  it("[AMB-69] Maryland's procedures stand in: ten cards deep, four or eight hours, five rounds", () => {
    expect(RULES.shuffling.cutAtLeast.value).toBe(10);
    expect(RULES.decks.changeAfterHours.map(({ value }) => value)).toEqual([
      { methods: ['hand'], hours: 4 },
      { methods: ['manual-shoe', 'automated-shoe'], hours: 8 },
    ]);
    expect(RULES.dealing.stubCountEvery?.value).toBe(5);
    expect(play?.decisionOrder.value).toBe('clockwise-from-dealers-left');
  });

  it('[AMB-39] no tip wagers', () => {
    expect(RULES.tips.wagers.value).toEqual([]);
  });

  it('no progressive, no approvals, no date', () => {
    expect(RULES.jackpots).toBeNull();
    expect(RULES.wagers.progressive).toBeUndefined();
    expect(RULES.approvals).toEqual([]);
    expect(RULES.source.effective.value).toBeNull();
  });

  it.each(['wrong-count-to-player', 'wrong-count-to-dealer'] satisfies Irregularity[])(
    '[AMB-38] %s voids the round and all wagers go back',
    (kind) => {
      const { value, notFromSource } = RULES.irregularities[kind];
      expect([value.round, value.contest, value.bonus]).toEqual(['void', 'returned', 'returned']);
      expect(notFromSource).toBe(true);
      expect(RULES.settings.settleBonusOnVoid?.default).toBe(false);
    },
  );
});

describe('the contest', () => {
  it('the dealer qualifies with three suited cards, nine high', () => {
    expect(play?.qualifier).toEqual({
      value: { flushLength: 3, topRank: 9 },
      cite: 'OH-HCF-qualify#1',
    });
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

  it('bonus wagers of a folded hand win when the player tells of them', () => {
    expect(play?.foldedBonus.flush.value).toBe('claimed');
    expect(play?.foldedBonus['straight-flush'].value).toBe('claimed');
  });

  it('[AMB-57] ante, raise, flush, straight flush, seat by seat', () => {
    expect(RULES.settlement.stages.value).toEqual([
      { by: 'seat', lines: ['ante', 'raise', 'flush', 'straight-flush'] },
    ]);
  });
});

describe('the limit', () => {
  it('[AMB-20] $25,000 for a hand and all it wins, and never more', () => {
    expect(RULES.payoutCap?.limit.value).toEqual({ kind: 'at-most', cents: 2_500_000 });
    expect(RULES.payoutCap?.scope.value).toBe('hand');
    expect(RULES.payoutCap?.includes.value).toEqual(['ante', 'raise', 'flush', 'straight-flush']);
    expect(RULES.settings.payoutLimit).toMatchObject({
      domain: { kind: 'cents', max: 2_500_000 },
      default: 2_500_000,
    });
  });
});

describe('signs', () => {
  it('[OH-HCF-sign#1] rules, both pay tables and the limit are shown', () => {
    expect(onScreen('inscription')).not.toHaveLength(0);
    expect(onScreen('pay-table').map(({ item }) => item)).toEqual([
      { kind: 'pay-table', table: 'flush' },
      { kind: 'pay-table', table: 'straight-flush' },
    ]);
    expect(onScreen('payout-limit')).toHaveLength(1);
  });

  it("the notice stands word for word on every player's screen and on the brochure; the age is 21", () => {
    const notices = RULES.signage.rules.filter(({ item }) => item.kind === 'notice');
    expect(notices.map(({ item, place }) => [item, place])).toEqual([
      [
        {
          kind: 'notice',
          text: 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.',
        },
        'player-screen',
      ],
      [
        {
          kind: 'notice',
          text: 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.',
        },
        'sign',
      ],
    ]);
    expect(notices.every((rule) => rule.if.when === 'always')).toBe(true);
    expect(RULES.signage.minimumAge?.value).toBe(21);
  });
});
