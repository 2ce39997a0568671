/**
 * The side bets and jackpots of a full deck against plain enumeration: the best five and the best run of
 * all 133,784,560 sevens, two cards against five in every deal, and every layout of every straight flush.
 * The odds count the same by classes of hands; here each hand is dealt.
 */
import assert from 'node:assert/strict';
import {
  cardOf,
  FULL_DECK,
  holdEmRoyals,
  isSixCardAceHigh,
  longestRun,
  pokerCategoryOf,
  pokerValueOfStrength,
  RANKS,
  rapidFireOfValues,
  runLength,
  STRONGEST,
  strengthOfFive,
  tallySeven,
  twoCardValue,
} from '@baize/cards';
import { choose, HitCounter } from '@baize/odds';
import { payTable, rulebookById } from '@baize/rulebook';

const DECK = 52;
const ALL = 0x1fff;
const WA = rulebookById('wa/ricochet-poker');
const MD = rulebookById('md/high-card-flush');
const SUIT = 'h';

const counters = new Map(
  [WA, MD].map((rulebook) => [
    rulebook,
    new HitCounter(rulebook.game, { aceLow: true, suit: SUIT }),
  ]),
);

const hitsOf = (rulebook, wager, id) => {
  const { rows } = counters.get(rulebook).hitsOf(payTable(rulebook, wager, id));
  return Object.fromEntries(rows.map(({ hand, count }) => [hand, count]));
};

