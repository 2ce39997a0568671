import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { aceHigh, dealing, oneDeck } from '../support/irregularity.js';
import { ricochet, STAYS, toAsked } from '../support/ricochet.js';
import type { Draft } from '../support/rounds.js';
import { FLOOR, raise, Table } from '../support/table.js';

const HAND = aceHigh[1];
const ANTES = { 1: { ante: 1_000 } } as const;
const cards = (
  gesture: Extract<TableGesture, { readonly type: 'Cards' }>['gesture'],
): TableGesture => ({ type: 'Cards', gesture });

/** Moments in which people once did what was offered, and the table could not go on. */
describe('a table goes on', () => {
  it('when the stub of a paid round is counted: the whole deck is counted later', () => {
    const dealt = Table.open('sd/high-card-flush')
      .bets(ANTES)
      .deals({ dealer: aceHigh.dealer, 1: HAND })
      .do({ type: 'Decide', seat: 1, decision: raise(1_000) });
    const paid = dealt.follow((_next, { round }) => round?.game.phase === 'settled');
    expect(paid.refuses({ type: 'RackStub', counted: paid.stub - 1 })).toMatch(
      /^round-is-settled \[house:cards\]/,
    );
    expect(paid.ends().round).toBeNull();
  });

  it('[AMB-78] when the stub of a void round does not count right', () => {
    const dealt = Table.open('md/high-card-flush', dealing('hand'))
      .bets(ANTES)
      .deals({ dealer: aceHigh.dealer, 1: HAND });
    const voided = dealt.calls({ kind: 'wrong-count-to-dealer', place: 'dealer', cards: 8 });
    expect(voided.refuses({ type: 'RackStub', counted: voided.stub - 2 })).toMatch(
      /^round-is-void \[house:cards\]/,
    );
    expect(voided.ends().round).toBeNull();
  });

  it('[MD-HCF-8C(2)(b)] when the chips of a void round are counted: no deal waits for them', () => {
    const closed = Table.open('md/high-card-flush', dealing('hand'))
      .bets({ 1: { ante: 1_000, progressive: 100 } })
      .do({ type: 'CloseBetting' })
      .do({ type: 'DoStep', step: 'lock-progressive' })
      .do({ type: 'DoStep', step: 'collect-progressive' });
    const voided = closed.calls({ kind: 'wrong-count-to-dealer', place: 'dealer', cards: 8 });
    expect(voided.refuses({ type: 'CountChips', chips: 0 })).toMatch(/^round-is-void \[/);
    expect(voided.ends().round).toBeNull();
  });

  it('[MD-HCF-9A(1)] when the shuffler breaks before the first card, and a floorperson repairs it', () => {
    const broken = Table.open('md/high-card-flush', (house: Draft) => {
      dealing('hand')(house);
      oneDeck(house);
    })
      .bets(ANTES)
      .closes()
      .do(cards({ type: 'OrderShuffle', reason: 'a card fell to the floor' }), FLOOR)
      .do(cards({ type: 'ReportDevice', device: 'shuffler', trouble: 'failed' }))
      .do(cards({ type: 'MarkDevice', device: 'shuffler', mark: 'out-of-order-sign' }));
    expect(broken.next).toMatchObject({
      kind: 'do',
      who: 'floorperson',
      gesture: { type: 'Cards', gesture: { type: 'RepairDevice', device: 'shuffler' } },
    });
    const repaired = broken.follow((next) => next.kind === 'deal');
    expect(repaired.next?.kind).toBe('deal');
  });

  it('[MD-HCF-13I] when the shoe breaks before the first card, and cards are dealt another way', () => {
    const broken = Table.open('md/high-card-flush', (house: Draft) => {
      dealing('manual-shoe')(house);
      oneDeck(house);
    })
      .bets(ANTES)
      .do(cards({ type: 'OrderShuffle', reason: 'a card fell to the floor' }), FLOOR)
      .do(cards({ type: 'ReportDevice', device: 'shoe', trouble: 'failed' }));
    expect(broken.refuses(cards({ type: 'ChangeMethod', method: 'hand' }))).toMatch(
      /^device-unmarked \[MD-HCF-13I\]/,
    );
    const marked = broken.do(cards({ type: 'MarkDevice', device: 'shoe', mark: 'cover' }));
    expect(marked.next).toMatchObject({
      kind: 'do',
      gesture: { type: 'Cards', gesture: { type: 'ChangeMethod', method: 'hand' } },
    });
    const ready = marked.follow((next) => next.kind === 'deal');
    expect(ready.world.table.cards.method).toBe('hand');
  });

  it('[AMB-38] when a player has left and then every wager of the round goes back', () => {
    const acting = toAsked(
      ricochet()
        .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
        .closes(),
      { dealer: STAYS, 1: '7c 8d', 2: 'Ac 3d' },
    );
    const left = acting
      .do({ type: 'Leave', seat: 2 })
      .calls({ kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 });
    expect(left.next?.kind).toBe('floorperson');
    const ruled = left.do(
      { type: 'RuleAbandoned', seat: 2, lost: false, reason: 'the round is void' },
      FLOOR,
    );
    expect(ruled.ends().round).toBeNull();
  });

  it.each([
    ['a hand is dead', (closed: Table) => closed.calls(NINE_CARDS)],
    [
      'a hand is given up',
      (closed: Table) =>
        closed
          .do({ type: 'Leave', seat: 1 })
          .do({ type: 'RuleAbandoned', seat: 1, lost: true, reason: 'gone for good' }, FLOOR),
    ],
  ])('[SD-CSP-22] when %s before its jackpot wager is collected', (_what, ends) => {
    const closed = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 1_000, progressive: 100 } })
      .do({ type: 'CloseBetting' });
    const shown = closed.shown();
    const over = ends(closed).ends();
    expect(over.round).toBeNull();
    // The meter holds no round any more, and has taken nothing of this one.
    expect(over.shown()).toBe(shown);
    const again = over.bets({ 2: { ante: 1_000, progressive: 100 } }).closes();
    expect(again.shown()).toBeGreaterThan(shown);
  });
});

const NINE_CARDS = { kind: 'wrong-count-to-player', place: 1, cards: 9 } as const;
