import { describe, expect, it } from 'vitest';
import { aceHigh, confirms, dealing, goingBack, settings } from '../support/irregularity.js';
import { FLOOR, raise, Table } from '../support/table.js';

const LAYOUTS = {
  1: { ante: 1_000, flush: 500, progressive: 100 },
  2: { ante: 1_000, 'straight-flush': 500 },
} as const;
const FACE_UP = { kind: 'card-face-up-in-deck', card: '5c' } as const;
const ANOTHER = { ...FACE_UP, card: '5d' } as const;

describe('Maryland: a card is found face up while dealing', () => {
  const dealing10 = (change?: Parameters<typeof Table.open>[1]): Table =>
    Table.open('md/high-card-flush', change).bets(LAYOUTS).deals(aceHigh, 10);

  it('[MD-HCF-13A] the first is dead for the round and goes to the rack; the next card is dealt', () => {
    const found = confirms(dealing10(), FACE_UP);
    expect(found.playing).toMatchObject({ deadCards: 1, voided: null, stopped: null });
    const dealt = found.deals(aceHigh);
    // 52 cards, three hands of seven, and the dead one.
    expect(dealt.stub).toBe(30);
    expect(dealt.refuses({ type: 'RackStub', counted: 30 })).toBeNull();
    const over = dealt.decides(1, raise(2_000)).decides(2, raise(1_000)).ends();
    expect(over.lines).toContain('1 ante win, pays $10, $10 back [MD-HCF-12A]');
  });

  it('[MD-HCF-13A] the card is named, and told to everybody', () => {
    const before = dealing10();
    const unnamed = { type: 'CallIrregularity', kind: 'card-face-up-in-deck' } as const;
    expect(before.refuses(unnamed)).toBe('no-card [baize:orders] say which card lies face up');
    for (const card of ['5x', '??', 'five']) {
      expect(before.refuses({ ...unnamed, card })).toMatch(/^not-a-card \[baize:forms\]/);
    }
    // The ace of hearts lies before seat 1.
    expect(before.refuses({ ...unnamed, card: 'Ah' })).toBe(
      'card-is-out [baize:cards-on-the-felt] Ah has left the deck already',
    );
    const found = before.calls(FACE_UP);
    expect(found.events.at(-1)).toMatchObject({ type: 'IrregularityCalled', card: '5c' });
    expect(found.playing.dead).toEqual([{ card: '5c', cite: 'MD-HCF-13A' }]);
    expect(found.refuses({ ...unnamed, card: '5c' })).toMatch(/^card-is-out/);
  });

  it('[MD-HCF-13A] it is dealt to nobody in this round, and found in no hand of it', () => {
    const SAYS = 'card-is-dead [MD-HCF-13A] 5c was found face up: it is not used in this round';
    const found = dealing10().calls(FACE_UP);
    const [to] = found.next?.kind === 'deal' ? found.next.places : [];
    expect(found.refuses({ type: 'Deal', cards: [{ card: '5c', to: to ?? 1 }] })).toBe(SAYS);
    const [first = '', ...rest] = aceHigh.dealer.split(' ');
    const faces = ['5c', ...rest];
    // The dealer's cards lie unseen until they are turned.
    const unseen = found.deals({ 1: aceHigh[1], 2: aceHigh[2] });
    const decided = unseen.decides(1, raise(2_000)).decides(2, raise(1_000));
    expect(decided.refuses({ type: 'Turn', place: 'dealer', cards: faces })).toBe(SAYS);
    const turned = decided.do({ type: 'Turn', place: 'dealer', cards: [first, ...rest] });
    const correct = {
      type: 'CorrectCards',
      place: 'dealer',
      cards: faces,
      reason: 'typed',
    } as const;
    expect(turned.refuses(correct)).toBe(SAYS);
    const over = turned.ends();
    expect(over.refuses(correct, FLOOR)).toBe(SAYS);
    // In the next round it is a card like any other.
    const next = over.bets(LAYOUTS).closes();
    expect(next.refuses({ type: 'Deal', cards: [{ card: '5c', to: to ?? 1 }] })).not.toBe(SAYS);
  });

  it('[MD-HCF-13B, MD-HCF-13F] the second voids every hand; hands that are complete settle their bonuses', () => {
    const again = confirms(dealing10(), FACE_UP);
    expect(again.preview(FACE_UP)).toMatchObject({
      kind: 'second-card-face-up-in-deck',
      cite: 'MD-HCF-13B',
    });
    const over = confirms(again, ANOTHER).ends();
    expect(over.lines).toEqual([
      '2 ante void, $10 back [MD-HCF-13B]',
      '2 straight-flush void, $5 back [MD-HCF-13B]',
      '1 ante void, $10 back [MD-HCF-13B]',
      '1 flush win, pays $300, $5 back [MD-HCF-12B(5)]',
      '1 progressive lose [MD-HCF-12E(1)(d)]',
    ]);
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([29_900, 0]);
    expect(over.onTheFelt).toBe(0);
    expect(over.deck('red')).toBe('unshuffled, after-each-round');
  });

  it('[MD-HCF-13B, AMB-37] where the house settles no bonuses of a void round, all goes back', () => {
    const before = dealing10(settings({ settleBonusOnVoid: false })).calls(FACE_UP);
    expect(goingBack(before, FACE_UP)).toEqual([
      '1: ante flush progressive',
      '2: ante straight-flush',
    ]);
    const over = confirms(before, ANOTHER).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
    expect(over.shown()).toBe(3_000_020);
  });

  it('[MD-HCF-13B] a new round starts the count of such cards again', () => {
    const next = dealing10().calls(FACE_UP).calls(ANOTHER).ends().bets(LAYOUTS).closes();
    expect(next.preview(FACE_UP)).toMatchObject({
      kind: 'card-face-up-in-deck',
      cite: 'MD-HCF-13A',
    });
  });

  it.each(['manual-shoe', 'hand', 'automated-shoe'] as const)(
    '[MD-HCF-13C] dealt by %s, a card drawn in error and not seen is the next card',
    (method) => {
      const before = dealing10(dealing(method));
      const drawn = confirms(before, { kind: 'card-drawn-in-error' });
      expect(drawn.preview({ kind: 'card-drawn-in-error' }).outcome.card).toBe('next-card');
      expect(drawn.next).toEqual(before.next);
      expect(drawn.playing.deadCards).toBe(0);
      expect(drawn.deals(aceHigh).stub).toBe(31);
    },
  );
});

