import { describe, expect, it } from 'vitest';
import { bet, close, deal, fold, place, raise, STAMP, turn } from '../support/commands.js';
import { CONTEST_BOOKS, type ContestBook, FLUSH_BOOKS, rulesOf } from '../support/rules.js';
import { Scene } from '../support/scene.js';
import { titled } from '../support/titled.js';

const UNSEEN = Array(7).fill('??').join(' ');
const SHORT = 'Ah Qh Th 8h 6c 4c 2d';
const FIVE = 'Ah Qh Th 8h 6h 4c 2d';
const SIX = 'Ah Qh Th 8h 6h 4h 2d';
const DEALER = 'As Ks Qs Js 9s 7s 5s';

interface Felt {
  readonly player?: string;
  readonly dealer?: string;
  readonly ante?: number;
  readonly tip?: number;
}

const dealt = (
  book: (typeof FLUSH_BOOKS)[number],
  { player = UNSEEN, dealer = UNSEEN, ante = 1000, tip }: Felt = {},
) =>
  Scene.open(rulesOf(book)).after(
    place(1, { ante }, tip === undefined ? {} : { tips: { ante: tip } }),
    place(2, { ante: 1000 }),
    close,
    deal({ 1: player, 2: 'Ac Qc Tc 8c 6d 4d 3d', dealer }),
  );

const decided = (book: (typeof FLUSH_BOOKS)[number], felt: Felt = {}, raised = 1000) =>
  dealt(book, felt).after(raise(1, raised), fold(2));

describe('Turn', () => {
  it.each(
    titled('[$id] turns the dealer of $book after every decision, and not before', [
      { id: 'SD-HCF-9#2', book: 'sd/high-card-flush', cite: 'SD-HCF-9#2' },
      { id: 'MD-HCF-11B(4)(b)', book: 'md/high-card-flush', cite: 'MD-HCF-11B(4)(b)' },
      { id: 'OH-HCF-decide', book: 'oh/high-card-flush', cite: 'OH-HCF-decide' },
    ]),
  )('%s', (_title, { book, cite }) => {
    const scene = dealt(book, { dealer: DEALER });
    expect(scene.refusal(turn('dealer'))).toBe(`not-now by ${cite}`);
    expect(scene.after(raise(1, 1000)).refusal(turn('dealer'))).toBe(`not-now by ${cite}`);
    const ready = scene.after(raise(1, 1000), fold(2));
    expect(ready.when(turn('dealer'))).toEqual({
      ok: true,
      value: [{ type: 'Turned', place: 'dealer', cards: DEALER.split(' '), ...STAMP }],
    });
    expect(ready.after(turn('dealer')).state).toMatchObject({ dealer: { turned: true } });
  });

  it('names cards that nobody had seen, and they are known from then on', () => {
    const scene = decided('md/high-card-flush').after(turn('dealer', DEALER), turn(1, SHORT));
    expect(scene.handAt(1)).toMatchObject({ turned: true });
    expect(scene.handAt(1).cards.every((card) => card !== '??')).toBe(true);
    expect(scene.handAt(2).turned).toBe(false);
  });

  it('[MD-HCF-11B(5)(a)] turns a player’s hand, one after the other', () => {
    const scene = decided('md/high-card-flush', { player: SHORT, dealer: DEALER });
    expect(scene.after(turn('dealer'), turn(1)).handAt(1).turned).toBe(true);
  });

  it('may repeat the cards that are known already', () => {
    const scene = decided('md/high-card-flush', { player: SHORT, dealer: DEALER });
    expect(scene.when(turn(1, SHORT)).ok).toBe(true);
    const half = decided('md/high-card-flush', { player: 'Ah Qh ?? ?? ?? ?? ??' });
    expect(half.when(turn(1, SHORT)).ok).toBe(true);
  });
});

describe('a turn is refused', () => {
  const by: Readonly<Record<string, string>> = {
    'cards-unknown': 'baize:cards-on-the-felt',
    'wrong-number-of-cards': 'baize:cards-on-the-felt',
    'not-a-card': 'baize:forms',
    'card-twice': 'baize:cards-on-the-felt',
    'no-hand': 'baize:orders',
  };

  const cases = [
    { why: 'when nobody named the cards', code: 'cards-unknown', command: turn('dealer') },
    {
      why: 'when one of them is still unknown',
      code: 'cards-unknown',
      command: turn('dealer', 'As Ks Qs Js 9s 7s ??'),
    },
    {
      why: 'with a card too few',
      code: 'wrong-number-of-cards',
      command: turn('dealer', 'As Ks Qs Js 9s 7s'),
    },
    {
      why: 'with a card too many',
      code: 'wrong-number-of-cards',
      command: turn('dealer', `${DEALER} 2s`),
    },
    {
      why: 'with what is no card',
      code: 'not-a-card',
      command: turn('dealer', 'As Ks Qs Js 9s 7s 5S'),
    },
    {
      why: 'with one card twice',
      code: 'card-twice',
      command: turn('dealer', 'As Ks Qs Js 9s 7s 7s'),
    },
    {
      why: 'with a card that lies elsewhere',
      code: 'card-twice',
      command: turn('dealer', 'As Ks Qs Js 9s 7s Ac'),
    },
    { why: 'of a seat without a hand', code: 'no-hand', command: turn(5) },
  ];

  it.each(
    titled(
      '$why ($book)',
      FLUSH_BOOKS.flatMap((book) => cases.map((row) => ({ book, ...row }))),
    ),
  )('%s', (_title, { book, code, command }) => {
    expect(decided(book).refusal(command)).toBe(`${code} by ${by[code]}`);
  });

  it('with another card than lies there', () => {
    const scene = decided('md/high-card-flush', { player: 'Ah Qh ?? ?? ?? ?? ??' });
    expect(scene.refusal(turn(1, 'Ah Jh Th 8h 6c 4c 2d'))).toBe(
      'another-card by baize:cards-on-the-felt',
    );
  });

  it('of what is turned already', () => {
    const scene = decided('sd/high-card-flush', { player: SHORT }).after(turn('dealer', DEALER));
    expect(scene.refusal(turn('dealer'))).toBe('turned-already by baize:orders');
    expect(scene.after(turn(1)).refusal(turn(1))).toBe('turned-already by baize:orders');
  });
});

