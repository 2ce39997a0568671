/**
 * Our fast evaluator beside the npm evaluators `@pokertools/evaluator` and `phe`: the same random
 * hands of five and seven cards, and all 133,784,560 hands of seven on one thread. Every evaluator
 * gets its own card numbers, made beforehand, and its fastest public function.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import {
  cardKey,
  FULL_DECK,
  formatCard,
  majorsOf,
  minorsOf,
  STRONGEST,
  strengthOfFive,
  strengthOfSeven,
  strengthOfSevenKey,
  strengthsOfSeven,
  tallySeven,
} from '@baize/cards';
import pokertools from '@pokertools/evaluator';
import phe from 'phe';

const HANDS = 1 << 14;
const PASSES = 8;
const WARM_UPS = 5;
const ROUNDS = 31;
const DECK = FULL_DECK.length;
const SEVENS = 133_784_560;
const ROUNDS_OF_ALL = 5;

const root = new URL('../../../package.json', import.meta.url);
const { devDependencies } = JSON.parse(readFileSync(root, 'utf8'));
const withVersion = (name) => `${name} ${devDependencies[name]}`;
const POKERTOOLS = withVersion('@pokertools/evaluator');
const PHE = withVersion('phe');
const OTHERS = [POKERTOOLS, PHE];

const BAR_TIMES = 4;
const BAR_ALL = 100e6;

const KEYS = new Int32Array(DECK);
const MINORS = new Int32Array(DECK);
const MAJORS = new Int32Array(DECK);

export const run = async (print = console.log) => {
  print(`   ${cpus()[0]?.model ?? 'processor unknown'}, Node ${process.version}, one thread`);
  const start = performance.now();
  FULL_DECK.forEach((card) => {
    KEYS[card] = cardKey(card);
    MINORS[card] = minorsOf(card);
    MAJORS[card] = majorsOf(card);
  });
  print(`   tables derived on first use in ${(performance.now() - start).toFixed(0)} ms\n`);

  benchRandomFive(print);
  const times = benchRandomSeven(print);
  const all = benchAllSevens(print);
  print(
    `   bar: ${BAR_TIMES} times the fastest other on seven random cards: ${verdict(times >= BAR_TIMES)}`,
  );
  print(
    `   bar: ${millions(BAR_ALL)} million hands a second over all sevens: ${verdict(all >= BAR_ALL)}`,
  );
};

const verdict = (met) => (met ? 'met' : 'MISSED');

const benchRandomFive = (print) => {
  const hands = randomHands(5);
  report(print, `${HANDS} random hands of five cards`, {
    'Baize, a hand at a time': () => {
      let sum = 0;
      for (let i = 0; i < HANDS; i++) {
        const hand = hands[i];
        sum += strengthOfFive(hand[0], hand[1], hand[2], hand[3], hand[4]);
      }
      return sum;
    },
    ...others(hands),
  });
};

/** How many times as fast as the fastest other a hand at a time is. */
const benchRandomSeven = (print) => {
  const hands = randomHands(7);
  const bytes = Uint8Array.from(hands.flat());
  const strengths = new Uint16Array(HANDS);
  return report(print, `${HANDS} random hands of seven cards`, {
    'Baize, a hand at a time': () => {
      let sum = 0;
      for (let i = 0; i < HANDS; i++) {
        const hand = hands[i];
        sum += strengthOfSeven(hand[0], hand[1], hand[2], hand[3], hand[4], hand[5], hand[6]);
      }
      return sum;
    },
    'Baize, a batch of bytes': () => {
      strengthsOfSeven(bytes, strengths);
      let sum = 0;
      for (let i = 0; i < HANDS; i++) sum += strengths[i];
      return sum;
    },
    ...others(hands),
  });
};

/** Their best hand is 1, their worst 7,462: turned around, all sums agree. */
const others = (hands) => {
  const forPokertools = hands.map((hand) => pokertools.getCardCodes(hand.map(formatCard)));
  const forPhe = hands.map((hand) => phe.cardCodes(hand.map(formatCard)));
  return {
    [POKERTOOLS]: () => {
      let sum = 0;
      for (let i = 0; i < HANDS; i++) sum += STRONGEST + 1 - pokertools.evaluate(forPokertools[i]);
      return sum;
    },
    [PHE]: () => {
      let sum = 0;
      for (let i = 0; i < HANDS; i++) sum += STRONGEST + 1 - phe.evaluateCardCodes(forPhe[i]);
      return sum;
    },
  };
};

