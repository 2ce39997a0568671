import { describe, expect, it } from 'vitest';
import { aceHigh } from '../support/irregularity.js';
import { DEALER, FLOOR, player, raise, Table } from '../support/table.js';

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000 },
} as const;
const LOST = { type: 'RuleAbandoned', seat: 1, lost: true, reason: 'gone for an hour' } as const;

describe('Maryland: a player leaves', () => {
  const left = (): Table =>
    Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh).do({ type: 'Leave', seat: 1 });

  it('[MD-HCF-7C(1)] with wagers in the round it is written down, and the seat is kept', () => {
    const table = left();
    expect(table.events.at(-1)).toEqual({
      type: 'PlayerLeft',
      seat: 1,
      player: 'Ada',
      midRound: true,
      cite: 'MD-HCF-7C(2)',
      at: table.now,
      ...DEALER,
    });
    expect(table.refuses({ type: 'Sit', seat: 1, player: 'Zoe' })).toContain('seat-taken');
    expect(
      table.do({ type: 'Sit', seat: 1, player: 'Ada' }).decides(1, raise(1_000)).round,
    ).not.toBeNull();
  });

  it('[MD-HCF-7C(1)] between rounds a player goes as they please', () => {
    const table = Table.open('md/high-card-flush').do({ type: 'Leave', seat: 1 }, player('Ada'));
    expect(table.events.at(-1)).toMatchObject({
      type: 'PlayerLeft',
      midRound: false,
      cite: 'MD-HCF-7C',
    });
    expect(table.refuses({ type: 'Sit', seat: 1, player: 'Zoe' })).toBeNull();
  });

  it('[MD-HCF-7C(1), MD-HCF-7E] while bets are open the wagers go back with the player, and the seat is free', () => {
    const open = Table.open('md/high-card-flush').bets(LAYOUTS);
    const gone = open.do({ type: 'Leave', seat: 1 }, player('Ada'));
    expect(gone.events.at(-1)).toMatchObject({
      type: 'PlayerLeft',
      midRound: false,
      cite: 'MD-HCF-7C',
    });
    expect(gone.netOf('Ada')).toBe(0);
    expect(gone.playing.game.hands.map(({ seat }) => seat)).toEqual([2]);
    // The sensor of the seat holds no chip, and none of it comes onto the meter.
    expect(gone.closes().shown()).toBe(3_000_000);
    expect(gone.refuses({ type: 'Sit', seat: 1, player: 'Zoe' })).toBeNull();
    const over = gone.deals(aceHigh).decides(2, raise(1_000)).ends();
    expect(over.events.some(({ type }) => type === 'AbandonmentRuled')).toBe(false);
    expect(over.lines.filter((line) => line.startsWith('1 '))).toEqual([]);
    expect(over.onTheFelt).toBe(0);
  });

  it('[MD-HCF-7E, MD-HCF-7C(2)] after "no more bets" nothing is withdrawn: they wait for a ruling', () => {
    const gone = Table.open('md/high-card-flush')
      .bets(LAYOUTS)
      .closes()
      .do({ type: 'Leave', seat: 1 });
    expect(gone.events.at(-1)).toMatchObject({ midRound: true, cite: 'MD-HCF-7C(2)' });
    expect(gone.netOf('Ada')).toBe(-1_600);
  });

  it('[MD-HCF-7C(2), AMB-62] a supervisor rules that the wagers are lost, and it is logged who did', () => {
    const ruled = left().do(LOST, FLOOR);
    expect(ruled.events.find(({ type }) => type === 'AbandonmentRuled')).toMatchObject({
      seat: 1,
      lost: true,
      reason: 'gone for an hour',
      by: 'Flo',
      as: 'floorperson',
      cite: 'MD-HCF-7C(2)',
    });
    const over = ruled.decides(2, raise(1_000)).ends();
    expect(over.lines.filter((line) => line.startsWith('1 '))).toEqual([
      '1 ante lose [MD-HCF-7C(2)]',
      '1 flush lose [MD-HCF-7C(2)]',
      '1 progressive lose [MD-HCF-7C(2)]',
    ]);
    expect(over.netOf('Ada')).toBe(-1_600);
    expect(over.onTheFelt).toBe(0);
    expect(over.refuses({ type: 'Sit', seat: 1, player: 'Zoe' })).toBeNull();
  });

  it('[MD-HCF-7C(2), AMB-62] or that they play on: it is a supervisor’s choice', () => {
    const ruled = left().do({ ...LOST, lost: false }, FLOOR);
    const over = ruled.decides(1, raise(2_000)).decides(2, raise(1_000)).ends();
    expect(over.lines).toContain('1 flush win, pays $300, $5 back [MD-HCF-12B(5)]');
  });

  it('[MD-HCF-7C(2)] nobody else rules, and no round is settled before it is ruled', () => {
    const decided = left().decides(1, raise(1_000)).decides(2, raise(1_000));
    expect(decided.refuses(LOST)).toBe(
      'not-allowed [house:roles] the dealer may not do this; a floorperson or a pit manager or the operator may',
    );
    expect(decided.next).toMatchObject({ kind: 'floorperson', cite: 'MD-HCF-7C(2)' });
    expect(decided.refuses({ type: 'Settle' })).toBe(
      'abandoned-not-ruled [MD-HCF-7C(2)] seat 1 was left: a floorperson rules on its wagers first',
    );
  });

  it('[MD-HCF-7C(2)] whose turn it was, and is gone: the table calls a floorperson to rule', () => {
    const racked = left().follow((next) => next.kind !== 'rack-stub');
    expect(racked.next).toMatchObject({ kind: 'floorperson', cite: 'MD-HCF-7C(2)' });
    const ruled = racked.do(LOST, FLOOR);
    expect(ruled.next).toEqual({ kind: 'players', what: 'decide', seats: [2] });
  });

  it('a ruling has a reason, a player who left, and is made once', () => {
    expect(left().refuses({ ...LOST, reason: ' ' }, FLOOR)).toBe(
      'no-reason [house:reasons] say what was ruled, and why',
    );
    expect(left().refuses({ ...LOST, seat: 2 }, FLOOR)).toBe(
      'nothing-abandoned [baize:orders] nobody left wagers at seat 2',
    );
    const ruled = left().do(LOST, FLOOR);
    expect(ruled.refuses(LOST, FLOOR)).toContain('nothing-abandoned');
    expect(ruled.refuses({ type: 'Sit', seat: 1, player: 'Ada' })).toBe(
      'ruled-abandoned [MD-HCF-7C(2)] the wagers of seat 1 were ruled abandoned',
    );
  });

  it('a void round gives back to a player who left, whatever is ruled', () => {
    const voided = left().calls({ kind: 'wrong-count-to-player', place: 1, cards: 8 });
    const over = voided.do(LOST, FLOOR).ends();
    expect(over.netOf('Ada')).toBe(0);
    expect(over.onTheFelt).toBe(0);
  });
});