describe("Maryland: a dealer's card is seen too early", () => {
  const EXPOSED = { kind: 'dealer-card-exposed-early' } as const;
  const dealt = (change?: Parameters<typeof Table.open>[1]): Table =>
    Table.open('md/high-card-flush', change).bets(LAYOUTS).deals(aceHigh).decides(1, raise(2_000));

  it('[MD-HCF-13E, MD-HCF-13F] every hand is void, and bonuses settle', () => {
    const over = confirms(dealt(), EXPOSED).ends();
    expect(over.lines).toEqual([
      '2 ante void, $10 back [MD-HCF-13E]',
      '2 straight-flush win, pays $40, $5 back [MD-HCF-12C(7)]',
      '1 ante void, $10 back [MD-HCF-13E]',
      '1 raise void, $20 back [MD-HCF-13E]',
      '1 flush win, pays $300, $5 back [MD-HCF-12B(5)]',
      '1 progressive lose [MD-HCF-12E(1)(d)]',
    ]);
    expect(over.deck('red')).toBe('unshuffled, after-each-round');
  });

  it('[MD-HCF-13E, AMB-37] or goes back whole, as the house reads it', () => {
    const over = confirms(dealt(settings({ settleBonusOnVoid: false })), EXPOSED).ends();
    expect([over.netOf('Ada'), over.netOf('Ben')]).toEqual([0, 0]);
  });

  it('[MD-HCF-13E] once everybody has raised or folded, no card is seen too early', () => {
    const all = dealt().decides(2, raise(1_000));
    expect(all.refuses({ type: 'CallIrregularity', ...EXPOSED })).toBe(
      'not-now [MD-HCF-13E] everybody has decided: the card was not seen too early',
    );
  });

  it('[AMB-29] a player’s own card that shows is turned over, and nothing else happens', () => {
    const before = Table.open('md/high-card-flush').bets(LAYOUTS).deals(aceHigh, 3);
    const after = confirms(before, { kind: 'card-exposed-while-dealing', place: 1 });
    expect(after.next).toEqual(before.next);
  });
});

describe('South Dakota: an exposed card is no misdeal', () => {
  const dealt = (): Table => Table.open('sd/high-card-flush').bets(LAYOUTS).deals(aceHigh, 10);

  it.each([
    ['found face up in the deck', FACE_UP],
    ['of a player, seen while dealt', { kind: 'card-exposed-while-dealing', place: 2 }],
    ['of the dealer', { kind: 'dealer-card-exposed-early' }],
  ] as const)(
    '[SD-HCF-5#2] a card %s is turned over, written down, and play goes on',
    (_which, call) => {
      const before = dealt();
      const first = confirms(before, call);
      expect(first.preview(call).outcome).toMatchObject({
        round: 'continues',
        card: 'turned-over',
      });
      const twice = confirms(first, call);
      expect(twice.next).toEqual(before.next);
      expect(twice.playing.irregularities).toHaveLength(2);
      expect(twice.playing.deadCards).toBe(0);
      const over = twice.deals(aceHigh).decides(1, raise(1_000)).decides(2, raise(1_000)).ends();
      expect(over.lines.some((line) => line.includes('void'))).toBe(false);
    },
  );
});

describe('where a document is silent, the stated default applies', () => {
  it('[OH-HCF-gap-irregularities, AMB-69] Ohio: one card face up is dead, two void the round', () => {
    const before = Table.open('oh/high-card-flush')
      .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000 } })
      .deals(aceHigh, 10);
    const first = confirms(before, FACE_UP);
    expect(first.playing.deadCards).toBe(1);
    const over = confirms(first, ANOTHER).ends();
    expect(over.lines.every((line) => line.endsWith('back [AMB-69]'))).toBe(true);
    expect(over.netOf('Ada')).toBe(0);
  });

  it.each([
    FACE_UP,
    { kind: 'card-exposed-while-dealing', place: 1 },
    { kind: 'dealer-card-exposed-early' },
  ] as const)(
    '[WA-RP-gap-irregularities, AMB-38] Washington: every card lies face up, so $kind changes nothing',
    (call) => {
      const before = Table.open('wa/ricochet-poker')
        .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
        .deals({ 1: '7c 8d', 2: 'Ac Ad' }, 3);
      const after = confirms(confirms(before, call), call);
      expect(after.playing.voided).toBeNull();
      expect(after.next).toEqual(before.next);
    },
  );

  it('[AMB-29] Caribbean Stud: exposed cards are turned over and the deal goes on', () => {
    const before = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({}, 3);
    const after = confirms(confirms(before, FACE_UP), ANOTHER);
    expect(after.playing.voided).toBeNull();
    expect(after.next).toEqual(before.next);
  });
});
