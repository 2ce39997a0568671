import { describe, expect, it } from 'vitest';
import { DEALER, FLOOR, player, Table } from '../support/table.js';

type Step = 'first-player-looks' | 'turn-face-down';

const open = (deck: string, step: Step) =>
  ({ type: 'Cards', gesture: { type: 'DoOpeningStep', deck, step } }) as const;
const cards = <G>(gesture: G) => ({ type: 'Cards', gesture }) as const;
const DOWN = cards({ type: 'SpreadIdle', face: 'down' } as const);
const up = (askedBy: string) => cards({ type: 'SpreadIdle', face: 'up', askedBy } as const);
const BACK = cards({ type: 'EndIdle', inspected: true } as const);

const leave = (table: Table): Table =>
  [1, 2, 3].reduce((now, seat) => now.do({ type: 'Leave', seat }), table);

/** A table that is open, with its first deck spread face up, and nobody there. */
const spread = (): Table =>
  leave(Table.open('md/high-card-flush')).follow(({ kind }) => kind === 'players');

describe('the first player looks at the cards', () => {
  it('[MD-HCF-4B] the deck waits, spread face up, for somebody to sit down', () => {
    const waits = spread();
    expect(waits.next).toEqual({ kind: 'players', what: 'sit', seats: [] });
    const [deck] = waits.world.table.cards.decks;
    expect(deck?.opened.at(-1)).toBe('spread-face-up');
    expect(waits.refuses(open('red', 'first-player-looks'))).toBe(
      'nobody-sits [MD-HCF-4B] the first player looks at the cards, and nobody sits here',
    );
    expect(waits.refuses(open('red', 'first-player-looks'), FLOOR)).toMatch(/^nobody-sits/);
    expect(waits.refuses(open('red', 'turn-face-down'))).toMatch(/^out-of-order \[MD-HCF-4B\]/);
  });

  it('[MD-HCF-4B, MD-HCF-4C(1)] whoever sits down first looks, and the opening goes on', () => {
    const arrived = spread().joins('Ada', 4);
    const looked = arrived.do(open('red', 'first-player-looks'));
    expect(looked.events.at(-1)).toMatchObject({
      event: { type: 'OpeningStepDone', step: 'first-player-looks', cite: 'MD-HCF-4B' },
    });
    expect(looked.refuses(open('red', 'turn-face-down'))).toBeNull();
    expect(looked.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });
});

describe('an idle table', () => {
  const idle = (): Table =>
    Table.open('md/high-card-flush')
      .readiesCards()
      .do(cards({ type: 'GoIdle' } as const));

  it('[MD-HCF-5G(2)] the cards lie face up when a player of this table asks', () => {
    const down = idle().do(DOWN);
    expect(down.refuses(up('Zoe'))).toBe(
      'not-at-the-table [MD-HCF-5G(2)] Zoe does not sit at this table',
    );
    expect(down.refuses(up(DEALER.by))).toMatch(/^not-at-the-table/);
    expect(down.refuses(cards({ type: 'SpreadIdle', face: 'up' } as const))).toMatch(
      /^nobody-asked \[MD-HCF-5G\(2\)\]/,
    );
    const lies = down.do(up('Ben'));
    expect(lies.world.table.cards.idle).toEqual({ spread: 'up' });
    expect(lies.do({ type: 'Leave', seat: 2 }).refuses(up('Ben'))).toMatch(/^spread-so/);
    expect(down.do({ type: 'Leave', seat: 2 }).refuses(up('Ben'))).toMatch(/^not-at-the-table/);
  });

  it('[MD-HCF-5G(3)] the first player who comes back inspects the cards, then the deck is opened', () => {
    const empty = leave(idle()).do(DOWN);
    expect(empty.next).toEqual({ kind: 'players', what: 'sit', seats: [] });
    expect(empty.refuses(BACK)).toBe(
      'nobody-sits [MD-HCF-5G(3)] the first player looks at the cards, and nobody sits here',
    );
    const back = empty.joins('Cleo', 3);
    expect(back.refuses(BACK, player('Cleo'))).toMatch(/^not-allowed/);
    const opened = back.do(BACK);
    expect(opened.next).toMatchObject({ gesture: { gesture: { step: 'dealer-inspects' } } });
    expect(opened.readiesCards().refuses({ type: 'OpenRound' })).toBeNull();
  });
});
