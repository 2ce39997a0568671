import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { MANUAL } from '../../../src/shift/shift.js';
import {
  ADA,
  antes,
  cards,
  kindsSince,
  lit,
  no,
  SPECTATOR,
  shownTo,
  withCards,
} from '../../support/clauses.js';
import { aceHigh } from '../../support/irregularity.js';
import type { Draft } from '../../support/rounds.js';
import { FLOOR, raise, Table } from '../../support/table.js';

/** A dealer with a deck and no machine. */
const byHand = (house: Draft): void => {
  house.equipment.dealing = 'hand';
  house.equipment.shuffler = null;
};

describe('the table', () => {
  it.each([
    ['not set aside for the game', false, 'not-designated'],
    ['set aside for the game', true, null],
  ])('[SD-HCF-1#3] %s', (_title, designated, code) => {
    const closed = Table.open('sd/high-card-flush').do(
      { type: 'CloseTable', trayCents: cents(9_700_000) },
      FLOOR,
    );
    const opening = {
      type: 'OpenTable',
      dealer: 'Dana',
      designated,
      trayCents: cents(9_700_000),
      policy: MANUAL,
    } as const;
    expect(no(closed, opening, FLOOR)).toBe(code);
  });
});

describe.each([
  ['by hand', byHand, { type: 'Shuffle', deck: 'red', how: 'hand' }],
  ['by machine', () => undefined, { type: 'Shuffle', deck: 'red', how: 'machine', counted: 52 }],
] as const)('a deck shuffled %s', (_how, change, shuffle) => {
  const opened = (): Table =>
    withCards(Table.open('sd/high-card-flush', change), {
      type: 'BringDeck',
      deck: 'red',
      colour: 'red',
      design: 'bee',
      coverCards: 1,
    });
  const over = (): Table =>
    Table.open('sd/high-card-flush', change)
      .bets(antes(1_000, [1]))
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .ends();
  const open = { type: 'OpenRound' } as const;
  const load = { type: 'LoadDeck', deck: 'red' } as const;

  it.each([
    ['before the first round', opened],
    ['after a completed round', over],
  ])('[SD-HCF-4#1] is not dealt unshuffled, %s', (_title, table) => {
    expect(no(table(), open)).toBe('not-shuffled');
    expect(no(table(), cards(load))).toBe('not-shuffled');
    expect(no(withCards(table(), shuffle), open)).not.toBe('not-shuffled');
  });

  it.each([
    ['before the first round', opened],
    ['after a completed round', over],
  ])('[SD-HCF-4#2] is cut between shuffle and deal, %s', (_title, table) => {
    const shuffled = withCards(table(), shuffle);
    expect(no(shuffled, open)).toBe('not-cut');
    expect(no(shuffled, cards(load))).toBe('not-cut');
    const cut = withCards(shuffled, { type: 'Cut', deck: 'red', depth: 20 }, load);
    expect(no(cut, open)).toBeNull();
  });
});

describe('with a progressive', () => {
  const closed = (): Table =>
    Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000, progressive: 100 }, 2: { ante: 1_000 } })
      .do({ type: 'CloseBetting' });
  const first = { type: 'Deal', cards: [{ card: 'Ah', to: 1 }] } as const;
  const step = (which: 'lock-progressive' | 'collect-progressive') =>
    ({ type: 'DoStep', step: which }) as const;

  it('[SD-HCF-4#3] sensors lock and light up, the wagers are taken in, and only then a card', () => {
    expect(lit(closed())).toEqual([]);
    expect(no(closed(), first)).toBe('not-ready-to-deal');
    expect(no(closed(), step('collect-progressive'))).toBe('out-of-order');
    const locked = closed().do(step('lock-progressive'));
    expect(lit(locked)).toEqual([1]);
    expect(no(locked, first)).toBe('not-ready-to-deal');
    const taken = locked.do(step('collect-progressive'));
    expect(no(taken, first)).toBeNull();
    expect(kindsSince(taken, closed())).toContain('JackpotWagersCollected');
  });

  it('[SD-HCF-6#2] wagers are in before the deal, and the light burns to the end of the round', () => {
    const dealt = closed().deals(aceHigh);
    const before = dealt.events.findIndex(({ type }) => type === 'JackpotWagersCollected');
    const cardsOut = dealt.events.findIndex(
      (event) => event.type === 'InRound' && event.event.type === 'CardsDealt',
    );
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(cardsOut);
    const decided = dealt.decides(1, raise(1_000)).decides(2, raise(1_000));
    expect([lit(dealt), lit(decided), lit(decided.settles())]).toEqual([[1], [1], [1]]);
    expect(lit(decided.ends())).toEqual([]);
  });
});

describe('dealing', () => {
  const due = (change?: (house: Draft) => void): string => {
    const { next } = Table.open('sd/high-card-flush', change)
      .bets(antes(1_000, [1, 2, 3]))
      .closes();
    return next?.kind === 'deal' ? next.places.join(' ') : 'nothing';
  };
  const times = (many: number, text: string): string =>
    Array.from({ length: many }, () => text).join(' ');

  it.each([
    ['SD-HCF-4#4', 'singly and in rotation', byHand, times(7, '1 2 3 dealer')],
    [
      'SD-HCF-4#5',
      'in hands of seven from a machine',
      undefined,
      ['1', '2', '3', 'dealer'].map((place) => times(7, place)).join(' '),
    ],
  ])('[%s] %s, from the dealer’s left, the dealer last', (_id, _title, change, places) => {
    expect(due(change)).toBe(places);
  });

  it.each([
    ['SD-HCF-4#4', byHand, { card: 'Kh', to: 1 }],
    ['SD-HCF-4#5', undefined, { card: 'Kh', to: 2 }],
  ] as const)('[%s] a card out of its turn is refused', (_id, change, second) => {
    const closed = Table.open('sd/high-card-flush', change)
      .bets(antes(1_000, [1, 2, 3]))
      .closes();
    const one = closed.do({ type: 'Deal', cards: [{ card: 'Ah', to: 1 }] });
    expect(no(one, { type: 'Deal', cards: [second] })).toBe('wrong-place');
  });

  it('[SD-HCF-4#4] cards lie face down: only the player sees them', () => {
    const dealt = Table.open('sd/high-card-flush', byHand)
      .bets(antes(1_000, [1]))
      .deals(aceHigh);
    expect(shownTo(dealt, ADA, 1)).toBe(aceHigh[1]);
    expect(shownTo(dealt, ADA, 'dealer')).toBe(times(7, '??'));
    expect(shownTo(dealt, SPECTATOR, 1)).toBe(times(7, '??'));
  });
});
