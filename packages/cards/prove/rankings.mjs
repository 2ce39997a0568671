/**
 * The rankings over every hand there is, one by one: what the quick tests count by suits and ranks
 * is dealt here. Longest flush, longest straight flush and four of a kind over 133,784,560 hands
 * of seven; Rapid Fire over 2,809,475,760 deals of two cards against five.
 */
import assert from 'node:assert/strict';
import {
  FULL_DECK,
  fiveCardValue,
  flushLength,
  flushOfSuit,
  fourOfAKind,
  longestFlush,
  longestRun,
  longestStraightFlush,
  rankBit,
  rankCount,
  rankOf,
  rapidFireOfValues,
  runLength,
  suitIndexOf,
  twoCardValue,
} from '@baize/cards';

const DECK = 52;
const SUIT_BITS = 13;
const MASKS = 1 << SUIT_BITS;

export const run = async (progress = console.log) => {
  for (const [name, prove] of [
    ['seven cards', proveSevenCards],
    ['Rapid Fire', proveRapidFire],
  ]) {
    const start = performance.now();
    for (const line of prove()) progress(`   ${line}`);
    progress(`   ${name}: proved in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
};

/** Two suits fit in a number: clubs and diamonds in one, hearts and spades in the other. */
const halves = FULL_DECK.map((card) => {
  const suit = suitIndexOf(card);
  const bit = rankBit(rankOf(card)) << (suit % 2 === 0 ? 0 : SUIT_BITS);
  return suit < 2 ? { minor: bit, major: 0 } : { minor: 0, major: bit };
});
const MINOR = Int32Array.from(halves, ({ minor }) => minor);
const MAJOR = Int32Array.from(halves, ({ major }) => major);
/** How many of each suit, four bits a suit: found without the masks. */
const SUITS_HELD = Int32Array.from(FULL_DECK, (card) => 1 << (4 * suitIndexOf(card)));

const ofEveryMask = (value) => Int32Array.from({ length: MASKS }, (_, ranks) => value(ranks));

const eachSeven = (visit) => {
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++) {
        const minor3 = MINOR[a] | MINOR[b] | MINOR[c];
        const major3 = MAJOR[a] | MAJOR[b] | MAJOR[c];
        const held3 = SUITS_HELD[a] + SUITS_HELD[b] + SUITS_HELD[c];
        for (let d = c + 1; d < DECK; d++)
          for (let e = d + 1; e < DECK; e++) {
            const minor5 = minor3 | MINOR[d] | MINOR[e];
            const major5 = major3 | MAJOR[d] | MAJOR[e];
            const held5 = held3 + SUITS_HELD[d] + SUITS_HELD[e];
            for (let f = e + 1; f < DECK; f++)
              for (let g = f + 1; g < DECK; g++) {
                visit(
                  minor5 | MINOR[f] | MINOR[g],
                  major5 | MAJOR[f] | MAJOR[g],
                  held5 + SUITS_HELD[f] + SUITS_HELD[g],
                );
              }
          }
      }
};

const cardsOf = (minor, major) =>
  FULL_DECK.filter((_, at) => (minor & MINOR[at]) !== 0 || (major & MAJOR[at]) !== 0);

const bestSuit = (values, minor, major) =>
  Math.max(
    values[minor & (MASKS - 1)],
    values[minor >>> SUIT_BITS],
    values[major & (MASKS - 1)],
    values[major >>> SUIT_BITS],
  );

const longestSuit = (held) =>
  Math.max(held & 15, (held >>> 4) & 15, (held >>> 8) & 15, (held >>> 12) & 15);

/** Every so many hands the public functions are asked about the cards themselves. */
const STRIDE = 1009;

function* proveSevenCards() {
  const flushes = ofEveryMask(flushOfSuit);
  const runsLow = ofEveryMask((ranks) => longestRun(ranks, { aceLow: true }));
  const runsHigh = ofEveryMask((ranks) => longestRun(ranks, { aceLow: false }));
  const counted = {
    flushes: new Int32Array(8 << SUIT_BITS),
    runsLow: new Int32Array(1 << 8),
    runsHigh: new Int32Array(1 << 8),
  };
  let hands = 0;
  let fours = 0;
  let foursWithFour = 0;

  eachSeven((minor, major, held) => {
    hands++;
    const flush = bestSuit(flushes, minor, major);
    const low = bestSuit(runsLow, minor, major);
    const high = bestSuit(runsHigh, minor, major);
    counted.flushes[flush]++;
    counted.runsLow[low]++;
    counted.runsHigh[high]++;
    if (flush >> SUIT_BITS !== longestSuit(held)) assert.fail(`${cardsOf(minor, major)}`);
    const four = (minor & (minor >>> SUIT_BITS) & major & (major >>> SUIT_BITS)) !== 0;
    if (four) {
      fours++;
      if (runLength(low) >= 4) foursWithFour++;
    }
    if (hands % STRIDE === 0) {
      const cards = cardsOf(minor, major);
      assert.equal(longestFlush(cards), flush);
      assert.equal(longestStraightFlush(cards, { aceLow: true }), low);
      assert.equal(longestStraightFlush(cards, { aceLow: false }), high);
      assert.equal(fourOfAKind(cards) !== undefined, four);
    }
  });

  assert.equal(hands, 133_784_560);
  assert.equal(fours, 224_848);
  assert.equal(foursWithFour, 176);
  yield `${hands} hands; four of a kind in ${fours}, ${foursWithFour} of them with a run of four`;
  for (const [name, counts, values, length] of [
    ['longest flush', counted.flushes, flushes, flushLength],
    ['longest run, ace low or high', counted.runsLow, runsLow, runLength],
    ['longest run, ace high only', counted.runsHigh, runsHigh, runLength],
  ]) {
    const bySuits = countBestSuits(7, values);
    for (const [value, count] of counts.entries()) {
      assert.equal(count, bySuits.get(value) ?? 0, `${name} ${value}`);
    }
    const lengths = new Array(8).fill(0);
    for (const [value, count] of bySuits) lengths[length(value)] += count;
    yield `${name}: ${lengths
      .slice(1)
      .map((count, at) => `${at + 1}: ${count}`)
      .join(', ')}`;
  }
}

/**
 * How many hands have each best suit, without dealing: products of suits, counted by their cards.
 */
const countBestSuits = (size, values) => {
  const byValue = new Map();
  for (const [ranks, value] of values.entries()) {
    if (rankCount(ranks) > size) continue;
    if (!byValue.has(value)) byValue.set(value, []);
    byValue.get(value).push(rankCount(ranks));
  }
  const counts = new Map();
  const suits = new Array(size + 1).fill(0);
  let before = 0;
  for (const value of [...byValue.keys()].sort((a, b) => a - b)) {
    for (const cards of byValue.get(value)) suits[cards]++;
    const pairs = times(suits, suits);
    const upToHere = times(pairs, pairs)[size];
    if (upToHere > before) counts.set(value, upToHere - before);
    before = upToHere;
  }
  return counts;
};

const times = (a, b) =>
  a.map((_, degree) => {
    let coefficient = 0;
    for (let i = 0; i <= degree; i++) coefficient += a[i] * b[degree - i];
    return coefficient;
  });

function* proveRapidFire() {
  const dealers = { value: [], minor: [], major: [] };
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++)
          for (let e = d + 1; e < DECK; e++) {
            dealers.value.push(fiveCardValue([a, b, c, d, e].map((at) => FULL_DECK[at])));
            dealers.minor.push(MINOR[a] | MINOR[b] | MINOR[c] | MINOR[d] | MINOR[e]);
            dealers.major.push(MAJOR[a] | MAJOR[b] | MAJOR[c] | MAJOR[d] | MAJOR[e]);
          }
  const value = Int32Array.from(dealers.value);
  const minor = Int32Array.from(dealers.minor);
  const major = Int32Array.from(dealers.major);
  yield `${value.length} dealer's hands`;

  let win = 0;
  let tie = 0;
  let lose = 0;
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++) {
      const two = twoCardValue([FULL_DECK[a], FULL_DECK[b]]);
      const minorGone = MINOR[a] | MINOR[b];
      const majorGone = MAJOR[a] | MAJOR[b];
      for (let at = 0; at < value.length; at++) {
        if ((minor[at] & minorGone) === 0 && (major[at] & majorGone) === 0) {
          const outcome = rapidFireOfValues(two, value[at]);
          if (outcome === 'win') win++;
          else if (outcome === 'tie') tie++;
          else lose++;
        }
      }
    }
  assert.deepEqual({ win, tie, lose }, { win: 405_665_460, tie: 12_821_100, lose: 2_390_989_200 });
  yield `win ${win}, tie ${tie}, lose ${lose}`;
}
