/**
 * The fast poker evaluator against the plain one on every hand there is: 2,598,960 hands of five
 * cards and 133,784,560 of seven. The plain evaluator values each hand of five once; the plain
 * value of seven cards is then the greatest of their 21 fives, looked up by the cards' places in
 * the deck, so that nothing of the fast evaluator's tables is used on the plain side.
 */
import assert from 'node:assert/strict';
import {
  cardKey,
  FULL_DECK,
  fiveCardValue,
  formatCards,
  majorsOf,
  minorsOf,
  pokerValueOfStrength,
  STRONGEST,
  strengthOfFive,
  strengthOfFiveKey,
  strengthOfSeven,
  strengthOfSevenKey,
  tallySeven,
} from '@baize/cards';

const DECK = 52;
const FIVES = 2_598_960;
const SEVENS = 133_784_560;

/**
 * Hands of a size in one line: a hand's place is the sum, over its cards from the lowest, of the
 * number of ways to choose so many cards of those below.
 */
const WAYS = new Int32Array(5 * DECK);
for (let count = 1; count <= 5; count++) {
  for (let card = 0; card < DECK; card++) {
    let ways = 1;
    for (let i = 0; i < count; i++) ways = (ways * (card - i)) / (i + 1);
    WAYS[(count - 1) * DECK + card] = ways;
  }
}

const KEYS = Int32Array.from(FULL_DECK, cardKey);
const MINORS = Int32Array.from(FULL_DECK, minorsOf);
const MAJORS = Int32Array.from(FULL_DECK, majorsOf);
const VALUES = Int32Array.from({ length: STRONGEST + 1 }, (_, strength) =>
  strength === 0 ? 0 : pokerValueOfStrength(strength),
);

export const run = async (progress = console.log) => {
  const start = performance.now();
  const plain = proveFives(progress);
  proveSevens(plain, progress);
  progress(
    `   the evaluators agree on every hand; proved in ${seconds(performance.now() - start)}`,
  );
};

/** The plain value of every five cards, at their place among all fives. */
const proveFives = (progress) => {
  const report = reporter('five cards', FIVES, progress);
  const plain = new Int32Array(FIVES);
  let hands = 0;
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++) {
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++)
          for (let e = d + 1; e < DECK; e++) {
            const cards = [a, b, c, d, e];
            const value = fiveCardValue(cards);
            const strength = strengthOfFive(a, b, c, d, e);
            const sums = [KEYS, MINORS, MAJORS].map((of) =>
              cards.reduce((sum, card) => (sum + of[card]) | 0, 0),
            );
            if (VALUES[strength] !== value) disagree(cards);
            if (strengthOfFiveKey(...sums) !== strength) disagree(cards);
            plain[placeAmong(cards, FIRST_FIVE, 0, 5)] = value;
            hands++;
          }
      report(hands);
    }
  assert.equal(hands, FIVES);
  assert.equal(plain.indexOf(0), -1, 'some five cards have no plain value');
  return plain;
};

const proveSevens = (plain, progress) => {
  const report = reporter('seven cards', SEVENS, progress);
  const counts = new Uint32Array(STRONGEST + 1);
  const six = new Uint8Array(6);
  let hands = 0;
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++) {
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++)
          for (let e = d + 1; e < DECK; e++)
            for (let f = e + 1; f < DECK; f++) {
              six[0] = a;
              six[1] = b;
              six[2] = c;
              six[3] = d;
              six[4] = e;
              six[5] = f;
              hands += proveWithSeventh(plain, six, counts);
            }
      report(hands);
    }
  assert.equal(hands, SEVENS);
  assert.deepEqual(tallySeven([], FULL_DECK), counts, 'the tally counts otherwise');
};

const choices = (size, of) =>
  Array.from({ length: 1 << of }, (_, bits) => [...Array(of).keys()].filter((i) => bits & (1 << i)))
    .filter((chosen) => chosen.length === size)
    .flat();

const FIRST_FIVE = Uint8Array.of(0, 1, 2, 3, 4);
const FIVES_OF_SIX = Uint8Array.from(choices(5, 6));
const FOURS_OF_SIX = Uint8Array.from(choices(4, 6));
const fourPlaces = new Int32Array(15);

/** The place of the cards chosen, as many as `size`, from `from` on in the list of choices. */
const placeAmong = (cards, chosen, from, size) => {
  let place = 0;
  for (let i = 0; i < size; i++) place += WAYS[i * DECK + cards[chosen[from + i]]];
  return place;
};

/** Six cards in the deck's order with each card after them. */
const proveWithSeventh = (plain, six, counts) => {
  const [a, b, c, d, e, f] = six;
  let bestOfSix = 0;
  for (let from = 0; from < FIVES_OF_SIX.length; from += 5) {
    bestOfSix = Math.max(bestOfSix, plain[placeAmong(six, FIVES_OF_SIX, from, 5)]);
  }
  for (let four = 0; four < 15; four++) {
    fourPlaces[four] = placeAmong(six, FOURS_OF_SIX, 4 * four, 4);
  }
  const key = (KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e] + KEYS[f]) | 0;
  const minors = MINORS[a] | MINORS[b] | MINORS[c] | MINORS[d] | MINORS[e] | MINORS[f];
  const majors = MAJORS[a] | MAJORS[b] | MAJORS[c] | MAJORS[d] | MAJORS[e] | MAJORS[f];

  for (let g = f + 1; g < DECK; g++) {
    let best = bestOfSix;
    for (let four = 0; four < 15; four++) {
      const value = plain[fourPlaces[four] + WAYS[4 * DECK + g]];
      if (value > best) best = value;
    }
    const strength = strengthOfSeven(a, b, c, d, e, f, g);
    const bySums = strengthOfSevenKey((key + KEYS[g]) | 0, minors | MINORS[g], majors | MAJORS[g]);
    if (VALUES[strength] !== best || bySums !== strength) disagree([a, b, c, d, e, f, g]);
    counts[strength]++;
  }
  return DECK - 1 - f;
};

const disagree = (cards) => assert.fail(`the evaluators disagree on ${formatCards(cards)}`);

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Says every tenth of the way how far it is and how long it still takes. */
const reporter = (name, total, progress) => {
  const start = performance.now();
  let next = 0.1;
  return (done) => {
    if (next > 1) return;
    const part = done / total;
    const spent = performance.now() - start;
    if (part < next) return;
    next = Math.floor(10 * part + 1) / 10;
    if (part < 1)
      progress(`   ${name}: ${Math.floor(100 * part)} %, ${seconds(spent / part - spent)} left`);
    else progress(`   ${name}: ${total} hands in ${seconds(spent)}`);
  };
};
