import { FULL_DECK } from '@baize/cards';
import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { commitmentOf } from '../../src/fairness/recipe.js';
import { isSeedText, type RoundTerms } from '../../src/fairness/round-terms.js';
import { cutDepthOf, HouseSeed, roundTerms } from '../../src/index.js';
import { deckWith, houseSeeds, playersSeeds, seedNamed, termsOfRounds } from './support/rounds.js';

const withBitFlipped = (seed: HouseSeed, bit: number): HouseSeed => {
  const bytes = seed.secretBytes();
  bytes[bit >> 3] = bytes[bit >> 3]! ^ (1 << (bit & 7));
  return HouseSeed.ofBytes(bytes);
};

describe('the deck', () => {
  test.prop([termsOfRounds, houseSeeds, playersSeeds])(
    'has every card once, and is the same from the same inputs, in whatever order they came',
    (terms, seed, players) => {
      const deck = deckWith(terms, seed, players);
      expect(deck.toSorted((a, b) => a - b)).toEqual(FULL_DECK);
      expect(deckWith({ ...terms }, HouseSeed.ofBytes(seed.secretBytes()), players)).toEqual(deck);
      expect(deckWith(terms, seed, players.toReversed())).toEqual(deck);
    },
  );

  test('is another one for every bit of the house’s seed', () => {
    const terms = roundTerms(rulebookById('md/high-card-flush'), 'felt/1', 'machine');
    const seed = seedNamed('bits');
    const decks = Array.from({ length: 256 }, (_, bit) =>
      deckWith(terms, withBitFlipped(seed, bit), []).join(),
    );
    expect(new Set([...decks, deckWith(terms, seed, []).join()]).size).toBe(257);
  });

  test.prop([termsOfRounds, houseSeeds, playersSeeds, fc.nat(), fc.nat(7)])(
    'is another one for every bit of a player’s seed',
    (terms, seed, players, at, bit) => {
      // Small letters, so that the text with one bit changed is a text too.
      const given = [{ seat: 9, seed: 'abcdefgh' }, ...players];
      const place = at % 8;
      const changed = [...'abcdefgh'].map((letter, index) =>
        index === place ? String.fromCharCode(letter.charCodeAt(0) ^ (1 << (bit % 7))) : letter,
      );
      const other = [{ seat: 9, seed: changed.join('') }, ...players];
      expect(deckWith(terms, seed, other)).not.toEqual(deckWith(terms, seed, given));
    },
  );

  test('tells apart who gave what: no two lists of seeds are the same bytes', () => {
    const terms = roundTerms(rulebookById('wa/ricochet-poker'), 'felt/1', 'machine');
    const seed = seedNamed('apart');
    const lists = [
      [],
      [{ seat: 1, seed: 'ab' }],
      [{ seat: 2, seed: 'ab' }],
      [{ seat: 1, seed: 'ab ' }],
      [
        { seat: 1, seed: 'a' },
        { seat: 2, seed: 'b' },
      ],
      [
        { seat: 1, seed: 'b' },
        { seat: 2, seed: 'a' },
      ],
      // What the seed of the second seat would be as bytes, put into the seed of the first.
      [{ seat: 1, seed: 'a\u0002\u0000\u0000\u0000\u0001b' }],
      // Looks the same and is another text: as typed, so taken.
      [{ seat: 1, seed: 'é' }],
      [{ seat: 1, seed: 'e\u0301' }],
    ];
    expect(new Set(lists.map((players) => deckWith(terms, seed, players).join())).size).toBe(9);
  });

  test('is another one for another round, rulebook or cut', () => {
    const seed = seedNamed('terms');
    const terms: RoundTerms = {
      version: 2,
      round: 'felt/1',
      rulebook: 'sd/high-card-flush',
      cutAtLeast: null,
    };
    const decks = [
      terms,
      { ...terms, round: 'felt/2' },
      { ...terms, rulebook: 'oh/high-card-flush' as const },
      { ...terms, cutAtLeast: 1 },
      { ...terms, cutAtLeast: 10 },
    ].map((one) => deckWith(one, seed, []).join());
    expect(new Set(decks).size).toBe(decks.length);
  });
});

describe('the commitment', () => {
  test.prop([termsOfRounds, houseSeeds, fc.nat(255)])(
    'binds every bit of the seed',
    (terms, seed, bit) => {
      const made = commitmentOf(terms, seed);
      expect(made).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(commitmentOf(terms, withBitFlipped(seed, bit))).not.toBe(made);
    },
  );

  test('binds the round, the rulebook and whether and how deep the deck is cut', () => {
    const seed = seedNamed('binds');
    const made = RULEBOOK_IDS.flatMap((rulebook) =>
      ['felt/1', 'felt/11', 'felt/1sd', 'other/1'].flatMap((round) =>
        [null, 1, 10].map((cutAtLeast) =>
          commitmentOf({ version: 2, round, rulebook, cutAtLeast }, seed),
        ),
      ),
    );
    expect(new Set(made).size).toBe(made.length);
  });

  test('tells nothing of the deck: it is not one of the keys', () => {
    const terms = roundTerms(rulebookById('sd/caribbean-stud'), 'felt/1', 'machine');
    const seed = seedNamed('keys');
    const shown = HouseSeed.ofHex(commitmentOf(terms, seed).slice('sha256:'.length))!;
    expect(deckWith(terms, shown, [])).not.toEqual(deckWith(terms, seed, []));
  });
});

describe('the cut', () => {
  test.each([
    ['sd/high-card-flush', 'machine', 1],
    ['sd/high-card-flush', 'hand', 1],
    ['sd/caribbean-stud', 'machine', 1],
    ['md/high-card-flush', 'machine', null],
    ['md/high-card-flush', 'hand', 10],
    ['oh/high-card-flush', 'machine', null],
    ['oh/high-card-flush', 'hand', 10],
    ['wa/ricochet-poker', 'machine', null],
    ['wa/ricochet-poker', 'hand', 10],
  ] as const)(
    'SD-HCF-4#2 SD-CSP-9#1 MD-HCF-5D(1) MD-HCF-5D(2) MD-HCF-5E: %s after a shuffle by %s is at least %s deep',
    (id, way, least) => {
      expect(roundTerms(rulebookById(id), 'felt/1', way).cutAtLeast).toBe(least);
    },
  );

  test.each([1, 10, 51])('at least %i deep: every depth comes up, none outside', (cutAtLeast) => {
    const depths = Array.from({ length: 1500 }, (_, n) =>
      cutDepthOf(
        { version: 2, round: `felt/${n}`, rulebook: 'sd/high-card-flush', cutAtLeast },
        seedNamed('c'),
      ),
    );
    const seen = [...new Set(depths)].toSorted((a, b) => a! - b!);
    expect(seen).toEqual(Array.from({ length: 52 - cutAtLeast }, (_, n) => cutAtLeast + n));
  });
});

describe('a player’s seed', () => {
  test.each([
    ['one letter', 'x', true],
    ['256 bytes', 'x'.repeat(256), true],
    ['257 bytes', 'x'.repeat(257), false],
    ['bytes, not letters, are counted', 'é'.repeat(129), false],
    ['nothing', '', false],
    ['half a letter', 'a\ud83c', false],
    ['a card of four bytes', '🂡', true],
  ])('%s', (_, text, good) => {
    expect(isSeedText(text)).toBe(good);
  });
});
