import type { Place } from '@baize/games';
import { IRREGULARITIES, type RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { previewIrregularity } from '../../src/index.js';
import type { Call } from '../../src/irregularities/call.js';
import { aceHigh, confirms } from '../support/irregularity.js';
import { fold, Table } from '../support/table.js';

/** Whatever is called, wherever: it does what was shown, and every chip finds its way off the felt. */

const STUD = { 1: '8c 8d 8h 3s 4s', 2: 'Qc Jh 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' };
/** The last three are drawn. */
const RICOCHET = { 1: '7c 8d 3s 4s 6s', 2: 'Ac Ad 3h 4h 6h', dealer: '2c 5d 9h Js Kc' };
const FLUSH = { 1: aceHigh[1], 2: aceHigh[2], dealer: aceHigh.dealer };

const GAMES = {
  'sd/high-card-flush': { hands: FLUSH, bonus: { flush: 500, progressive: 100 } },
  'md/high-card-flush': { hands: FLUSH, bonus: { flush: 500, progressive: 100 } },
  'oh/high-card-flush': { hands: FLUSH, bonus: { flush: 500 } },
  'sd/caribbean-stud': { hands: STUD, bonus: { progressive: 100 } },
  'wa/ricochet-poker': { hands: RICOCHET, bonus: { pocket: 500, 'mini-royal': 100 } },
} as const satisfies Record<RulebookId, object>;

const PLACES: readonly (Place | undefined)[] = [undefined, 1, 2, 'dealer'];

/** Everybody folds, and the round goes to its end. */
const playedOut = (table: Table): Table => {
  const waits = table.follow(
    (next, { round }) => round === null || ['players', 'deal', 'floorperson'].includes(next.kind),
  );
  const { next, round } = waits;
  if (round === null || next === null) return waits;
  if (next.kind === 'deal') {
    const { hands } = GAMES[waits.world.rules.inForce.rulebook.id];
    return playedOut(waits.deals(hands));
  }
  if (next.kind !== 'players') throw new Error(`it waits: ${JSON.stringify(next)}`);
  const isRicochet = waits.world.rules.inForce.rulebook.game === 'ricochet-poker';
  const [seat = 0] = next.seats;
  return playedOut(waits.decides(seat, isRicochet ? 'fold' : fold));
};

describe.each(Object.keys(GAMES) as RulebookId[])('%s', (id) => {
  const { hands, bonus } = GAMES[id];
  const closed = Table.open(id)
    .bets({ 1: { ante: 1_000, ...bonus }, 2: { ante: 1_000, ...bonus } })
    .closes();
  const whole = closed.deals(hands);
  const miscounted =
    id === 'wa/ricochet-poker' ? whole : whole.do({ type: 'RackStub', counted: whole.stub - 1 });
  const moments = {
    'no card': closed,
    'three cards': closed.deals(hands, 3),
    'the whole deal': whole,
    'a stub one short': miscounted,
  };

  const calls = Object.entries(moments)
    .flatMap(([after, table]) =>
      IRREGULARITIES.flatMap((kind) =>
        PLACES.map((place) => ({
          after,
          table,
          call: (place === undefined ? { kind } : { kind, place }) as Call,
        })),
      ),
    )
    .filter(({ table, call }) => previewIrregularity(table.world, call).ok);

  it.each(calls)('after $after: $call.kind, $call.place', ({ table, call }) => {
    const dead = table.preview(call).outcome.card === 'dead-to-rack';
    const called = confirms(table, dead ? { ...call, card: '5c' } : call);
    if (called.playing.stopped !== null) return;
    const over = playedOut(called);
    expect(over.onTheFelt).toBe(0);
    const jackpots = over.world.rules.inForce.jackpots.map((jackpot) => jackpot.id);
    for (const jackpot of jackpots) {
      expect(over.shown(jackpot)).toBeGreaterThanOrEqual(table.shown(jackpot));
    }
    expect(over.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });
});
