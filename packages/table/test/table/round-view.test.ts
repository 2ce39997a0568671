import { describe, expect, it, test } from 'vitest';
import { type TablePolicy, viewTable } from '../../src/index.js';
import { aceHigh, confirms, dealing } from '../support/irregularity.js';
import { STAYS, toAsked } from '../support/ricochet.js';
import { MANUAL } from '../support/room.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

const seen = ({ world, now }: Table) => viewTable(world, { kind: 'spectator' }, now);

describe('who sits where', () => {
  it('is for everybody to see', () => {
    const table = Table.open('md/high-card-flush');
    expect(seen(table).seats).toEqual([
      { seat: 1, player: 'Ada', away: 'here' },
      { seat: 2, player: 'Ben', away: 'here' },
      { seat: 3, player: 'Cleo', away: 'here' },
    ]);
    const closed = table.do({ type: 'CloseTable', trayCents: 0 as never }, FLOOR);
    expect(seen(closed).seats).toEqual([]);
    const ada = { kind: 'player', player: 'Ada' } as const;
    expect(viewTable(table.world, ada, table.now).mine).toEqual([1]);
    expect(viewTable(closed.world, ada, table.now).mine).toEqual([]);
  });
});

describe('the time to decide', () => {
  const HURRIED: TablePolicy = { ...MANUAL, decisionSeconds: 30 };
  const flush = Table.open('md/high-card-flush', dealing('manual-shoe'), HURRIED).bets({
    1: { ante: 1_000 },
    2: { ante: 1_000 },
  });
  const dealt = flush.deals(aceHigh);
  const racked = dealt.follow(({ kind }) => kind === 'players');
  const pot = Table.open('wa/ricochet-poker', undefined, HURRIED).bets({ 1: { ante: 1_000 } });

  test.each([
    ['wagers are placed', flush, null],
    ['cards are dealt', flush.closes().deals(aceHigh, 3), null],
    ['players decide', racked, 30],
    ['players decide, a minute later', racked.later(1), -30],
    ['the round is stopped', dealt.do({ type: 'RackStub', counted: dealt.stub - 1 }), null],
    ['everybody has decided', racked.decides(1, fold).decides(2, raise(1_000)), null],
    ['players act in turn', toAsked(pot, { 1: '4s 4h', dealer: STAYS }), 30],
  ])('while %s', (_when, table, left) => {
    expect(seen(table).round?.secondsLeft).toBe(left);
  });
});

describe('an award that the action waits for', () => {
  const PLAYS = { ante: 1_000, 'mini-royal': 100 };
  const settled = Table.open('wa/ricochet-poker')
    .bets({ 1: PLAYS, 2: PLAYS })
    .deals({ 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' })
    .do({ type: 'SettleBonuses' });

  it('[AMB-77] is said, until a floorperson has ruled', () => {
    expect(seen(settled).round).toMatchObject({ awardWaits: true });
    const ruled = settled.do({ type: 'RuleContinue', reason: 'it is on film' }, FLOOR);
    expect(seen(ruled).round).not.toHaveProperty('awardWaits');
  });
});

describe('a void round', () => {
  it('says what made it void, not what was called before that', () => {
    const dealing = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(aceHigh, 5);
    const called = confirms(dealing, { kind: 'card-exposed-while-dealing', place: 1 });
    expect(seen(called).round?.voided).toBeNull();
    const voided = called.do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR);
    expect(seen(voided).round).toMatchObject({
      irregularities: [{ kind: 'card-exposed-while-dealing' }],
      voided: { words: 'The round is void, and every wager goes back.' },
    });
  });
});
