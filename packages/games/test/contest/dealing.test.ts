import { describe, expect, it } from 'vitest';
import { dealOrder, type Packets, type Place } from '../../src/index.js';
import { bet, close, deal, dealCards, place, raise, STAMP } from '../support/commands.js';
import { CONTEST_BOOKS, type ContestBook, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { titled } from '../support/titled.js';

const FLUSH_HANDS = {
  1: 'Ah Qh Th 8h 6c 4c 2d',
  2: 'Ac Qc Tc 8c 6h 4h 2h',
  dealer: 'As Ks Qs Js 9s 7s 5s',
};
const POKER_HANDS = { 1: 'Ah Qh Th 8h 6c', 2: 'Ac Qc Tc 8c 6h', dealer: 'As Ks Qs Js 9s' };

const handsOf = (book: ContestBook) => (book === 'sd/caribbean-stud' ? POKER_HANDS : FLUSH_HANDS);

const dealing = (book: ContestBook, packets: Packets = 'whole-hands') =>
  Scene.open(rulesOf(book), packets).after(
    place(2, { ante: 1000 }),
    place(1, { ante: 1000 }),
    close,
  );

describe('the order of a deal', () => {
  const order = (packets: Packets, toSeat: number, toDealer: number) =>
    dealOrder({ seats: [5, 2], toSeat, toDealer, packets }).join(' ');

  it.each(
    titled('[$id] one card at a time from the dealer’s left, the dealer last', [
      { id: 'SD-HCF-4#4', toSeat: 7, toDealer: 7 },
      { id: 'MD-HCF-8E', toSeat: 7, toDealer: 7 },
      { id: 'MD-HCF-9B(2)', toSeat: 7, toDealer: 7 },
      { id: 'SD-CSP-9#2', toSeat: 5, toDealer: 5 },
    ]),
  )('%s', (_title, { toSeat, toDealer }) => {
    expect(order('one-card', toSeat, toDealer)).toBe(Array(toSeat).fill('2 5 dealer').join(' '));
  });

  it.each(
    titled('[$id] or whole hands of $each, the dealer’s last', [
      { id: 'SD-HCF-4#5', each: 7 },
      { id: 'MD-HCF-10B(1)', each: 7 },
      { id: 'MD-HCF-10B(2)', each: 7 },
      { id: 'SD-CSP-9#2', each: 5 },
    ]),
  )('%s', (_title, { each }) => {
    const hands = [2, 5, 'dealer'].map((to) => Array(each).fill(to).join(' '));
    expect(order('whole-hands', each, each)).toBe(hands.join(' '));
  });

  it('goes on for the one who gets more', () => {
    expect(order('one-card', 2, 3)).toBe('2 5 dealer 2 5 dealer dealer');
    expect(order('one-card', 2, 1)).toBe('2 5 dealer 2 5');
    expect(order('whole-hands', 2, 3)).toBe('2 2 5 5 dealer dealer dealer');
  });
});

describe('Deal', () => {
  it.each(
    titled(
      'fills every hand of $book, $packets',
      CONTEST_BOOKS.flatMap((book) =>
        (['one-card', 'whole-hands'] as const).map((packets) => ({ book, packets })),
      ),
    ),
  )('%s', (_title, { book, packets }) => {
    const command = deal(handsOf(book), packets);
    const scene = dealing(book, packets);
    const cards = command.type === 'Deal' ? command.cards : [];
    expect(scene.when(command)).toEqual({
      ok: true,
      value: [{ type: 'CardsDealt', cards, ...STAMP }],
    });
    const { state } = scene.after(command);
    expect(state.phase).toBe('deciding');
    expect(state.hands.map(({ cards: held }) => held.length)).toEqual(
      Array(2).fill(book === 'sd/caribbean-stud' ? 5 : 7),
    );
  });

  it('may come card by card, and is over with the last one', () => {
    const command = deal(FLUSH_HANDS, 'one-card');
    const cards = command.type === 'Deal' ? command.cards : [];
    const phases = cards.reduce<{ scene: Scene; phases: string[] }>(
      ({ scene, phases: before }, card) => {
        const next = scene.after(dealCards([card]));
        return { scene: next, phases: [...before, next.state.phase] };
      },
      { scene: dealing('md/high-card-flush', 'one-card'), phases: [] },
    ).phases;
    expect(phases).toEqual([...Array(20).fill('dealing'), 'deciding']);
  });

  it('takes cards that nobody has seen, as many as there are', () => {
    const unknown = Array(7).fill('??').join(' ');
    const scene = dealing('oh/high-card-flush').after(
      deal({ 1: unknown, 2: unknown, dealer: unknown }),
    );
    expect(scene.state.phase).toBe('deciding');
    expect(scene.handAt(1).cards).toEqual(Array(7).fill('??'));
  });
});

describe('a deal is refused', () => {
  const firstCites: Readonly<Record<ContestBook, string>> = {
    'sd/high-card-flush': 'SD-HCF-4#4',
    'md/high-card-flush': 'MD-HCF-8E',
    'oh/high-card-flush': 'AMB-69',
    'sd/caribbean-stud': 'SD-CSP-9#2',
  };

  const cases: readonly {
    readonly why: string;
    readonly code: string;
    readonly cards: readonly [card: string, to: Place][];
    readonly packets?: Packets;
  }[] = [
    { why: 'without a card', code: 'no-cards', cards: [] },
    { why: 'that starts with the dealer', code: 'wrong-place', cards: [['As', 'dealer']] },
    { why: 'that starts with the second seat', code: 'wrong-place', cards: [['As', 2]] },
    {
      why: 'of a second card to the same seat, singly',
      code: 'wrong-place',
      packets: 'one-card',
      cards: [
        ['As', 1],
        ['Ks', 1],
      ],
    },
    {
      why: 'of one card to each, where hands come whole',
      code: 'wrong-place',
      packets: 'whole-hands',
      cards: [
        ['As', 1],
        ['Ks', 2],
      ],
    },
    {
      why: 'of one card twice',
      code: 'card-twice',
      cards: [
        ['As', 1],
        ['As', 1],
      ],
    },
    { why: 'of what is no card', code: 'not-a-card', cards: [['10s', 1]] },
  ];

  const BY_SOFTWARE: Readonly<Record<string, string>> = {
    'no-cards': 'baize:orders',
    'card-twice': 'baize:cards-on-the-felt',
    'not-a-card': 'baize:forms',
  };

  it.each(
    titled(
      '$why ($book)',
      CONTEST_BOOKS.flatMap((book) => cases.map((row) => ({ book, ...row }))),
    ),
  )('%s', (_title, { book, code, cards, packets }) => {
    const command = dealCards(cards.map(([card, to]) => ({ card, to })));
    const by = BY_SOFTWARE[code] ?? firstCites[book];
    expect(dealing(book, packets).refusal(command)).toBe(`${code} by ${by}`);
  });

  it('of a card that lies on the felt from before', () => {
    const scene = dealing('sd/high-card-flush').after(dealCards([{ card: 'As', to: 1 }]));
    expect(scene.refusal(dealCards([{ card: 'As', to: 1 }]))).toBe(
      'card-twice by baize:cards-on-the-felt',
    );
    expect(scene.when(dealCards([{ card: 'Ks', to: 1 }])).ok).toBe(true);
  });

  it('[SD-CSP-9#3] of a fifth card of the dealer that nobody has seen: it lies face up', () => {
    const hands = { 1: '?? ?? ?? ?? ??', 2: '?? ?? ?? ?? ??', dealer: '?? ?? ?? ?? ??' };
    const scene = dealing('sd/caribbean-stud');
    expect(scene.refusal(deal(hands))).toBe('cards-unknown by SD-CSP-9#3');
    expect(scene.when(deal({ ...hands, dealer: '?? ?? ?? ?? 9s' })).ok).toBe(true);
    const single = Scene.open(rulesOf('sd/caribbean-stud'), 'one-card').after(
      place(1, { ante: 1000 }),
      close,
      ...Array(4)
        .fill(null)
        .flatMap(() => [1, 'dealer' as const])
        .map((to) => dealCards([{ card: '??', to }])),
      dealCards([{ card: '??', to: 1 }]),
    );
    expect(single.refusal(dealCards([{ card: '??', to: 'dealer' }]))).toBe(
      'cards-unknown by SD-CSP-9#3',
    );
    expect(single.when(dealCards([{ card: '9s', to: 'dealer' }])).ok).toBe(true);
  });

  it('of one card too many', () => {
    const command = deal(FLUSH_HANDS);
    const cards = command.type === 'Deal' ? command.cards : [];
    expect(
      dealing('md/high-card-flush').refusal(dealCards([...cards, { card: '2s', to: 'dealer' }])),
    ).toBe('too-many-cards by MD-HCF-8E');
  });

  it('before betting is closed, and after the cards are out', () => {
    const scene = Scene.open(rulesOf('md/high-card-flush')).after(place(1, { ante: 1000 }));
    const hands = { 1: FLUSH_HANDS[1], dealer: FLUSH_HANDS.dealer };
    expect(scene.refusal(deal(hands))).toBe('not-now by baize:steps');
    expect(scene.after(close, deal(hands)).refusal(deal(hands))).toBe('not-now by baize:steps');
  });
});

describe('nothing else is done while cards come out', () => {
  it.each(CONTEST_BOOKS)('%s: no decision, no claim, no turn', (book) => {
    const scene = dealing(book);
    const stay = book === 'sd/caribbean-stud' ? bet(1, 2000) : raise(1, 1000);
    expect(scene.refusal(stay)).toMatch(/^not-now /);
    expect(scene.refusal({ type: 'Turn', place: 'dealer', ...STAMP })).toMatch(/^not-now /);
    expect(scene.refusal({ type: 'Settle', awards: [], ...STAMP })).toMatch(/^not-now /);
    expect(scene.refusal({ type: 'Claim', seat: 1, wagers: [], ...STAMP })).toMatch(
      /^nothing-to-claim /,
    );
    expect(scene.legal(1)).toEqual([]);
  });
});