describe('a raise on cards nobody had seen', () => {
  const cites: Readonly<Record<(typeof FLUSH_BOOKS)[number], string>> = {
    'sd/high-card-flush': 'SD-HCF-7#1',
    'md/high-card-flush': 'AMB-09',
    'oh/high-card-flush': 'OH-HCF-raise',
  };

  it.each(
    titled(
      '[AMB-09] $book: $raised on what turns out $hand is cut to $most',
      FLUSH_BOOKS.flatMap((book) => [
        { book, raised: 3000, hand: SHORT, most: 1000 },
        { book, raised: 3000, hand: FIVE, most: 2000 },
        { book, raised: 1001, hand: SHORT, most: 1000 },
      ]),
    ),
  )('%s', (_title, { book, raised, hand, most }) => {
    const scene = decided(book, {}, raised);
    const turned = scene.when(turn(1, hand));
    expect(turned.ok && turned.value).toEqual([
      { type: 'Turned', place: 1, cards: hand.split(' '), ...STAMP },
      {
        type: 'RaiseCut',
        seat: 1,
        toCents: most,
        returnedCents: raised - most,
        cite: cites[book],
        ...STAMP,
      },
    ]);
    expect(scene.after(turn(1, hand)).handAt(1).stakes).toEqual({ ante: 1000, raise: most });
  });

  it.each(
    titled('[AMB-09] $raised on what turns out $hand stands', [
      { raised: 1000, hand: SHORT },
      { raised: 2000, hand: FIVE },
      { raised: 3000, hand: SIX },
      { raised: 1500, hand: SIX },
    ]),
  )('%s', (_title, { raised, hand }) => {
    const turned = decided('md/high-card-flush', {}, raised).when(turn(1, hand));
    expect(turned.ok && turned.value.map(({ type }) => type)).toEqual(['Turned']);
  });

  it('cuts nothing of a folded hand, and nothing of the dealer', () => {
    const scene = dealt('md/high-card-flush').after(fold(1), fold(2));
    for (const command of [turn(1, SHORT), turn('dealer', DEALER)]) {
      const turned = scene.when(command);
      expect(turned.ok && turned.value.length).toBe(1);
    }
  });

  it('[AMB-11] cuts the tip that rode on it to the same multiple', () => {
    const scene = dealt('sd/high-card-flush', { tip: 300 }).after(raise(1, 3000, 900), fold(2));
    const turned = scene.when(turn(1, SHORT));
    expect(turned.ok && turned.value[1]).toEqual({
      type: 'RaiseCut',
      seat: 1,
      toCents: 1000,
      returnedCents: 2000,
      tip: { toCents: 300, returnedCents: 600 },
      cite: 'SD-HCF-7#1',
      ...STAMP,
    });
    const after = scene.after(turn(1, SHORT));
    expect(after.handAt(1)).toMatchObject({
      stakes: { ante: 1000, raise: 1000 },
      tips: { ante: 300, raise: 300 },
    });
  });

  it('[AMB-11] and leaves alone a tip that fits', () => {
    const scene = dealt('sd/high-card-flush', { tip: 300 }).after(raise(1, 3000, 300), fold(2));
    const after = scene.after(turn(1, SHORT));
    expect(after.events.at(-1)).not.toHaveProperty('tip');
    expect(after.handAt(1).tips).toEqual({ ante: 300, raise: 300 });
  });
});

describe('Caribbean Stud', () => {
  const five = Array(5).fill('??').join(' ');

  it('turns a bet of two antes without cutting it', () => {
    const scene = Scene.open(rulesOf('sd/caribbean-stud')).after(
      place(1, { ante: 1000 }),
      close,
      deal({ 1: five, dealer: 'As Kd Qc Jh 9s' }),
      bet(1, 2000),
    );
    const turned = scene.when(turn(1, 'Ah Kh Qh Jd 9h'));
    expect(turned.ok && turned.value.map(({ type }) => type)).toEqual(['Turned']);
    expect(scene.refusal(turn(1, 'As Kh Qh Jd 9h'))).toBe('card-twice by baize:cards-on-the-felt');
  });
});

it.each(CONTEST_BOOKS.map((book): [ContestBook] => [book]))(
  '%s: a settled round turns nothing more',
  (book) => {
    const unseen = book === 'sd/caribbean-stud' ? 'As Kd Qc Jh 9s' : DEALER;
    const scene = Scene.open(rulesOf(book)).after(
      place(1, { ante: 1000 }),
      close,
      deal({
        1: unseen.replaceAll(/[cdhs]\b/g, 'h').replace('Qh', 'Qd'),
        dealer: unseen.replaceAll(/[cdhs]\b/g, 's'),
      }),
      fold(1),
      turn('dealer'),
      { type: 'Settle', awards: [], ...STAMP },
    );
    expect(scene.refusal(turn(1))).toMatch(/^not-now by /);
  },
);