it('[WA-RP-gap-irregularities, AMB-38] Washington: the hand is folded in its turn, its bonuses are settled by then', () => {
  const left = Table.open('wa/ricochet-poker')
    .bets({ 1: { ante: 1_000, pocket: 500 }, 2: { ante: 1_000 } })
    .deals({ 1: '7c 8d', 2: 'Ac 3d', dealer: '2c 5d 9h Js Kc' })
    .follow((next) => next.kind === 'players')
    .do({ type: 'Leave', seat: 1 });
  const ruled = left.do({ ...LOST, reason: 'did not come back' }, FLOOR);
  expect(ruled.playing.game.hands.every(({ aside }) => aside.length === 0)).toBe(true);
  expect(ruled.events.at(-1)).toMatchObject({
    type: 'AbandonmentRuled',
    lost: true,
    cite: 'AMB-38',
  });
  expect(left.next).toMatchObject({ kind: 'floorperson', cite: 'AMB-38' });
  expect(ruled.refuses({ type: 'Decide', seat: 1, decision: 'play' })).toBe(
    'ruled-abandoned [AMB-38] the wagers of seat 1 were ruled abandoned: its hand is folded',
  );
  const folded = ruled.follow((next) => next.kind !== 'do' || next.gesture.type !== 'Decide');
  expect(folded.netOf('Ada')).toBe(-1_000 - 500);
});

