import { describe, expect, it } from 'vitest';
import { deckAge } from '../../src/cards/age.js';
import type { CardsOrder } from '../../src/index.js';
import {
  bring,
  byMachine,
  CardTable,
  feed,
  load,
  NOON,
  open,
  PLAYER,
  tableUnder,
} from '../support/card-table.js';

const under = tableUnder('md/high-card-flush');
const maryland = CardTable.open(under);

describe('bringing a deck', () => {
  it('[MD-HCF-3A] one deck of one look with two cover cards', () => {
    const brought = maryland.do(bring('red'));
    expect(brought.last).toMatchObject({
      type: 'DeckBrought',
      colour: 'red',
      design: 'diamond',
      coverCards: 2,
      cite: 'MD-HCF-3A',
    });
    for (const coverCards of [0, 1, 3]) {
      expect(maryland.refuses(bring('red', { coverCards }))).toBe('cover-cards MD-HCF-3A');
    }
    for (const coverCards of [Number.NaN, -1, 1.5, 99]) {
      expect(maryland.refuses(bring('red', { coverCards }))).toBe('not-a-count baize:forms');
    }
    expect(maryland.refuses(bring('red', { colour: ' ' }))).toBe('no-look baize:forms');
    expect(maryland.refuses(bring('red', { design: '' }))).toBe('no-look baize:forms');
  });

  it.each([
    ['WA-RP-GD#4', 'wa/ricochet-poker'],
    ['SD-HCF-1#4', 'sd/high-card-flush'],
    ['SD-CSP-1#3', 'sd/caribbean-stud'],
  ] as const)('[%s] one standard deck of 52, and no second: %s', (cite, id) => {
    const table = CardTable.open(tableUnder(id));
    for (const cards of [51, 53, 54, 0, Number.NaN]) {
      expect(table.refuses(bring('red', { coverCards: 1, cards }))).toBe(`not-52-cards ${cite}`);
    }
    const brought = table.do(bring('red', { coverCards: 1, cards: 52 }));
    expect(brought.refuses(bring('blue', { coverCards: 1 }))).toBe(`too-many-decks ${cite}`);
    // A machine that counts finds out what nobody saw.
    const counted = brought.do(byMachine('red', 53));
    expect(counted.last).toMatchObject({ type: 'DeckRemoved', counted: 53, cite });
    expect(counted.state.decks).toEqual([]);
  });

  it('refuses a nameless deck, the same deck twice, a third one, and a player who brings it', () => {
    const two = maryland.all(bring('red'), bring('blue'));
    expect(maryland.refuses(bring(''))).toBe('no-name baize:forms');
    expect(two.refuses(bring('red'))).toBe('deck-here baize:orders');
    expect(two.refuses(bring('green'))).toBe('too-many-decks MD-HCF-3B');
    expect(maryland.refuses(bring('red'), PLAYER)).toBe('not-your-cards house:roles');
    expect(maryland.refuses(bring('red'), { by: ' ', as: 'dealer' })).toBe('nobody baize:orders');
    expect(maryland.at('noon').refuses(bring('red'))).toBe('no-instant baize:forms');
  });
});

