import { pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { type JackpotView, newWorld, viewTable } from '../../src/index.js';
import { Room } from '../support/room.js';
import { bet, FLOOR, Table } from '../support/table.js';
import { pinned } from '../support/tables.js';

/** What anybody sees of the jackpots over a table. */
const seen = ({ world, now }: Table): readonly JackpotView[] =>
  viewTable(world, { kind: 'spectator' }, now).jackpots;

const OPERATOR = { by: 'Olive', as: 'operator' } as const;
const BOTH = { ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 };

describe('the jackpots over a table', () => {
  it('before they are open: a name and nothing else, also in a round', () => {
    const rules = pinned('sd/high-card-flush');
    const nothing = {
      wager: 'progressive',
      display: null,
      accepted: [],
      rejected: [],
      lit: [],
      criteria: [],
      pending: [],
      takenOff: [],
    };
    const closed = viewTable(newWorld('t1', rules), { kind: 'spectator' }, '2026-01-01T08:00:00Z');
    expect(closed.jackpots).toMatchObject([nothing]);
    const { world, at } = Room.open('sd/high-card-flush', { rules }).until('betting');
    const unopened = viewTable({ ...world, meters: {} }, { kind: 'spectator' }, at);
    expect(unopened.jackpots).toMatchObject([nothing]);
  });

  it('show nothing of a meter that the table is not linked to', () => {
    const table = Table.open('sd/high-card-flush').bets({ 1: { ante: 1_000, progressive: 100 } });
    const { meters } = table.world;
    const elsewhere = Table.linkedTo(table, 't9', []).bets({});
    const world = { ...elsewhere.world, meters };
    const view = viewTable(world, { kind: 'spectator' }, table.now);
    expect(view.jackpots).toMatchObject([{ accepted: [], lit: [] }]);
  });

  it('show the chips of this round, and none of the last one', () => {
    const first = Table.open('sd/high-card-flush').bets({ 1: { ante: 1_000, progressive: 100 } });
    expect(seen(first)).toMatchObject([{ accepted: [1] }]);
    const { meters } = first.world;
    const { round } = first.playing;
    const second = first.deals({}).do({ type: 'VoidRound', reason: 'a fire' }, FLOOR).ends();
    expect(seen(second)).toMatchObject([{ accepted: [], rejected: [], takenOff: [] }]);
    const next = second.bets({});
    expect(next.playing.round).not.toBe(round);
    const stale = viewTable({ ...next.world, meters }, { kind: 'spectator' }, next.now);
    expect(stale.jackpots).toMatchObject([{ accepted: [] }]);
  });

  it('name the chip that was not accepted at its own jackpot alone', () => {
    const table = Table.open('wa/ricochet-poker')
      .bets({ 1: BOTH, 2: BOTH })
      .do({ type: 'SenseChip', seat: 2, wager: 'straight-flush', accepted: false });
    expect(seen(table)).toMatchObject([
      { wager: 'mini-royal', accepted: [1, 2], rejected: [] },
      { wager: 'straight-flush', accepted: [1], rejected: [2] },
    ]);
  });

  it('[SD-CSP-7#2] name the hands that take a larger share by permission', () => {
    const steps = [
      { type: 'Petition', petition: 'P-1', asks: 'reduce-criteria', reason: 'the game ends' },
      { type: 'RecordDecision', petition: 'P-1', granted: true, reference: 'Letter 7' },
      { type: 'ReduceCriteria', petition: 'P-1', hand: 'four-of-a-kind', percent: 100 },
    ];
    const reduced = steps.reduce(
      (table, step) =>
        table.do({ type: 'AtJackpot', jackpot: 'progressive', step } as never, OPERATOR),
      Table.open('sd/caribbean-stud'),
    );
    expect(seen(reduced)).toMatchObject([{ criteria: [{ hand: 'Four of a kind', percent: 100 }] }]);
  });

  it('[SD-CSP-20c] tell of a winner that the dealer took off', () => {
    const settled = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 } })
      .deals({ 1: 'Th Jh Qh Kh Ah', dealer: 'As Kd 9c 7d 2c' })
      .decides(1, bet(1_000))
      .settles();
    expect(seen(settled)).toMatchObject([{ pending: [{ seat: 1 }], takenOff: [] }]);
    expect(seen(unkeyed(settled, 'progressive'))).toMatchObject([
      { pending: [], takenOff: [{ seat: 1, hand: 'royal flush' }] },
    ]);
  });

  it('[AMB-81] at the jackpot whose winner it was, and at no other', () => {
    const settled = Table.open('wa/ricochet-poker')
      .bets({ 1: BOTH, 2: BOTH })
      .deals({ 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' });
    expect(seen(unkeyed(settled, 'mini-royal')).map(({ takenOff }) => takenOff)).toMatchObject([
      [{ seat: 1 }],
      [],
    ]);
  });
});

/** The dealer takes the first award off. */
const unkeyed = (table: Table, jackpot: WagerId): Table => {
  const [hit] = pendingHits(table.world.meters[jackpot] ?? { phase: 'unopened' }, 't1');
  const step = { type: 'UnkeyWinner', hit: hit?.hit ?? '' } as const;
  return table.do({ type: 'AtJackpot', jackpot, step });
};
