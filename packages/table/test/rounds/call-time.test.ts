import type { RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { decidingDeadlines, type OpenWorld, type TableGesture } from '../../src/index.js';
import { MANUAL } from '../../src/shift/shift.js';
import { aceHigh } from '../support/irregularity.js';
import { replayed, worldText } from '../support/replay.js';
import { asked, ricochet, STAYS, toAsked } from '../support/ricochet.js';
import { Room } from '../support/room.js';
import { DEALER, FLOOR, fold, player, raise, Table } from '../support/table.js';

const CALL: TableGesture = { type: 'CallTime' };

/** Three players decide, and nobody hurries them: each for themselves in South Dakota, elsewhere in turn. */
const deciding = (id: RulebookId = 'sd/high-card-flush'): Table =>
  Table.open(id)
    .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, 'straight-flush': 500 }, 3: { ante: 1_000 } })
    .deals(aceHigh)
    .follow(({ kind }) => kind === 'players');

const timed = (table: Table) =>
  decidingDeadlines(table.world as OpenWorld, table.playing).map(({ seat, seconds }) => [
    seat,
    seconds,
  ]);

const foldsLate = (table: Table): TableGesture => {
  const { next } = table;
  if (next?.kind !== 'do') throw new Error(`it is ${JSON.stringify(next)}`);
  return next.gesture;
};

describe('time is called at a table where nobody is hurried', () => {
  it('gives everybody who has not decided the time of the house, and folds nobody before it is over', () => {
    const called = deciding().decides(2, raise(1_000)).do(CALL);
    expect(timed(called)).toEqual([
      [1, 30],
      [3, 30],
    ]);
    expect(called.next).toMatchObject({ kind: 'players', what: 'decide', seats: [1, 3] });
    const late = { type: 'Decide', seat: 1, decision: fold, why: 'time' } as const;
    expect(called.refuses(late, DEALER)).toMatch(/^not-yet-due \[house:time-to-decide\]/);
    expect(called.decides(1, raise(1_000)).next).toMatchObject({ seats: [3] });
  });

  it('gives the time that the table states, where it states one: then it runs by itself', () => {
    const stated = Table.open('md/high-card-flush', undefined, { ...MANUAL, decisionSeconds: 90 })
      .bets({ 1: { ante: 1_000 } })
      .deals(aceHigh)
      .follow(({ kind }) => kind === 'players');
    expect(timed(stated)).toEqual([[1, 90]]);
    expect(stated.refuses(CALL)).toMatch(/^time-runs \[house:time-to-decide\]/);
    expect(foldsLate(stated.later(2))).toMatchObject({ type: 'Decide', seat: 1, why: 'time' });
  });

  it('makes the fold the dealer’s next step when it is over, on record with the rule', () => {
    const folded = [1, 2, 3].reduce((table, seat) => {
      const gesture = foldsLate(table);
      expect(gesture).toMatchObject({ type: 'Decide', seat, why: 'time' });
      return table.do(gesture);
    }, deciding().do(CALL).later(1));
    expect(folded.playing.game.phase).toBe('revealing');
    expect(folded.events.findLast(({ type }) => type === 'InRound')).toMatchObject({
      why: 'time',
      cite: 'house:time-to-decide',
    });
    expect(folded.ends().round).toBeNull();
  });

  it('claims every bonus that a hand may win which nobody has seen', () => {
    const blind = Table.open('oh/high-card-flush')
      .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } })
      .deals({ dealer: aceHigh.dealer })
      .follow(({ kind }) => kind === 'players');
    expect(foldsLate(blind.do(CALL).later(1))).toMatchObject({
      decision: { kind: 'fold', claims: ['flush'] },
    });
  });

  it('[WA-RP-6] is called for each player in turn, where they act in turn', () => {
    const hands = { 1: 'Ac 3s', 2: 'Kd 2d', 3: '8h 6d', dealer: STAYS };
    const acting = toAsked(
      ricochet().bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } }),
      hands,
    );
    expect(asked(acting)).toBe(3);
    const called = acting.do(CALL);
    expect(timed(called)).toEqual([[3, 30]]);
    const folded = toAsked(called.later(1).do(foldsLate(called.later(1))), hands);
    expect(asked(folded)).toBe(2);
    expect(timed(folded)).toEqual([]);
    expect(folded.later(10).next).toMatchObject({ kind: 'players', seats: [2] });
    expect(timed(folded.do(CALL))).toEqual([[2, 30]]);
  });

  it('is the dealer’s or the floor’s to call, once, while players are asked', () => {
    const round = deciding();
    expect(round.refuses(CALL, player('Ada'))).toMatch(/^not-allowed/);
    expect(round.refuses(CALL, FLOOR)).toBeNull();
    expect(round.do(CALL).refuses(CALL)).toMatch(/^time-runs/);
    const betting = Table.open('md/high-card-flush').bets({ 1: { ante: 1_000 } });
    expect(betting.refuses(CALL)).toMatch(/^nobody-decides \[baize:steps\]/);
  });

  it('ends with the round', () => {
    const called = deciding().do(CALL);
    const next = called
      .decides(1, fold)
      .decides(2, fold)
      .decides(3, fold)
      .ends()
      .bets({ 1: { ante: 1_000 } })
      .deals(aceHigh);
    expect(timed(next)).toEqual([]);
    expect(next.later(10).follow(({ kind }) => kind === 'players').next?.kind).toBe('players');
  });

  it('is in the record, and the record gives the same table again', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    room.do(CALL);
    expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
    expect(room.events().at(-1)).toMatchObject({ type: 'TimeCalled', seats: [1], seconds: 30 });
  });
});