describe('two decks', () => {
  const one = maryland.do(bring('red'));

  it('[MD-HCF-3B] two decks only with a shuffler that works', () => {
    const none = CardTable.open(tableUnder('md/high-card-flush', { shuffler: null }));
    expect(none.do(bring('red')).refuses(bring('blue'))).toBe(
      'two-decks-without-shuffler MD-HCF-3B',
    );
    const failed = one
      .do(bring('blue'))
      .all(
        { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' },
        { type: 'MarkDevice', device: 'shuffler', mark: 'cover' },
      );
    expect(failed.waits).toBe('two-decks-without-shuffler MD-HCF-3B');
    expect(failed.next?.command).toMatchObject({ type: 'RemoveDeck', deck: 'blue' });
  });

  it('[MD-HCF-3B(1)] of one design', () => {
    expect(one.refuses(bring('blue', { design: 'bee' }))).toBe('decks-of-two-designs MD-HCF-3B(1)');
  });

  it('[MD-HCF-3B(2)] of different colours', () => {
    expect(one.refuses(bring('other', { colour: ' RED' }))).toBe(
      'decks-of-one-colour MD-HCF-3B(2)',
    );
  });

  const opened = one
    .do(bring('blue'))
    .all(...open('red'), ...open('blue'), byMachine('red'), load('red'));

  it('[MD-HCF-3B(3)] one waits in the shuffler while the other is played', () => {
    expect(opened.waits).toBe('other-deck-not-in-shuffler MD-HCF-3B(3)');
    const fed = opened.do(feed('blue'));
    expect(fed.deck('blue').place).toBe('shuffler');
    expect(fed.readyDeck).toBe('red');
    const playing = fed.deal();
    // While red is played nobody touches it, and the machine finishes with blue.
    expect(playing.refuses(byMachine('red'))).toBe('deck-in-play baize:steps');
    expect(playing.refuses(feed('red'))).toBe('deck-in-play baize:steps');
    expect(playing.refuses(load('blue'))).toBe('round-in-progress baize:steps');
    expect(playing.waits).toBe('round-in-progress baize:steps');
    expect(playing.next?.command).toEqual(byMachine('blue'));
    expect(playing.do(byMachine('blue')).next).toBeNull();
    // One machine, one shuffle at a time.
    expect(fed.refuses(byMachine('red'))).toBe('shuffler-occupied baize:orders');
    expect(fed.refuses(feed('blue'))).toBe('in-the-shuffler baize:orders');
    expect(fed.do(byMachine('blue')).refuses(load('blue'))).toBe('other-deck-loaded MD-HCF-3B(3)');
  });

  const played = opened.do(feed('blue')).deal().do(byMachine('blue')).endRound();

  it('[MD-HCF-3B(4)] they take turns: the same one twice running is refused', () => {
    // Even shuffled, red has to wait for a round of blue.
    const again = played.do(byMachine('red'));
    expect(again.refuses(load('red'))).toBe('same-deck-twice MD-HCF-3B(4)');
    expect(again.refuses(load('blue'))).toBeNull();
    let table = played;
    const order: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      table = table.followed();
      order.push(table.readyDeck);
      table = table.deal().endRound();
    }
    expect(order).toEqual(['blue', 'red', 'blue', 'red', 'blue', 'red']);
  });

  it('[MD-HCF-3B(5)] the rack holds cards of one deck at a time', () => {
    expect(played.deck('red').place).toBe('rack');
    const loaded = played.do(load('blue'));
    expect(loaded.waits).toBe('rack-holds-other-deck MD-HCF-3B(5)');
    expect(loaded.next?.command).toEqual(feed('red'));
    expect(loaded.do(feed('red')).waits).toBeNull();
  });
});

describe('the age of a deck', () => {
  const hand = CardTable.open(
    tableUnder('md/high-card-flush', {
      dealing: 'hand',
      decks: [{ colour: 'red', design: 'diamond' }],
    }),
  );
  const shoe = CardTable.open(
    tableUnder('md/high-card-flush', { decks: [{ colour: 'red', design: 'diamond' }] }),
  );

  it.each([
    ['MD-HCF-3C(1)', hand, 4, '2026-01-01T15:59:59.999Z', '2026-01-01T16:00:00Z'],
    ['MD-HCF-3C(2)', shoe, 8, '2026-01-01T19:59:59.999Z', '2026-01-01T20:00:00Z'],
  ] as const)('[%s] is counted from its first round, and stops the next one', (...row) => {
    const [cite, table, hours, before, after] = row;
    const opened = table.followed();
    expect(deckAge(opened.under, opened.state, NOON)).toBeNull();
    // A deck that waits does not grow old.
    expect(opened.at(after).waits).toBeNull();
    const again = opened.deal().endRound().followed();
    expect(again.at(before).waits).toBeNull();
    expect(again.at(after).waits).toBe(`deck-too-old ${cite}`);
    expect(again.at('no time').waits).toBe(`deck-too-old ${cite}`);
    expect(deckAge(again.under, again.state, NOON)).toEqual({
      deck: 'red',
      limitHours: hours,
      hoursLeft: hours,
      warning: false,
      cite,
    });
    // A round that runs is played to its end.
    const late = again.at(before).deal().at(after).endRound();
    expect(late.waits).toBe(`deck-too-old ${cite}`);
    expect(late.next?.command).toMatchObject({ type: 'RemoveDeck', deck: 'red' });
    const changed = late.followed();
    expect(changed.readyDeck).toBe('red-2');
    expect(changed.events.find(({ type }) => type === 'DeckRemoved')).toMatchObject({ cite });
  });

  it('warns in the last half hour, of the deck that is older', () => {
    const table = hand.followed().deal().endRound().followed();
    const left = (at: string) => deckAge(table.under, table.state, at);
    expect(left('2026-01-01T15:29:59Z')?.warning).toBe(false);
    expect(left('2026-01-01T15:30:00Z')).toMatchObject({ warning: true, hoursLeft: 0.5 });
    expect(left('2026-01-02T15:30:00Z')).toMatchObject({ warning: true, hoursLeft: 0 });
    const two = maryland.followed().deal().endRound().at('2026-01-01T13:00:00Z').followed();
    const both = two.deal().endRound();
    expect(both.deck('blue').inPlaySince).toBe('2026-01-01T13:00:00Z');
    expect(deckAge(under, both.state, '2026-01-01T14:00:00Z')).toMatchObject({
      deck: 'red',
      hoursLeft: 6,
    });
  });

  it('has no limit where the document sets none', () => {
    const table = CardTable.open(tableUnder('sd/high-card-flush')).followed().deal().endRound();
    expect(deckAge(table.under, table.state, '2027-01-01T00:00:00Z')).toBeNull();
    expect(table.followed().at('2027-01-01T00:00:00Z').waits).toBeNull();
  });

  it.each([
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-32T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00+01:00',
    'yesterday',
    '',
  ])('nothing happens at %j, which is no instant', (at) => {
    expect(maryland.at(at).refuses(bring('red'))).toBe('no-instant baize:forms');
  });
});

