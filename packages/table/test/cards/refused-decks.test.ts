import { describe, expect, it } from 'vitest';
import type { CardsOrder } from '../../src/index.js';
import {
  bring,
  byHand,
  byMachine,
  CardTable,
  feed,
  load,
  open,
  tableUnder,
} from '../support/card-table.js';

const oneDeck = [{ colour: 'red', design: 'diamond' }];
const maryland = CardTable.open(tableUnder('md/high-card-flush', { decks: oneDeck }));
const twoDecks = CardTable.open(tableUnder('md/high-card-flush'));
const ohio = CardTable.open(tableUnder('oh/high-card-flush'));

const code = (refusal: string | null): string | null => refusal?.split(' ')[0] ?? null;

describe('a deck is not brought to the table', () => {
  it.each<readonly [string, object, string]>([
    ['without a colour', { colour: ' ' }, 'no-look'],
    ['without a design', { design: ' ' }, 'no-look'],
    ['with fewer cards than 52', { cards: 51 }, 'not-52-cards'],
    ['with a certificate that says nothing', { certificate: ' ' }, 'no-certificate'],
    ['with less than no cover card', { coverCards: -1 }, 'not-a-count'],
    ['with half a cover card', { coverCards: 0.5 }, 'not-a-count'],
    ['with more cover cards than cards', { coverCards: 53 }, 'not-a-count'],
    ['with as many cover cards as cards', { coverCards: 52 }, 'cover-cards'],
    ['with one cover card, where two are asked for', { coverCards: 1 }, 'cover-cards'],
  ])('%s', (_what, more, refused) => {
    expect(code(maryland.refuses(bring('red', more)))).toBe(refused);
  });

  it('without a name, or twice', () => {
    expect(code(maryland.refuses(bring(' ', { colour: 'red' })))).toBe('no-name');
    expect(code(maryland.do(bring('red')).refuses(bring('red')))).toBe('deck-here');
  });

  it('[MD-HCF-3B] as a second one with backs of the same colour, however it is written', () => {
    const first = twoDecks.do(bring('red', { colour: ' Red ' }));
    expect(code(first.refuses(bring('other', { colour: 'red' })))).toBe('decks-of-one-colour');
    expect(code(first.refuses(bring('other', { colour: 'blue', design: 'star' })))).toBe(
      'decks-of-two-designs',
    );
    expect(first.refuses(bring('other', { colour: 'blue' }))).toBeNull();
  });
});

describe('cards in the shuffler', () => {
  const stacked = twoDecks.all(bring('red'), bring('blue'), ...open('red'), ...open('blue'));

  it('are put in once, and one deck at a time', () => {
    const fed = stacked.do(feed('red'));
    expect(fed.refuses(feed('red'))).not.toBeNull();
    expect(fed.refuses(feed('blue'))).not.toBeNull();
    expect(code(stacked.refuses(feed('green')))).toBe('unknown-deck');
  });

  it('[MD-HCF-4D] are counted by a machine that counts, in whole numbers', () => {
    const told = (counted?: number): string | null =>
      code(
        stacked.refuses({
          ...byMachine('red'),
          ...(counted === undefined ? { counted: undefined } : { counted }),
        } as CardsOrder),
      );
    expect(told()).toBe('count-missing');
    expect(told(-1)).toBe('not-a-count');
    expect(told(51.5)).toBe('not-a-count');
    expect(told(52)).toBeNull();
    // A machine that found nothing has counted, too: the deck is wrong, and the order is not.
    expect(told(0)).toBeNull();
  });

  it('are not counted by hands, nor by a machine that does not count', () => {
    const red = maryland.all(bring('red'), ...open('red'));
    expect(code(red.refuses({ ...byHand('red'), counted: 52 } as CardsOrder))).not.toBeNull();
    const silent = CardTable.open(
      tableUnder('md/high-card-flush', {
        decks: oneDeck,
        shuffler: { model: 'Example shuffler', counts: false } as never,
      }),
    ).all(bring('red'), ...open('red'));
    expect(code(silent.refuses(byMachine('red')))).toBe('nothing-counts');
  });
});

describe('a deck is loaded', () => {
  const ready = twoDecks.followed();
  const loaded = ready.state.decks.find(({ place }) => place === 'shoe' || place === 'hand');

  it('once, and no other beside it', () => {
    const other = ready.state.decks.find(({ id }) => id !== loaded?.id);
    expect(code(ready.refuses(load(loaded?.id ?? '')))).toBe('already-loaded');
    expect(ready.refuses(load(other?.id ?? ''))).not.toBeNull();
    expect(code(ready.refuses(load('green')))).toBe('unknown-deck');
  });
});

describe('a way of dealing', () => {
  it('that the table has not the device for is not taken', () => {
    const deal = (method: string) => ({ type: 'ChangeMethod', method }) as CardsOrder;
    expect(code(maryland.refuses(deal('manual-shoe')))).not.toBeNull();
    expect(code(ohio.refuses(deal('automated-shoe')))).not.toBeNull();
  });
});
