import { describe, expect, it } from 'vitest';
import { type Callable, irregularitiesNow } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { fold, Table } from '../support/table.js';

const BETS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000 },
} as const;

const now = ({ world, now: at }: Table): readonly Callable[] => irregularitiesNow(world, at);
const kinds = (table: Table): readonly string[] => [...new Set(now(table).map(({ kind }) => kind))];

const bets = Table.open('md/high-card-flush').bets(BETS);
const closed = bets.closes();
const dealt = closed.deals(aceHigh);

describe('what may be called now', () => {
  it('differs with the moment of the round', () => {
    expect(kinds(bets)).not.toContain('wrong-count-to-dealer');
    expect(kinds(closed)).toContain('card-face-up-in-deck');
    expect(kinds(dealt)).toContain('dealer-card-exposed-early');
    expect(kinds(dealt)).not.toContain('card-face-up-in-deck');
    expect(kinds(dealt.decides(1, fold).decides(2, fold).ends())).not.toContain('player-leaves');
  });

  it('names what concerns a hand once for each hand', () => {
    const counts = now(dealt).filter(({ kind }) => kind === 'wrong-count-to-player');
    expect(counts.map(({ place }) => place)).toEqual([1, 2]);
  });

  it('shows every wager that would go back, with its amount', () => {
    const exposed = now(dealt).find(({ kind }) => kind === 'dealer-card-exposed-early');
    expect(exposed?.returned).toEqual([
      { seat: 1, wagers: [{ wager: 'ante', cents: 1_000 }] },
      { seat: 2, wagers: [{ wager: 'ante', cents: 1_000 }] },
    ]);
  });

  it('is never refused, and does what was shown', () => {
    for (const table of [bets, closed, dealt]) {
      for (const { order, fill, returned } of now(table)) {
        const after = table.do(fill.includes('card') ? { ...order, ...{ card: '5c' } } : order);
        const aside = after
          .since(table)
          .flatMap((one) => ('jackpot' in one ? [] : one.events))
          .flatMap((event) =>
            event.type === 'InRound' && event.event.type === 'WagersSetAside'
              ? [{ seat: event.event.seat, wagers: event.event.wagers }]
              : [],
          );
        expect(aside).toEqual(
          returned.map(({ seat, wagers }) => ({ seat, wagers: wagers.map(({ wager }) => wager) })),
        );
      }
    }
  });

  it('offers devices and players who leave by their own gestures', () => {
    const orders = now(dealt).map(({ order }) => order);
    expect(orders).toContainEqual({ type: 'Leave', seat: 2 });
    expect(orders).toContainEqual({
      type: 'Cards',
      gesture: { type: 'ReportDevice', device: 'shuffler', trouble: 'jam' },
    });
  });
});