describe('removing a deck', () => {
  const ready = maryland.followed();

  it('takes a reason, a deck that is here, and no round in play', () => {
    const remove = (deck: string, reason: string) =>
      ({ type: 'RemoveDeck', deck, reason }) as const;
    expect(ready.refuses(remove('red', ' '))).toBe('no-reason house:reasons');
    expect(ready.refuses(remove('green', 'worn'))).toBe('unknown-deck baize:orders');
    expect(ready.refuses(remove('red', 'worn'), PLAYER)).toBe('not-your-cards house:roles');
    expect(ready.deal().refuses(remove('red', 'worn'))).toBe('deck-in-play baize:steps');
    const removed = ready.do(remove('red', 'worn'));
    expect(removed.state.decks.map(({ id }) => id)).toEqual(['blue']);
    expect(removed.refuses(bring('red'))).toBe('deck-gone house:cards');
  });

  it('a deck that a round found defective leaves for good', () => {
    const over = ready.deal().endRound('removed');
    expect(over.state.decks.map(({ id }) => id)).toEqual(['blue']);
    expect(over.refuses(bring('red'))).toBe('deck-gone house:cards');
    expect(over.followed().readyDeck).toBe('blue');
  });

  it('a round that never was ends nothing', () => {
    expect(ready.endRound().state).toBe(ready.state);
  });
});

describe('what the dealer reads', () => {
  const sentence = (table: CardTable, order: CardsOrder): string | null => {
    const decided = table.decide(order, { by: 'Dana', as: 'dealer' });
    return decided.ok ? null : decided.error.message;
  };
  const washington = CardTable.open(tableUnder('wa/ricochet-poker'));
  const caribbean = CardTable.open(tableUnder('sd/caribbean-stud')).all(
    bring('red', { coverCards: 1 }),
    byMachine('red'),
  );

  it.each<readonly [CardTable, CardsOrder, string]>([
    [maryland, bring('red', { coverCards: 1 }), 'a deck has 2 cover cards, not 1'],
    [washington, bring('red', { coverCards: 2 }), 'a deck has 1 cover card, not 2'],
    [
      maryland.all(bring('red'), bring('blue')),
      bring('green'),
      'no more than 2 decks are used: remove one first',
    ],
    [
      washington.do(bring('red', { coverCards: 1 })),
      bring('blue', { coverCards: 1 }),
      'no more than 1 deck is used: remove one first',
    ],
    [caribbean, { type: 'Cut', deck: 'red', depth: 0 }, 'the cut is at least 1 card from the top'],
    [
      CardTable.open(
        tableUnder('md/high-card-flush', {
          shuffler: null,
          decks: [{ colour: 'red', design: 'd' }],
        }),
      ).all(bring('red'), ...open('red'), { type: 'Shuffle', deck: 'red', how: 'hand' }),
      { type: 'Cut', deck: 'red', depth: 9 },
      'the cut is at least 10 cards from the top',
    ],
  ])('%#: %j', (table, order, says) => {
    expect(sentence(table, order)).toBe(says);
  });
});

describe('a shuffled stack that goes into the shuffler again', () => {
  it('is not shuffled any more', () => {
    const one = CardTable.open(
      tableUnder('md/high-card-flush', { decks: [{ colour: 'red', design: 'diamond' }] }),
    ).followed();
    expect(one.deck('red').stack).toMatchObject({ is: 'shuffled' });
    const again = one.do(feed('red'));
    expect(again.deck('red')).toMatchObject({
      place: 'shuffler',
      stack: { is: 'unshuffled', due: 'before-play' },
    });
  });
});