export const run = async (progress = console.log) => {
  for (const [name, prove] of Object.entries({ bestFives, runs, rapidFire, holdEm })) {
    const start = performance.now();
    const said = prove();
    progress(`   ${name}: ${said} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
};

const bestFives = () => {
  const counts = {};
  for (const [strength, hands] of tallySeven([], FULL_DECK).entries()) {
    if (hands === 0) continue;
    const category = pokerCategoryOf(pokerValueOfStrength(strength));
    counts[category] = (counts[category] ?? 0) + hands;
  }
  for (const [hand, count] of Object.entries(hitsOf(WA, 'seven-card', 'PT-BJS-7CL-01'))) {
    assert.equal(count, counts[hand], hand);
  }
  return 'the best five of every seven';
};

/** The best run of a suit by its ranks, and every seven cards by the best of its suits. */
const runs = () => {
  const runOf = Int32Array.from({ length: ALL + 1 }, (_, ranks) =>
    ranks === 0 ? 0 : longestRun(ranks, { aceLow: true }),
  );
  const withQuads = new Float64Array(256);
  const without = new Float64Array(256);
  const suits = new Int32Array(4);
  const deal = (card, missing) => {
    if (missing === 0) {
      const [c, d, h, s] = suits;
      const best = Math.max(runOf[c], runOf[d], runOf[h], runOf[s]);
      if ((c & d & h & s) === 0) without[best] += 1;
      else withQuads[best] += 1;
      return;
    }
    for (let next = card; next <= DECK - missing; next++) {
      suits[next & 3] |= 1 << (next >> 2);
      deal(next + 1, missing - 1);
      suits[next & 3] &= ~(1 << (next >> 2));
    }
  };
  deal(0, 7);
  const sum = (of, wanted) =>
    of.reduce((total, hands, run) => total + (wanted(run) ? hands : 0), 0);
  const both = (wanted) => sum(withQuads, wanted) + sum(without, wanted);
  const long = (length) => (run) => runLength(run) === length;
  const nineToAce = both(isSixCardAceHigh);
  assert.deepEqual(hitsOf(MD, 'progressive', 'D'), {
    'straight-flush-7': both(long(7)),
    'straight-flush-6-ace-high': nineToAce,
    'straight-flush-6': both(long(6)) - nineToAce,
    'straight-flush-5': both(long(5)),
    'straight-flush-4': both(long(4)),
    'straight-flush-3': both(long(3)),
  });
  assert.deepEqual(
    hitsOf(WA, 'straight-flush', 'PT-BJS-HCF-SF-04'),
    hitsOf(MD, 'progressive', 'D'),
  );
  const { 'four-of-a-kind': quads, 'straight-flush-3': three } = hitsOf(MD, 'straight-flush', 'G');
  assert.equal(
    quads,
    sum(withQuads, (run) => runLength(run) < 4),
  );
  assert.equal(three, sum(without, long(3)));
  return 'the best run of every seven, and four of a kind';
};

/** A player's two cards of each kind, suits aside, against every five that is left. */
const rapidFire = () => {
  const values = Array.from({ length: STRONGEST + 1 }, (_, strength) =>
    strength === 0 ? 0 : pokerValueOfStrength(strength),
  );
  const counts = { win: 0, tie: 0, lose: 0 };
  const against = (two, hands) => {
    const own = twoCardValue(two);
    const results = values.map((value) => (value === 0 ? 0 : rapidFireOfValues(own, value)));
    const met = new Float64Array(STRONGEST + 1);
    const left = Uint8Array.from(FULL_DECK.filter((card) => !two.includes(card)));
    for (let a = 0; a < 50; a++)
      for (let b = a + 1; b < 50; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 50; d++)
            for (let e = d + 1; e < 50; e++)
              met[strengthOfFive(left[a], left[b], left[c], left[d], left[e])]++;
    for (const [strength, dealers] of met.entries()) {
      if (dealers > 0) counts[results[strength]] += hands * dealers;
    }
  };
  for (const high of RANKS) {
    against([cardOf(high, 'c'), cardOf(high, 'd')], 6);
    for (const low of RANKS.filter((rank) => rank < high)) {
      against([cardOf(high, 'c'), cardOf(low, 'c')], 4);
      against([cardOf(high, 'c'), cardOf(low, 'd')], 12);
    }
  }
  assert.equal(counts.win + counts.tie + counts.lose, choose(52, 2) * choose(50, 5));
  const { win, tie } = hitsOf(WA, 'rapid-fire', 'PT-FLT-RF-01');
  assert.deepEqual([win, tie], [counts.win, counts.tie]);
  return `${counts.win} deals won and ${counts.tie} tied`;
};

/** Every seven cards with a straight flush, in each of the 210 ways to lay them, one suit for four. */
const holdEm = () => {
  const counts = {};
  for (let ranks = 0; ranks <= ALL; ranks++) {
    const held = RANKS.filter((rank) => (ranks >> (rank - 2)) & 1);
    const best = ranks === 0 ? 0 : longestRun(ranks, { aceLow: true });
    if (held.length > 7 || runLength(best) < 5) continue;
    const others = FULL_DECK.filter((card) => (card & 3) !== 0);
    const seven = [...held.map((rank) => cardOf(rank, 'c')), ...others.slice(0, 7 - held.length)];
    const hands = choose(39, 7 - held.length);
    for (const [two, dealer] of layoutsOf(seven)) {
      const { royal, floppedStraightFlush } = holdEmRoyals(two, dealer);
      const kind = `${royal?.from ?? 'no'} royal${floppedStraightFlush ? ', flopped' : ''}`;
      counts[kind] = (counts[kind] ?? 0) + hands;
    }
  }
  // A flopped straight flush may go with another royal: eight and nine in hand, ten to ace the dealer's.
  const of = (royal) => (counts[`${royal} royal`] ?? 0) + (counts[`${royal} royal, flopped`] ?? 0);
  const flopped = ['flopped', 'dealers', 'other', 'no'].reduce(
    (sum, royal) => sum + (counts[`${royal} royal, flopped`] ?? 0),
    0,
  );
  const first = hitsOf(WA, 'heads-up-holdem', 'PT-BJS-HUH-5CP-01');
  assert.equal(first['flopped-royal-flush-suit'], of('flopped'));
  assert.equal(first['royal-flush'], 4 * of('other') + 3 * of('flopped'));
  assert.equal(first['dealers-royal-flush'], 4 * of('dealers'));
  assert.equal(first['straight-flush'], 4 * of('no'));
  const last = hitsOf(WA, 'heads-up-holdem', 'PT-BJS-HUH-5CP-09');
  assert.equal(last['flopped-straight-flush'], 4 * flopped);
  assert.equal(last['royal-flush'], 4 * (counts['other royal'] + counts['dealers royal']));
  assert.equal(last['straight-flush'], 4 * counts['no royal']);
  return 'every layout of every straight flush';
};

const pairsOf = (cards) =>
  cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other]));

const layoutsOf = (seven) =>
  pairsOf(seven).flatMap((two) => {
    const dealers = seven.filter((card) => !two.includes(card));
    return pairsOf(dealers).map((last) => [
      two,
      [...dealers.filter((card) => !last.includes(card)), ...last],
    ]);
  });