/** Rounds in which each takes its turn, so that a disturbance meets them all; the median counts. */
const report = (print, title, contenders) => {
  const sums = new Set(Object.values(contenders).map((work) => work()));
  assert.equal(sums.size, 1, `the evaluators disagree on ${title}`);
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(contenders)) {
      const start = performance.now();
      for (let pass = 0; pass < PASSES; pass++) work();
      if (round >= 0) times[name].push((performance.now() - start) / 1000);
    }
  }
  const rates = Object.entries(times).map(([name, taken]) => [
    name,
    (PASSES * HANDS) / median(taken),
  ]);
  return table(print, `${title}, median of ${ROUNDS} rounds`, rates);
};

/** Hands a second of our tally of every hand there is. */
const benchAllSevens = (print) => {
  const contenders = [
    ['Baize, tallySeven', tallyAll, ROUNDS_OF_ALL],
    ['Baize, partial sums in loops', loopsOfPartialSums, ROUNDS_OF_ALL],
    [POKERTOOLS, loopsOfPokertools, 1],
    [PHE, loopsOfPhe, 1],
  ];
  const sum = tallyAll();
  const rates = contenders.map(([name, work, rounds]) => {
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      assert.equal(work(), sum, `${name} disagrees`);
      taken.push((performance.now() - start) / 1000);
    }
    return [name, SEVENS / median(taken)];
  });
  table(print, `all ${SEVENS} hands of seven cards, ours the median of ${ROUNDS_OF_ALL}`, rates);
  return rates[0][1];
};

const tallyAll = () =>
  tallySeven([], FULL_DECK).reduce((sum, count, strength) => sum + count * strength, 0);

/** As a caller would hold them who needs more than the tally. */
const loopsOfPartialSums = () => {
  let sum = 0;
  eachFive((a, b, c, d, e) => {
    const key = (KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e]) | 0;
    const minors = MINORS[a] | MINORS[b] | MINORS[c] | MINORS[d] | MINORS[e];
    const majors = MAJORS[a] | MAJORS[b] | MAJORS[c] | MAJORS[d] | MAJORS[e];
    sum += sumOfLastTwo(e, key, minors, majors);
  });
  return sum;
};

const sumOfLastTwo = (e, key, minors, majors) => {
  let sum = 0;
  for (let f = e + 1; f < DECK; f++) {
    const sixKey = (key + KEYS[f]) | 0;
    const sixMinors = minors | MINORS[f];
    const sixMajors = majors | MAJORS[f];
    for (let g = f + 1; g < DECK; g++) {
      sum += strengthOfSevenKey(
        (sixKey + KEYS[g]) | 0,
        sixMinors | MINORS[g],
        sixMajors | MAJORS[g],
      );
    }
  }
  return sum;
};

const loopsOfPokertools = () => {
  const hand = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  eachFive((a, b, c, d, e) => {
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    for (let f = e + 1; f < DECK; f++) {
      hand[5] = f;
      for (let g = f + 1; g < DECK; g++) {
        hand[6] = g;
        sum += STRONGEST + 1 - pokertools.evaluate(hand);
      }
    }
  });
  return sum;
};

const loopsOfPhe = () => {
  const hand = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  eachFive((a, b, c, d, e) => {
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    for (let f = e + 1; f < DECK; f++) {
      hand[5] = f;
      for (let g = f + 1; g < DECK; g++) {
        hand[6] = g;
        sum += STRONGEST + 1 - phe.evaluateCardCodes(hand);
      }
    }
  });
  return sum;
};

const eachFive = (visit) => {
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++) for (let e = d + 1; e < DECK; e++) visit(a, b, c, d, e);
};

/** The same hands in every run. */
const randomHands = (size) => {
  let state = 1;
  const below = (limit) => {
    state = (Math.imul(state, 0x915f77f5) + 1) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: HANDS }, () => {
    const deck = [...FULL_DECK];
    return Array.from({ length: size }, () => deck.splice(below(deck.length), 1)[0]);
  });
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const millions = (rate) => (rate / 1e6).toFixed(1);

/** Prints the rates; how many times the fastest other the first one is. */
const table = (print, title, rates) => {
  const fastestOther = Math.max(
    ...rates.filter(([name]) => OTHERS.includes(name)).map(([, rate]) => rate),
  );
  print(`   ${title}`);
  for (const [name, rate] of rates) {
    const times = (rate / fastestOther).toFixed(1);
    print(`     ${name.padEnd(32)}${millions(rate).padStart(8)} M hands/s${times.padStart(8)} x`);
  }
  print('');
  return rates[0][1] / fastestOther;
};
