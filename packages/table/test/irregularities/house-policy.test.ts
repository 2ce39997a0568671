import { IRREGULARITIES, type Irregularity, rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/irregularities/call.js';
import { aceHigh, confirms, settings } from '../support/irregularity.js';
import type { Draft } from '../support/rounds.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

const policy =
  (outcomes: Readonly<Partial<Record<Irregularity, string>>>) =>
  (house: Draft): void => {
    house.irregularityPolicy = { reference: 'IC-12', outcomes };
  };

const EXPOSED = { kind: 'card-exposed-while-dealing', place: 2 } as const;
const FACE_UP = { kind: 'card-face-up-in-deck', card: '5c' } as const;
const FACE_UP_HANDS = { 1: '7c 8d', 2: 'Ac 3d', dealer: '2c 2s 9h Js Kc' };
const LAYOUTS = {
  1: { ante: 1_000, flush: 500 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;

describe('Ohio: the policy of the house', () => {
  const GAP = 'OH-HCF-gap-irregularities';
  const opened = (change?: (house: Draft) => void): Table =>
    Table.open('oh/high-card-flush', change).bets(LAYOUTS);
  const dealt = (change?: (house: Draft) => void): Table =>
    opened(change).deals(aceHigh).decides(1, raise(2_000));
  const WRONG = { kind: 'wrong-count-to-player', place: 2, cards: 8 } as const;

  it(`[${GAP}] a wrong number of cards may kill that hand alone: its wagers go back, the others play on`, () => {
    const over = confirms(dealt(policy({ 'wrong-count-to-player': 'dead-hand' })), WRONG).ends();
    expect(over.lines).toEqual([
      `2 ante void, $10 back [${GAP}]`,
      `2 straight-flush void, $5 back [${GAP}]`,
      '1 ante win, pays $10, $10 back [OH-HCF-win]',
      '1 raise win, pays $20, $20 back [OH-HCF-win]',
      '1 flush win, pays $300, $5 back [OH-HCF-flush]',
    ]);
    expect(over.netOf('Ben')).toBe(0);
    expect(over.onTheFelt).toBe(0);
  });

  it.each([
    ['void', false, 0],
    ['void', true, 0],
    ['void-bonuses-settle', false, 30_000],
  ] as const)(
    `[${GAP}] %s decides over the bonuses, whatever the setting for void rounds says (%s)`,
    (treatment, settleBonusOnVoid, net) => {
      const change = (house: Draft): void => {
        settings({ settleBonusOnVoid })(house);
        policy({ 'wrong-count-to-player': treatment })(house);
      };
      const over = confirms(dealt(change), WRONG).ends();
      expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([net, 0]);
      expect(over.onTheFelt).toBe(0);
    },
  );

  it(`[${GAP}] a policy for one irregularity leaves the others as they are`, () => {
    const table = dealt(policy({ 'wrong-count-to-player': 'dead-hand' }));
    const dealer = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
    expect(table.preview(dealer).cite).toBe('AMB-38');
    expect(confirms(table, dealer).ends().netOf('Ada')).toBe(0);
  });

  it.each([
    ['goes-on', null],
    ['void', { deck: 'reshuffled', cite: GAP }],
    ['void-bonuses-settle', { deck: 'reshuffled', cite: GAP }],
  ] as const)(`[${GAP}] a dealer's card that is seen early: %s`, (treatment, voided) => {
    const table = dealt(policy({ 'dealer-card-exposed-early': treatment }));
    const after = confirms(table, { kind: 'dealer-card-exposed-early' });
    expect(after.playing.voided).toEqual(voided);
  });

  it.each([
    ['turned-over', 0, null],
    ['dead-card', 1, null],
    ['void', 0, { deck: 'reshuffled', cite: GAP }],
  ] as const)(`[${GAP}] a card face up in the deck: %s`, (treatment, dead, voided) => {
    const after = confirms(
      opened(policy({ 'card-face-up-in-deck': treatment })).deals(aceHigh, 10),
      FACE_UP,
    );
    expect([after.playing.deadCards, after.playing.voided]).toEqual([dead, voided]);
  });

  it(`[${GAP}] a second one has its own policy`, () => {
    const change = policy({ 'second-card-face-up-in-deck': 'dead-card' });
    const first = confirms(opened(change).deals(aceHigh, 10), FACE_UP);
    const second = confirms(first, { ...FACE_UP, card: '5d' });
    expect([second.playing.deadCards, second.playing.voided]).toEqual([2, null]);
  });

  it(`[${GAP}] a player's card seen while dealt may kill the hand`, () => {
    const table = opened(policy({ 'card-exposed-while-dealing': 'dead-hand' })).deals(aceHigh, 10);
    const over = confirms(table, EXPOSED).deals(aceHigh).decides(1, raise(1_000)).ends();
    expect(over.lines.filter((line) => line.includes('void'))).toEqual([
      `2 ante void, $10 back [${GAP}]`,
      `2 straight-flush void, $5 back [${GAP}]`,
    ]);
    expect(over.onTheFelt).toBe(0);
  });

  it.each([
    ['void', 0],
    ['void-bonuses-settle', 30_000],
  ] as const)(`[${GAP}] a stub that shows a misdeal: %s`, (treatment, net) => {
    const table = opened(policy({ 'stub-count-misdealt': treatment })).deals(aceHigh);
    const short = table.do({ type: 'RackStub', counted: table.stub - 1 });
    const call = { kind: 'stub-count-misdealt', place: 2, cards: 8 } as const;
    const over = confirms(short, call).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([net, 0]);
    expect(over.onTheFelt).toBe(0);
  });

  it.each([
    ['void', 0],
    ['void-bonuses-settle', 30_000],
  ] as const)(`[${GAP}] a shoe that stops after the deal: %s`, (treatment, net) => {
    const gesture = { type: 'ReportDevice', device: 'shoe', trouble: 'jam' } as const;
    const over = opened(policy({ 'shoe-jam': treatment }))
      .deals(aceHigh)
      .do({ type: 'Cards', gesture }, FLOOR)
      .ends();
    expect(over.netOf('Ada')).toBe(net);
    expect(over.onTheFelt).toBe(0);
  });

  it.each([
    ['lost-at-discretion', -1_500],
    ['main-lost-at-discretion', 3_500],
  ] as const)(`[${GAP}] wagers of a player who left: %s`, (treatment, net) => {
    const left = opened(policy({ 'player-leaves': treatment }))
      .deals(aceHigh)
      .decides(1, raise(2_000))
      .do({ type: 'Leave', seat: 2 });
    const over = left
      .do({ type: 'RuleAbandoned', seat: 2, lost: true, reason: 'did not come back' }, FLOOR)
      .ends();
    expect(over.netOf('Ben')).toBe(net);
    expect(over.onTheFelt).toBe(0);
  });
});

describe('Washington: the policy of the house', () => {
  const GAP = 'WA-RP-gap-irregularities';
  const opened = (outcomes: Parameters<typeof policy>[0]): Table =>
    Table.open('wa/ricochet-poker', policy(outcomes)).bets({
      1: { ante: 1_000, pocket: 500 },
      2: { ante: 1_000, pocket: 500 },
    });

  it(`[${GAP}] a misdealt round may give every wager back, bonuses of right hands too`, () => {
    const table = opened({ 'wrong-count-to-player': 'void' }).deals(FACE_UP_HANDS);
    const over = confirms(table, { kind: 'wrong-count-to-player', place: 1, cards: 3 }).ends();
    expect(over.lines.every((line) => line.endsWith(` back [${GAP}]`))).toBe(true);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
    expect(over.onTheFelt).toBe(0);
  });

  it.each([
    ['dead-card', 1, null],
    ['goes-on', 0, null],
    ['void', 0, { deck: 'reshuffled', cite: GAP }],
  ] as const)(`[${GAP}] a card face up in the deck: %s`, (treatment, dead, voided) => {
    const table = opened({ 'card-face-up-in-deck': treatment }).deals(FACE_UP_HANDS, 3);
    const after = confirms(table, FACE_UP);
    expect([after.playing.deadCards, after.playing.voided]).toEqual([dead, voided]);
  });
});

/** How each open irregularity is met at a table: dealt so far, and what is called. */
const MET: Readonly<
  Partial<Record<Irregularity, { readonly cards?: number; readonly call: Call }>>
> = {
  'card-face-up-in-deck': { cards: 3, call: FACE_UP },
  'card-drawn-in-error': { cards: 3, call: { kind: 'card-drawn-in-error' } },
  'card-exposed-while-dealing': { cards: 3, call: EXPOSED },
  'wrong-count-to-player': { call: { kind: 'wrong-count-to-player', place: 2, cards: 9 } },
  'wrong-count-to-dealer': { call: { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 9 } },
  'dealer-card-exposed-early': { call: { kind: 'dealer-card-exposed-early' } },
};

const open = (['oh/high-card-flush', 'wa/ricochet-poker'] as const).flatMap((id) => {
  const { openIrregularities } = rulebookById(id);
  return IRREGULARITIES.flatMap((kind) =>
    (openIrregularities?.value[kind] ?? []).flatMap((treatment) => {
      const met = MET[kind];
      return met === undefined ? [] : [{ id, kind, treatment, ...met }];
    }),
  );
});

/** Whoever is asked folds, until the round is over. */
const foldsOut = (table: Table): Table => {
  const asked = table.follow(
    (next, { round }) => round === null || (next.kind === 'players' && next.what === 'decide'),
  );
  const { next } = asked;
  const [seat] = next?.kind === 'players' && asked.round !== null ? next.seats : [];
  if (seat === undefined) return asked;
  const isPot = asked.world.rules.inForce.rulebook.game === 'ricochet-poker';
  return foldsOut(asked.decides(seat, isPot ? 'fold' : fold));
};

it.each(open)(
  '[OH-HCF-gap-irregularities, WA-RP-gap-irregularities] $id, $kind: $treatment plays to the end',
  ({ id, kind, treatment, cards, call }) => {
    const hands = id === 'oh/high-card-flush' ? aceHigh : FACE_UP_HANDS;
    const table = Table.open(id, policy({ [kind]: treatment }))
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(hands, cards);
    const dead = table.preview(call).outcome.card === 'dead-to-rack';
    const called = confirms(table, dead ? { ...call, card: '5c' } : call);
    const goesOn = called.playing.voided === null && cards !== undefined;
    const over = foldsOut(goesOn ? called.deals(hands) : called);
    expect(over.onTheFelt).toBe(0);
    expect(over.events.some((event) => event.type === 'RoundEnded')).toBe(true);
  },
);
