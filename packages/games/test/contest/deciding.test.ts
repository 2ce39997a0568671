import { describe, expect, it } from 'vitest';
import { bet, close, deal, fold, place, raise, STAMP } from '../support/commands.js';
import { FLUSHES } from '../support/flush-hands.js';
import { FLUSH_BOOKS, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { tableRules } from '../support/table-rules.js';
import { titled } from '../support/titled.js';

const DEALER = 'As Ks Qs Js 9s 7s 5s';
const UNSEEN = Array(7).fill('??').join(' ');

const dealt = (book: (typeof FLUSH_BOOKS)[number], cards: string, ante = 1000) =>
  Scene.open(rulesOf(book)).after(place(1, { ante }), close, deal({ 1: cards, dealer: DEALER }));

/** The clause of the most that each length allows. */
const RAISES: Readonly<Record<(typeof FLUSH_BOOKS)[number], readonly [string, string, string]>> = {
  'sd/high-card-flush': ['SD-HCF-7#1', 'SD-HCF-7#1', 'SD-HCF-7#1'],
  'md/high-card-flush': ['MD-HCF-11B(1)', 'MD-HCF-11B(2)', 'MD-HCF-11B(3)'],
  'oh/high-card-flush': ['OH-HCF-raise', 'OH-HCF-raise', 'OH-HCF-raise'],
};

const LENGTHS = [
  { hand: 'flush-2', most: 1 },
  { hand: 'flush-3', most: 1 },
  { hand: 'flush-4', most: 1 },
  { hand: 'flush-5', most: 2 },
  { hand: 'flush-6', most: 3 },
  { hand: 'flush-7', most: 3 },
] as const;

describe('a raise', () => {
  it.each(
    titled(
      '[$id, AMB-09] $book, $hand: one ante to $most',
      FLUSH_BOOKS.flatMap((book) =>
        LENGTHS.map((row) => ({ book, ...row, id: RAISES[book][row.most - 1] ?? '' })),
      ),
    ),
  )('%s', (_title, { book, hand, most, id }) => {
    const scene = dealt(book, FLUSHES[hand].replace('2s', '2c'));
    for (let amount = 0; amount <= 4000; amount += 250) {
      const decided = scene.when(raise(1, amount));
      const fits = amount >= 1000 && amount <= most * 1000;
      expect([amount, decided.ok || `${decided.error.code} by ${decided.error.cite}`]).toEqual([
        amount,
        fits || `wrong-amount by ${id}`,
      ]);
    }
    for (const amount of [999, most * 1000 + 1]) {
      expect(scene.refusal(raise(1, amount))).toBe(`wrong-amount by ${id}`);
    }
    expect(scene.legal(1)[1]).toEqual({
      act: 'raise',
      leastCents: 1000,
      mostCents: most * 1000,
      stepCents: 1,
      cite: id,
    });
  });

  it('[AMB-09] on cards nobody has seen may be any multiple, as legal says', () => {
    for (const cards of [UNSEEN, 'Ah Qh ?? ?? ?? ?? ??']) {
      const scene = dealt('md/high-card-flush', cards);
      expect(scene.legal(1)[1]).toMatchObject({
        leastCents: 1000,
        mostCents: 3000,
        cite: 'MD-HCF-11B(3)',
      });
      expect(scene.when(raise(1, 3000)).ok).toBe(true);
      expect(scene.refusal(raise(1, 3001))).toBe('wrong-amount by MD-HCF-11B(3)');
    }
  });

  it('[AMB-09] goes in the chips of the table, counted from one ante', () => {
    const scene = Scene.open(tableRules('md/high-card-flush')).after(
      place(1, { ante: 1500 }),
      close,
      deal({ 1: FLUSHES['flush-6'], dealer: DEALER }),
    );
    expect(scene.when(raise(1, 2000)).ok).toBe(true);
    expect(scene.when(raise(1, 4500)).ok).toBe(true);
    expect(scene.refusal(raise(1, 1600))).toBe('not-in-chips by house:limits');
    expect(scene.refusal(raise(1, 4499))).toBe('not-in-chips by house:limits');
    expect(scene.legal(1)[1]).toMatchObject({ stepCents: 500 });
  });

  it('has steps of its own where the house posts them', () => {
    const rules = tableRules('md/high-card-flush', {
      limits: {
        ante: { min: 1000, max: 3000, step: 500 },
        raise: { min: 1000, max: 9000, step: 1000 },
      },
    });
    const scene = Scene.open(rules).after(
      place(1, { ante: 1500 }),
      close,
      deal({ 1: FLUSHES['flush-6'], dealer: DEALER }),
    );
    expect(scene.when(raise(1, 2500)).ok).toBe(true);
    expect(scene.refusal(raise(1, 2000))).toBe('not-in-chips by house:limits');
  });

  it.each([1000.5, Number.NaN, Number.POSITIVE_INFINITY])('is whole cents: not %d', (amount) => {
    const scene = dealt('sd/high-card-flush', FLUSHES['flush-4']);
    expect(scene.refusal(raise(1, amount))).toBe('not-an-amount by baize:forms');
  });

  it('[MD-HCF-1B(2), MD-HCF-11B] is a wager of its own, and the last decision opens the dealer’s hand', () => {
    const scene = dealt('md/high-card-flush', FLUSHES['flush-5']);
    const decided = scene.when(raise(1, 2000));
    expect(decided).toEqual({
      ok: true,
      value: [{ type: 'Decided', seat: 1, decision: { kind: 'raise', cents: 2000 }, ...STAMP }],
    });
    const after = scene.after(raise(1, 2000));
    expect(after.handAt(1)).toMatchObject({
      stakes: { ante: 1000, raise: 2000 },
      decision: { kind: 'raise', cents: 2000 },
    });
    expect(after.state.phase).toBe('revealing');
  });
});

describe('a fold', () => {
  it.each(
    titled('[$id] needs no raise, and is the only other choice in $book', [
      { id: 'SD-HCF-7#2', book: 'sd/high-card-flush' },
      { id: 'MD-HCF-1B(1)', book: 'md/high-card-flush' },
      { id: 'OH-HCF-decide', book: 'oh/high-card-flush' },
    ]),
  )('%s', (_title, { book }) => {
    const scene = dealt(book, FLUSHES['flush-4']);
    expect(scene.legal(1).map(({ act }) => act)).toEqual(['fold', 'raise']);
    expect(scene.refusal(bet(1, 2000))).toMatch(/^no-such-decision by /);
    const after = scene.after(fold(1));
    expect(after.handAt(1)).toMatchObject({
      stakes: { ante: 1000 },
      decision: { kind: 'fold', claims: [] },
    });
    expect(after.state.phase).toBe('revealing');
  });

  it('[MD-HCF-11A(1)] nobody puts a legal decision right: a winning hand may be folded', () => {
    expect(dealt('md/high-card-flush', FLUSHES['flush-7']).when(fold(1)).ok).toBe(true);
  });
});

describe('a decision', () => {
  it.each(
    titled('[$id] is final in $book', [
      { id: 'SD-HCF-7#3', book: 'sd/high-card-flush', cite: 'SD-HCF-7#3' },
      { id: 'MD-HCF-7E', book: 'md/high-card-flush', cite: 'MD-HCF-7E' },
      { id: 'AMB-69', book: 'oh/high-card-flush', cite: 'AMB-69' },
    ]),
  )('%s', (_title, { book, cite }) => {
    const scene = Scene.open(rulesOf(book)).after(
      place(1, { ante: 1000 }),
      place(2, { ante: 1000 }),
      close,
      deal({ 1: FLUSHES['flush-5'], 2: 'Ad Qd Td 8d 5h 4d 2h', dealer: DEALER }),
    );
    for (const first of [raise(1, 1000), fold(1)]) {
      const decided = scene.after(first);
      for (const again of [raise(1, 2000), raise(1, 1000), fold(1)]) {
        expect(decided.refusal(again)).toBe(`locked-in by ${cite}`);
        expect(decided.after(fold(2)).refusal(again)).toBe(`locked-in by ${cite}`);
      }
      expect(decided.legal(1)).toEqual([]);
    }
  });

  it('is refused to a seat without a hand', () => {
    const scene = dealt('sd/high-card-flush', FLUSHES['flush-4']);
    expect(scene.refusal(fold(2))).toBe('no-hand by baize:orders');
    expect(scene.legal(2)).toEqual([]);
  });

  it('is refused before the deal', () => {
    const scene = Scene.open(rulesOf('sd/high-card-flush')).after(place(1, { ante: 1000 }));
    expect(scene.refusal(fold(1))).toBe('not-now by baize:steps');
  });

  const three = (book: (typeof FLUSH_BOOKS)[number]) =>
    Scene.open(rulesOf(book)).after(
      place(2, { ante: 1000 }),
      place(4, { ante: 1000 }),
      place(5, { ante: 1000 }),
      close,
      deal({
        2: FLUSHES['flush-4'],
        4: 'Ac Qc Tc 8c 6h 4h 2h',
        5: 'Ad Qd Td 8d 6d 4d 3h',
        dealer: DEALER,
      }),
    );

  it.each(
    titled('[$id] comes clockwise from the dealer’s far left in $book', [
      { id: 'MD-HCF-11B', book: 'md/high-card-flush', cite: 'MD-HCF-11B' },
      { id: 'AMB-69', book: 'oh/high-card-flush', cite: 'AMB-69' },
    ]),
  )('%s', (_title, { book, cite }) => {
    const scene = three(book);
    for (const command of [fold(4), raise(4, 1000), raise(5, 1000)]) {
      expect(scene.refusal(command)).toBe(`not-your-turn by ${cite}`);
    }
    expect([2, 4, 5].map((seat) => scene.legal(seat).length)).toEqual([2, 0, 0]);
    const second = scene.after(raise(2, 1000));
    expect(second.refusal(fold(5))).toBe(`not-your-turn by ${cite}`);
    expect([2, 4, 5].map((seat) => second.legal(seat).length)).toEqual([0, 2, 0]);
    expect(second.after(fold(4), raise(5, 3000)).state.phase).toBe('revealing');
  });

  it('[SD-HCF-7#2] comes in any order in South Dakota', () => {
    const scene = three('sd/high-card-flush');
    expect([2, 4, 5].map((seat) => scene.legal(seat).length)).toEqual([2, 2, 2]);
    expect(scene.after(raise(5, 3000), fold(2)).state.phase).toBe('deciding');
    expect(scene.after(raise(5, 3000), fold(2), raise(4, 1000)).state.phase).toBe('revealing');
  });
});

describe('Caribbean Stud', () => {
  const stud = Scene.open(rulesOf('sd/caribbean-stud')).after(
    place(1, { ante: 1000, progressive: 100 }),
    place(6, { ante: 700 }),
    close,
    deal({ 1: 'Ah Kh Qh Jh Th', 6: '9c 9d 4c 4d 2h', dealer: 'As Ks Qs Js 9s' }),
  );

  it.each([0, 1000, 1999, 2001, 3000])('[SD-CSP-11b] a bet is two antes, not %d', (amount) => {
    expect(stud.refusal(bet(1, amount))).toBe('wrong-amount by SD-CSP-11b');
  });

  it('[SD-CSP-11b, SD-CSP-11] two antes exactly, or a fold, and nothing else', () => {
    expect(stud.legal(1).map(({ act }) => act)).toEqual(['fold', 'bet']);
    expect(stud.legal(1)[1]).toMatchObject({
      leastCents: 2000,
      mostCents: 2000,
      cite: 'SD-CSP-11b',
    });
    expect(stud.legal(6)[1]).toMatchObject({ leastCents: 1400, mostCents: 1400 });
    expect(stud.refusal(raise(1, 2000))).toBe('no-such-decision by SD-CSP-11');
    expect(stud.after(bet(1, 2000)).handAt(1).stakes).toEqual({
      ante: 1000,
      progressive: 100,
      bet: 2000,
    });
  });

  it('[SD-CSP-T1, AMB-22] asks nobody where the money for the bet comes from', () => {
    expect(stud.when(bet(1, 2000)).ok).toBe(true);
  });

  it('[SD-CSP-11a#1] in any order, each one final', () => {
    const scene = stud.after(fold(6));
    expect(scene.refusal(bet(6, 1400))).toBe('locked-in by house:decisions');
    expect(scene.after(bet(1, 2000)).state.phase).toBe('revealing');
  });

  it('is two antes whatever the chips of the table are', () => {
    const scene = Scene.open(tableRules('sd/caribbean-stud')).after(
      place(1, { ante: 1500 }),
      close,
      deal({ 1: 'Ah Kh Qh Jh Th', dealer: 'As Ks Qs Js 9s' }),
    );
    expect(scene.when(bet(1, 3000)).ok).toBe(true);
  });
});
