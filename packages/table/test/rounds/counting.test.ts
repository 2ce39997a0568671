import type { RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { dealing } from '../support/irregularity.js';
import { ricochet } from '../support/ricochet.js';
import { bet, FLOOR, Table } from '../support/table.js';

const PROGRESSIVE = { ante: 1_000, progressive: 100 };

describe('chips leave the sensors by the clause that collects them', () => {
  it.each<readonly [string, RulebookId, Parameters<typeof Table.open>[1]]>([
    ['MD-HCF-8C(2)(a)', 'md/high-card-flush', dealing('manual-shoe')],
    ['MD-HCF-9A(4)(a)', 'md/high-card-flush', dealing('hand')],
    ['MD-HCF-10A(3)(a)', 'md/high-card-flush', undefined],
    ['SD-HCF-4#3', 'sd/high-card-flush', undefined],
    ['SD-CSP-5', 'sd/caribbean-stud', undefined],
  ])('[%s] %s', (cite, id, change) => {
    const locked = Table.open(id, change).bets({ 1: PROGRESSIVE }).closes();
    const collected = locked.events.find(({ type }) => type === 'JackpotWagersCollected');
    expect(collected).toMatchObject({
      cite,
      chips: [{ seat: 1, player: 'Ada', wager: 'progressive', cents: 100 }],
    });
  });
});

describe('a document without sensors', () => {
  const closed = (): Table =>
    Table.open('oh/high-card-flush')
      .bets({ 1: { ante: 1_000 } })
      .do({ type: 'CloseBetting' });

  it('has no chips to lock, to count or to resolve', () => {
    const ready = closed();
    expect(ready.refuses({ type: 'DoStep', step: 'lock-progressive' })).toMatch(
      /^ready-to-deal \[baize:steps\]/,
    );
    expect(ready.refuses({ type: 'CountChips', chips: 0 })).toMatch(/^ready-to-deal /);
    expect(
      ready.refuses({ type: 'ResolveCount', seat: 1, how: 'void-sensor', reason: 'r' }, FLOOR),
    ).toMatch(/^nothing-to-resolve /);
  });
});

describe('a hand that was called for its number of cards', () => {
  /** Seat 2 has four cards, and plays no more; all three bet. */
  const called = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 }, 2: { ante: 500 }, 3: { ante: 500 } })
      .deals({
        1: '8c 8d 8h 3s 4s',
        2: 'Qc Jh 9d 5s 6s',
        3: 'Kc Kh 7d 7s 2h',
        dealer: 'As Kd 9h 6h 2c',
      })
      .calls({ kind: 'wrong-count-to-player', place: 2, cards: 4 })
      .decides(1, bet(1_000))
      .decides(3, bet(1_000));

  const stoppedBy = (table: Table): string | undefined => table.playing.stopped?.by;

  it('[SD-CSP-10#1] is racked with as many, and with no other number', () => {
    const two = called().follow((next) => next.kind === 'take-up' && next.place === 2);
    expect(stoppedBy(two.do({ type: 'TakeUp', place: 2, counted: 4 }))).toBeUndefined();
    for (const counted of [3, 6]) {
      expect(stoppedBy(two.do({ type: 'TakeUp', place: 2, counted }))).toBe(
        'folded-cards-miscounted',
      );
    }
  });

  it('[SD-CSP-10#1] says nothing of the others', () => {
    const three = called().follow((next) => next.kind === 'take-up' && next.place === 3);
    expect(stoppedBy(three.do({ type: 'TakeUp', place: 3, counted: 5 }))).toBeUndefined();
    expect(stoppedBy(three.do({ type: 'TakeUp', place: 3, counted: 4 }))).toBe(
      'folded-cards-miscounted',
    );
  });
});

describe('a stub is counted in whole cards', () => {
  const dealt = (): Table =>
    Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 } })
      .deals({});

  it.each([-1, 0.5, 53])('%d are no number of cards', (counted) => {
    expect(dealt().refuses({ type: 'RackStub', counted })).toBe(
      'not-a-count [baize:forms] a stub is counted in whole cards, 0 to 52',
    );
  });

  it.each([0, 52])('%d are wrong, and a number', (counted) => {
    const { events } = dealt().do({ type: 'RackStub', counted });
    expect(events.at(-1)).toMatchObject({ type: 'StubMiscounted', off: counted - 38 });
  });
});

describe('the rest of the deck of Ricochet Poker', () => {
  const HANDS = { 1: '4c 9d 2h 5s 6d', 2: '5c Jd 7h 8c 9s', dealer: 'Qh 3d 8s 2c Th' };

  /** Everybody plays and draws; the pot is not settled yet. */
  const over = (): Table => {
    let now = ricochet().bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } });
    for (;;) {
      now = now.follow(
        ({ kind, ...next }) =>
          kind === 'players' ||
          kind === 'deal' ||
          ('gesture' in next && next.gesture.type === 'Settle'),
      );
      if (now.next?.kind === 'deal') now = now.deals(HANDS);
      else if (now.next?.kind !== 'players') return now;
      else now = now.do({ type: 'Decide', seat: now.next.seats[0] ?? 0, decision: 'play' });
    }
  };

  it('is what nobody was dealt or drew', () => {
    const { game } = over().playing;
    const drawn = game.hands.reduce(
      (sum, hand) => sum + hand.cards.length + ('draw' in hand ? hand.draw.length : 0),
      5,
    );
    expect(drawn).toBeGreaterThan(9);
    const racked = over().do({ type: 'RackStub', counted: 52 - drawn });
    expect(racked.events.at(-1)).toMatchObject({ type: 'StubRacked', counted: 52 - drawn });
    const wrong = over().do({ type: 'RackStub', counted: 52 - 9 });
    expect(wrong.events.at(-1)).toMatchObject({ type: 'StubMiscounted', off: drawn - 9 });
  });
});