it('[WA-RP-9a] Washington: who is gone and not asked any more wins the pot, and is not ruled out of it', () => {
  const left = Table.open('wa/ricochet-poker')
    .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
    .deals({ 1: 'Ac Qd', 2: '8c 4d', dealer: 'As Ad 9h 9c 3d' })
    .follow((next) => next.kind === 'players')
    .do({ type: 'Leave', seat: 1 })
    .decides(2, 'fold');
  expect(left.refuses(LOST, FLOOR)).toBe('not-asked [WA-RP-9a] seat 1 wins the pot unasked');
  const over = left
    .do({ ...LOST, lost: false }, FLOOR)
    .deals({ 1: 'Ac Qd 2s 7h 8s' })
    .ends();
  expect(over.netOf('Ada')).toBe(2_000);
});

it.each([
  ['sd/high-card-flush', 'house:seats'],
  ['oh/high-card-flush', 'AMB-69'],
  ['sd/caribbean-stud', 'house:seats'],
  ['wa/ricochet-poker', 'house:seats'],
] as const)('%s: who leaves while bets are open takes the wagers along', (id, cite) => {
  const gone = Table.open(id)
    .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
    .do({ type: 'Leave', seat: 1 });
  expect(gone.events.at(-1)).toMatchObject({ type: 'PlayerLeft', midRound: false, cite });
  expect(gone.netOf('Ada')).toBe(0);
  const alone = gone.do({ type: 'Leave', seat: 2 });
  expect(alone.onTheFelt).toBe(0);
  expect(alone.next).toMatchObject({ kind: 'players', what: 'bet', seats: [3] });
});

describe('who may sit', () => {
  const table = Table.open('md/high-card-flush');

  it.each([0, 7, 1.5])('there is no seat %d', (seat) => {
    expect(table.refuses({ type: 'Sit', seat, player: 'Zoe' })).toBe(
      `no-such-seat [MD-HCF-2A] there is no seat ${seat}; seats are 1 to 6`,
    );
  });

  it('a taken seat is taken, and who deals does not play', () => {
    expect(table.refuses({ type: 'Sit', seat: 1, player: 'Zoe' })).toBe(
      'seat-taken [house:seats] seat 1 is taken',
    );
    expect(table.refuses({ type: 'Sit', seat: 5, player: 'Dana' })).toBe(
      'dealer-plays [house:dealers] who deals at a table does not play there',
    );
    expect(table.refuses({ type: 'Sit', seat: 5, player: '' })).toContain('dealer-plays');
  });

  it('nobody leaves a seat where nobody sits, or twice', () => {
    expect(table.refuses({ type: 'Leave', seat: 5 })).toBe(
      'nobody-sits [baize:orders] nobody sits at seat 5',
    );
    const gone = table.bets(LAYOUTS).closes().do({ type: 'Leave', seat: 1 });
    expect(gone.refuses({ type: 'Leave', seat: 1 })).toContain('nobody-sits');
  });
});

describe('who may do what', () => {
  const table = Table.open('md/high-card-flush');

  it('a player acts for the own seat, and for nobody else', () => {
    expect(table.refuses({ type: 'Leave', seat: 2 }, player('Ada'))).toMatch(
      /^not-your-seat .* Ada does not sit at seat 2$/,
    );
    expect(table.refuses({ type: 'Sit', seat: 5, player: 'Zoe' }, player('Ada'))).toMatch(
      /^not-you .* a player acts for nobody else$/,
    );
  });

  it('another dealer does not deal here', () => {
    expect(table.refuses({ type: 'OpenRound' }, { by: 'Max', as: 'dealer' })).toMatch(
      /^not-the-dealer .* Max does not deal at this table now$/,
    );
  });

  it('a table that does nothing by itself does nothing by itself', () => {
    expect(table.refuses({ type: 'OpenRound' }, { by: 't1', as: 'house' })).toMatch(
      /^not-automatic .* this table does not do OpenRound by itself$/,
    );
  });

  it.each(['auditor', 'spectator'] as const)('an %s looks on', (as) => {
    expect(table.refuses({ type: 'OpenRound' }, { by: 'Ira', as })).toMatch(/^not-allowed /);
  });
});
