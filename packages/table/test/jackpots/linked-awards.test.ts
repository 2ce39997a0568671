import { describe, expect, it } from 'vitest';
import { STUD } from '../support/stud-hands.js';
import { bet, Table } from '../support/table.js';

const WAGER = { ante: 500, progressive: 100 } as const;

/** One player with this hand, to the settlement. */
const wins = (table: Table, hand: string, dealer: string): Table =>
  table.bets({ 1: WAGER }).deals({ 1: hand, dealer }).decides(1, bet(1_000)).settles();

const isOver = (table: Table): boolean => table.round === null;

describe('two tables win of one meter', () => {
  const tables = () => {
    const opened = Table.open('sd/caribbean-stud');
    const second = Table.linkedTo(opened, 't2', ['Dov']);
    const first = wins(opened.after(second), STUD.royal, 'As Qd 9h 7h 2c');
    return { first, second: wins(second.after(first), STUD.otherRoyal, 'As Qd 9d 7d 2c') };
  };
  const isStuck = (next: { readonly kind: string }): boolean => next.kind === 'floorperson';

  it('[SD-CSP-4#3] the later award is validated, and waits until the earlier one is decided', () => {
    const { second } = tables();
    const waits = second.follow((next) => isStuck(next));
    expect(waits.next).toMatchObject({
      kind: 'floorperson',
      why: 'An award of another table comes before that of seat 1, and is not decided.',
    });
    const [hit] =
      waits.world.meters.progressive?.phase === 'running'
        ? waits.world.meters.progressive.hits.filter(({ table }) => table === 't2')
        : [];
    expect(hit?.status).toBe('verified');
    const pays = {
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: { type: 'PayHit', hit: hit?.hit },
    };
    expect(waits.refuses(pays as never)).toMatch(/^earlier-hit-undecided /);
  });

  it('[SD-CSP-4#3] and is paid after it', () => {
    const { first, second } = tables();
    const waits = second.follow((next) => isStuck(next));
    const ended = first.after(waits).ends();
    expect(isOver(ended)).toBe(true);
    const paid = waits.after(ended).ends();
    expect(isOver(paid)).toBe(true);
    expect(paid.events.filter(({ type }) => type === 'AwardPaid')).toHaveLength(1);
  });
});
