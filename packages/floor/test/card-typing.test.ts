import type { Place } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { type Typing, typeCards } from '../src/deal/entry/card-typing.js';

const typing = (over: Partial<Typing> = {}): Typing => ({
  places: [1, 1, 1, 'dealer', 'dealer'],
  lying: new Map<string, Place>([['Ks', 3]]),
  mayHide: true,
  ...over,
});

const typed = (text: string, before: readonly string[] = [], over: Partial<Typing> = {}) =>
  typeCards(before, text, typing(over));

describe('cards typed in', () => {
  it.each([
    ['Ah', ['Ah']],
    ['td', ['Td']],
    ['10C', ['Tc']],
    ['AHkd 2c', ['Ah', 'Kd', '2c']],
    ['A♥, 10♠ / 9♦', ['Ah', 'Ts', '9d']],
    ['?', ['??']],
    ['??Ah?', ['??', 'Ah', '??']],
  ])('%s is read', (text, cards) => {
    expect(typed(text)).toEqual({ cards, rest: '', fault: null });
  });

  it.each(['A', 'a', '1', '10', 't'])('%s is the beginning of a card', (text) => {
    expect(typed(text, ['Ah'])).toEqual({ cards: ['Ah'], rest: text, fault: null });
  });

  it('what is no card is refused in words, and what came before it stays', () => {
    const { cards, fault } = typed('Ah xx');
    expect(cards).toEqual(['Ah']);
    expect(fault).toMatch(/is not a card/);
  });

  it('the same card twice is refused at once, with the place where it lies', () => {
    expect(typed('ah', ['Ah']).fault).toBe('The Ace of hearts lies at seat 1 already.');
    expect(typed('ah', ['2c', '3c', '4c', 'Ah']).fault).toBe(
      'The Ace of hearts lies at the dealer already.',
    );
    expect(typed('ks').fault).toBe('The King of spades lies at seat 3 already.');
  });

  it('cards that nobody has seen may come any number of times, where they may at all', () => {
    expect(typed('???', ['??']).cards).toEqual(['??', '??', '??']);
    expect(typed('?', [], { mayHide: false }).fault).toMatch(/has a face/);
  });

  it('no more cards than there are places', () => {
    const full = ['2c', '3c', '4c', '5c', '6c'];
    expect(typed('7c', full)).toMatchObject({ cards: full, rest: '' });
    expect(typed('7c', full).fault).toMatch(/Every card is there/);
  });
});
