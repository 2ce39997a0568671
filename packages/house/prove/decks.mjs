/**
 * A million decks without a cut and a million with one, by the recipe that deals at the tables: each card
 * in each place, each two neighbours, the top of one deck and of the next, the depth of the cut, and the
 * words under it all. The seeds are numbered, so that every run makes the same decks: a run that holds
 * holds for ever, and one that does not can be looked into.
 *
 * Each count is compared with what chance gives by chi-square, told as how many standard deviations it lies
 * from what is expected (Wilson and Hilferty). A fair deck passes 4.5 in one of 150,000 comparisons; there
 * are about a hundred here. Too even is as suspect as too uneven. A shuffle with a well-known
 * mistake goes the same way, and must be caught.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { DECK_SIZE, FULL_DECK } from '@baize/cards';
import { cutDepthOf, deckOf, HouseSeed, keyedWords, roundTerms } from '@baize/house';
import { rulebookById } from '@baize/rulebook';

const DECKS = 1_000_000;
const MOST_DEVIATIONS = 4.5;

export const run = async (progress = console.log, decks = DECKS) => {
  const start = performance.now();
  proveWords(progress, decks);
  provePlain('without a cut', 'md/high-card-flush', progress, decks);
  provePlain('with a cut', 'sd/high-card-flush', progress, decks);
  catchMistake(progress, Math.ceil(decks / 10));
  progress(`   proved in ${seconds(performance.now() - start)}`);
};

const seedOf = (name, number) =>
  createHash('sha256').update(`prove decks/${name}/${number}`).digest();

/** How far a sum of squares lies from what chance gives, in standard deviations. */
const deviations = (chiSquare, freedom) => {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
};

const chiSquareOf = (counts, expected) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/** Says how far the farthest of some comparisons lies, and fails when that is too far. */
const hold = (what, comparisons, progress) => {
  const far = comparisons.map(({ chiSquare, freedom }) => deviations(chiSquare, freedom));
  const farthest = far.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  const many = far.length === 1 ? '' : `, the farthest of ${far.length}`;
  progress(`   ${what}: ${farthest.toFixed(2)} standard deviations${many}`);
  assert.ok(
    Math.abs(farthest) < MOST_DEVIATIONS,
    `${what} is ${farthest.toFixed(2)} standard deviations from chance; ${MOST_DEVIATIONS} is the most`,
  );
};

/** Every byte of a word, and the first bytes of two words: over as many words as there are decks. */
const proveWords = (progress, count) => {
  const bytes = [0, 1, 2, 3].map(() => new Float64Array(256));
  const pairs = new Float64Array(256 * 256);
  const words = keyedWords(seedOf('words', 0));
  let before = 0;
  for (let at = 0; at < count; at += 1) {
    const word = words();
    for (const [place, of] of bytes.entries()) of[(word >>> (8 * place)) & 255] += 1;
    // Words that do not overlap: the first with the second, the third with the fourth.
    if (at % 2 === 1) pairs[256 * before + (word >>> 24)] += 1;
    before = word >>> 24;
  }
  const uniform = (of) => ({ chiSquare: chiSquareOf(of, count / 256), freedom: 255 });
  hold('words: each byte', bytes.map(uniform), progress);
  const expected = Math.floor(count / 2) / pairs.length;
  const serial = { chiSquare: chiSquareOf(pairs, expected), freedom: pairs.length - 1 };
  hold('words: one and the next', [serial], progress);
};

/** What a run of decks is counted by. */
class Tally {
  decks = 0;
  /** Card × place. */
  places = new Float64Array(DECK_SIZE * DECK_SIZE);
  /** For each place, the card there × the card after it. */
  neighbours = Array.from({ length: DECK_SIZE - 1 }, () => new Float64Array(DECK_SIZE * DECK_SIZE));
  /** The top card × the top card of the next deck, of decks that do not overlap. */
  tops = new Float64Array(DECK_SIZE * DECK_SIZE);
  #topBefore = 0;

