import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { Deck, TableCards } from '../../src/cards/state.js';
import type { StubCounts } from '../../src/dealing/stub.js';
import { countsNow, deckToCount, roundCountDue } from '../../src/dealing/stub-due.js';

import { BY_HAND, BY_MACHINE, cardsWith, deckAs } from '../support/decks.js';

/** Which deck is counted between two rounds, where five rounds have passed without a count (AMB-78). */

const maryland = rulebookById('md/high-card-flush');
const washington = rulebookById('wa/ricochet-poker');

const FIVE: StubCounts = { method: 'manual-shoe', deviceCounts: false, roundsSinceCount: 5 };
const counting = (cards: TableCards, more: Partial<StubCounts> = {}) => ({
  cards,
  stub: { ...FIVE, ...more },
});

const red = (more: Partial<Deck> = {}): Deck => deckAs('red', { stack: BY_HAND, ...more });
const blue = (more: Partial<Deck> = {}): Deck => deckAs('blue', { stack: BY_HAND, ...more });
const fresh = { stack: { is: 'unshuffled', due: 'after-each-round' } } as const;
const DEVICE = { deviceCounts: true } as const;

describe('the deck that is counted', () => {
  it.each<readonly [string, ReturnType<typeof counting>, string | undefined]>([
    ['the only one', counting(cardsWith([red()], { last: 'red' })), 'red'],
    ['the one that was played last', counting(cardsWith([red(), blue()], { last: 'red' })), 'red'],
    [
      'the next one, while the last one is in the shuffler',
      counting(cardsWith([red({ place: 'shuffler' }), blue()], { last: 'red' })),
      'blue',
    ],
    [
      'none, while both are in the shuffler',
      counting(
        cardsWith([red({ place: 'shuffler' }), blue({ place: 'shuffler' })], { last: 'red' }),
      ),
      undefined,
    ],
    [
      'the next one, where the last one has left',
      counting(cardsWith([blue()], { last: 'red' })),
      'blue',
    ],
    ['the first one, where none was played', counting(cardsWith([red(), blue()])), 'red'],
    ['none at an idle table', counting(cardsWith([red()], { idle: { spread: null } })), undefined],
    ['none where there is none', counting(cardsWith([]), DEVICE), undefined],
    [
      'none that the shuffler is about to count',
      counting(cardsWith([red(fresh)]), DEVICE),
      undefined,
    ],
    [
      'one that was shuffled by hand beside such a shuffler',
      counting(cardsWith([red()]), DEVICE),
      'red',
    ],
    [
      'none that the shuffler has counted',
      counting(cardsWith([red({ stack: BY_MACHINE })]), DEVICE),
      undefined,
    ],
    ['none after four rounds', counting(cardsWith([red()]), { roundsSinceCount: 4 }), undefined],
  ])('%s', (_title, table, expected) => {
    expect(deckToCount(maryland, table)?.id).toBe(expected);
  });

  it('where the document asks for no count there is none', () => {
    expect(deckToCount(washington, counting(cardsWith([red()])))).toBeNull();
  });
});

describe('the stub of a round', () => {
  it('is due one round early', () => {
    const table = (rounds: number) => counting(cardsWith([red()]), { roundsSinceCount: rounds });
    expect([3, 4, 5].map((rounds) => roundCountDue(maryland, table(rounds)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('was counted by a device that has shuffled the deck in play, and only then', () => {
    const inPlay = { inPlay: { deck: 'blue', round: 3 } };
    const decks = [red(), blue({ stack: BY_MACHINE })];
    expect(countsNow(counting(cardsWith(decks, inPlay), DEVICE)).deviceCounts).toBe(true);
    expect(countsNow(counting(cardsWith(decks, inPlay))).deviceCounts).toBe(false);
    expect(countsNow(counting(cardsWith(decks), DEVICE)).deviceCounts).toBe(false);
    expect(countsNow(counting(cardsWith([]), DEVICE)).deviceCounts).toBe(false);
  });
});
