import type { LiveView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/deal/step/step-action.js';

type Next = LiveView['next'];
type Procedure = NonNullable<LiveView['procedure']>;

const procedure = (over: { readonly fill?: readonly string[]; readonly unnamed?: number } = {}) =>
  ({
    now: { words: '', about: null, cite: 'MD-HCF-8C', fill: over.fill ?? [] },
    says: [],
    stages: [],
    settles: [],
    paid: [],
    unnamed: over.unnamed ?? 0,
    deckAge: null,
    stub: { cards: null, countEvery: null, roundsSinceCount: 0 },
  }) satisfies Procedure;

const at = (next: Next, cardsFrom: 'typed' | 'shuffler' = 'typed', over = {}) =>
  actionOf({ next, cardsFrom, procedure: procedure(over), fairness: null }, null);

const CUT = {
  kind: 'do',
  who: 'dealer',
  gesture: { type: 'Cards', gesture: { type: 'Cut', deck: 'red', depth: 26 } },
} as const;

describe('the one thing to do for a step', () => {
  it('a shuffler deals at a press, a dealer types what lies there', () => {
    const deal = { kind: 'deal', places: [1, 'dealer'] } as const;
    expect(at(deal, 'shuffler')).toMatchObject({ kind: 'press', order: { type: 'Deal' } });
    const typed = at(deal);
    expect(typed?.kind === 'cards' && typed.orderOf(['Ah', '??'])).toEqual({
      type: 'Deal',
      cards: [
        { to: 1, card: 'Ah' },
        { to: 'dealer', card: '??' },
      ],
    });
  });

  it('a hand is turned at a press where its cards are named, and named where they are not', () => {
    const turn = { kind: 'turn', place: 2 } as const;
    expect(at(turn)).toMatchObject({ kind: 'press', order: { type: 'Turn', place: 2 } });
    expect(at(turn, 'typed', { unnamed: 7 })).toMatchObject({ kind: 'cards', mayHide: false });
  });

  it('what is counted is asked for, and never offered', () => {
    const chips = { kind: 'do', who: 'dealer', gesture: { type: 'CountChips', chips: 2 } } as const;
    const counting = at(chips);
    expect(JSON.stringify(counting)).not.toContain('2');
    expect(counting?.kind === 'counts' && counting.orderOf([1])).toEqual({
      type: 'CountChips',
      chips: 1,
    });
    expect(at({ kind: 'rack-stub', mustCount: true })?.kind).toBe('counts');
    expect(at({ kind: 'rack-stub', mustCount: false })?.kind).toBe('press');
    expect(at({ kind: 'take-up', place: 1, mustCount: true })?.kind).toBe('counts');
  });

  it('discards are counted with what is tucked, and only the tucked cards are named', () => {
    const discards = at({ kind: 'take-up', place: 2, mustCount: true, tucked: null });
    expect(discards?.kind === 'counts' && discards.orderOf([3, 4])).toEqual({
      type: 'TakeUp',
      place: 2,
      counted: 4,
      tucked: 3,
    });
    const known = at({ kind: 'take-up', place: 2, mustCount: true, tucked: 3 });
    expect(known?.kind === 'counts' && known.orderOf([4])).toMatchObject({ counted: 4, tucked: 3 });
    const turn = at({ kind: 'turn', place: 2, cards: 3 }, 'typed', { unnamed: 3 });
    expect(turn?.kind === 'cards' && turn.places).toEqual([2, 2, 2]);
  });

  it('a deck from the shuffler is cut where the seed says', () => {
    expect(at(CUT, 'shuffler')).toMatchObject({
      kind: 'press',
      order: { type: 'Cards', gesture: { type: 'Cut', deck: 'red' } },
    });
    expect(JSON.stringify(at(CUT, 'shuffler'))).not.toContain('depth');
    expect(at(CUT)?.kind).toBe('counts');
  });

  it('players and a floorperson are waited for', () => {
    expect(at({ kind: 'players', what: 'decide', seats: [1] })).toMatchObject({ for: 'players' });
    expect(at({ kind: 'floorperson', why: '', cite: 'MD-HCF-8C' })).toMatchObject({ for: 'floor' });
    expect(at(null)).toBeNull();
  });
});

describe('what is done with cards and devices', () => {
  const cards = (gesture: object, fill: readonly string[] = []) =>
    at({ kind: 'do', who: 'dealer', gesture: { type: 'Cards', gesture } } as Next, 'typed', {
      fill,
    });

  it('[MD-HCF-13I(1), MD-HCF-13I(2)] a broken device is covered, or gets a sign', () => {
    const marks = cards({ type: 'MarkDevice', device: 'shuffler', mark: 'out-of-order-sign' });
    expect(marks?.kind === 'choose' && marks.ways.map(({ order }) => order)).toMatchObject([
      { gesture: { mark: 'cover' } },
      { gesture: { mark: 'out-of-order-sign' } },
    ]);
  });

  it('[MD-HCF-5G(3)] the player who is back inspects the cards, or does not', () => {
    const back = cards({ type: 'EndIdle', inspected: true });
    expect(back?.kind === 'choose' && back.ways.map(({ order }) => order)).toMatchObject([
      { gesture: { inspected: true } },
      { gesture: { inspected: false } },
    ]);
  });

  it('[AMB-78] a deck is counted, and its number typed', () => {
    const count = cards({ type: 'CountDeck', deck: 'red', counted: 52 }, ['counted']);
    expect(JSON.stringify(count)).not.toContain('52,');
    expect(count?.kind === 'counts' && count.orderOf([51])).toEqual({
      type: 'Cards',
      gesture: { type: 'CountDeck', deck: 'red', counted: 51 },
    });
  });

  it('waits for the first player', () => {
    expect(at({ kind: 'players', what: 'sit', seats: [] })).toEqual({
      kind: 'wait',
      for: 'players',
    });
  });
});