  add(deck) {
    for (let place = 0; place < DECK_SIZE; place += 1) {
      this.places[DECK_SIZE * deck[place] + place] += 1;
      if (place > 0) {
        this.neighbours[place - 1][DECK_SIZE * deck[place - 1] + deck[place]] += 1;
      }
    }
    if (this.decks % 2 === 1) this.tops[DECK_SIZE * this.#topBefore + deck[0]] += 1;
    this.#topBefore = deck[0];
    this.decks += 1;
  }

  /**
   * Each card is in one place and each place has one card, so the cells hang together: their sum of squares
   * times 51/52 is chi-square with 51 × 51 degrees of freedom.
   */
  cardAndPlace() {
    const sum = chiSquareOf(this.places, this.decks / DECK_SIZE);
    return {
      chiSquare: (sum * (DECK_SIZE - 1)) / DECK_SIZE,
      freedom: (DECK_SIZE - 1) ** 2,
    };
  }

  /** A card has 51 others after it, never itself. */
  neighbourPairs() {
    const cells = DECK_SIZE * (DECK_SIZE - 1);
    return this.neighbours.map((counts) => {
      const possible = counts.filter((_, at) => Math.floor(at / DECK_SIZE) !== at % DECK_SIZE);
      return { chiSquare: chiSquareOf(possible, this.decks / cells), freedom: cells - 1 };
    });
  }

  topAndNext() {
    const pairs = Math.floor(this.decks / 2);
    return {
      chiSquare: chiSquareOf(this.tops, pairs / this.tops.length),
      freedom: this.tops.length - 1,
    };
  }
}

/** The same list in every round: what differs is the house's seed. */
const CLOSING = `sha256:${'0'.repeat(64)}`;

const provePlain = (name, rulebook, progress, decks) => {
  const report = reporter(name, decks, progress);
  const tally = new Tally();
  const depths = new Float64Array(DECK_SIZE);
  const { cutAtLeast } = roundTerms(rulebookById(rulebook), 'felt/1', 'machine');
  for (let number = 0; number < decks; number += 1) {
    const terms = roundTerms(rulebookById(rulebook), `felt/${number}`, 'machine');
    const seed = HouseSeed.ofBytes(seedOf(name, number));
    tally.add(deckOf(terms, seed, CLOSING, [{ seat: 1, seed: 'the same in every round' }]));
    depths[cutDepthOf(terms, seed) ?? 0] += 1;
    report(number + 1);
  }
  hold(`${name}: each card in each place`, [tally.cardAndPlace()], progress);
  hold(`${name}: each two neighbours`, tally.neighbourPairs(), progress);
  hold(`${name}: the top of one deck and of the next`, [tally.topAndNext()], progress);
  const outside = depths.slice(0, cutAtLeast ?? 0).reduce((sum, count) => sum + count, 0);
  assert.equal(outside, 0, 'a cut is not deep enough');
  if (cutAtLeast === null) assert.equal(depths[0], decks);
  else {
    const inside = depths.slice(cutAtLeast);
    const chiSquare = chiSquareOf(inside, decks / inside.length);
    hold(`${name}: its depth`, [{ chiSquare, freedom: inside.length - 1 }], progress);
  }
};

/** Each place exchanged with any place, not only with those up to it: 52⁵² ways for 52! orders. */
const catchMistake = (progress, decks) => {
  const tally = new Tally();
  for (let number = 0; number < decks; number += 1) {
    const words = keyedWords(seedOf('mistake', number));
    const deck = [...FULL_DECK];
    for (let at = 0; at < DECK_SIZE; at += 1) {
      const place = words() % DECK_SIZE;
      [deck[at], deck[place]] = [deck[place], deck[at]];
    }
    tally.add(deck);
  }
  const { chiSquare, freedom } = tally.cardAndPlace();
  const far = deviations(chiSquare, freedom);
  progress(
    `   a careless shuffle: ${far.toFixed(0)} standard deviations after ${decks} decks, and caught`,
  );
  assert.ok(far > MOST_DEVIATIONS, 'a careless shuffle is not caught');
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Says every tenth of the way how far it is and how long it still takes. */
const reporter = (name, total, progress) => {
  const start = performance.now();
  return (done) => {
    if (done % Math.ceil(total / 10) !== 0 || done === total) return;
    const spent = performance.now() - start;
    const left = (spent * (total - done)) / done;
    progress(`   ${name}: ${Math.round((100 * done) / total)} %, ${seconds(left)} left`);
  };
};
