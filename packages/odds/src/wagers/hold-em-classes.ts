import {
  type Card,
  longestRun,
  type RankMask,
  rankBit,
  rankMaskOf,
  ranksDown,
  runLength,
  SUITS,
} from '@baize/cards';
import type { FirstCards } from '@baize/games';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { FLUSH } from './rank-patterns.js';
import { byBestFive, suitedSevens } from './seven-card-classes.js';

const SEVEN = 7;
const PLACES = Array.from({ length: SEVEN }, (_, place) => place);

/** One way to lay seven cards: two are the player's, three the dealer's first, two the dealer's last. */
interface Layout {
  readonly two: readonly number[];
  readonly flop: readonly number[];
  readonly last: readonly number[];
}

const pairsOf = (places: readonly number[]): readonly (readonly [number, number])[] =>
  places.flatMap((one, at) =>
    places.slice(at + 1).map((other): readonly [number, number] => [one, other]),
  );

const LAYOUTS: readonly Layout[] = pairsOf(PLACES).flatMap((two) => {
  const dealers = PLACES.filter((place) => !two.includes(place));
  return pairsOf(dealers).map((last) => ({
    two,
    flop: dealers.filter((place) => !last.includes(place)),
    last,
  }));
});

/**
 * Every deal of a player's two cards, the dealer's first three and last two. Where the cards lie matters
 * to a straight flush alone: all other hands are counted by their best five, in every layout at once.
 */
export const holdEmClasses = (
  ranks: RankMask,
  unsuited: readonly Counted<readonly Card[]>[],
): readonly Counted<FirstCards>[] => {
  const plain = new HandClasses<readonly Card[]>();
  const suited = new HandClasses<FirstCards>();
  for (const { shown, hands, cards } of suitedSevens(ranks)) {
    if (!hasRun(shown)) {
      plain.add('flush', SUITS.length * hands, () => cards(SUITS[0]));
      continue;
    }
    for (const { of: layout, hands: layouts } of layoutsOf(shown)) {
      const kind = kindOfLayout(bitsOf(shown), layout);
      for (const suit of SUITS) {
        suited.add(`${suit} ${kind}`, layouts * hands, () => laid(cards(suit), layout));
      }
    }
  }
  const elsewhere = byBestFive([...unsuited, ...plain.list()]);
  return [
    ...suited.list(),
    ...elsewhere.map(({ of, hands }) => ({
      of: { two: of.slice(0, 2), dealer: of.slice(2) },
      hands: LAYOUTS.length * hands,
    })),
  ];
};

/** The layouts of a hand by what they make of its straight flush. */
const layoutsOf = (shown: RankMask): readonly Counted<Layout>[] => {
  const layouts = new HandClasses<Layout>();
  const bits = bitsOf(shown);
  for (const layout of LAYOUTS) layouts.add(kindOfLayout(bits, layout), 1, () => layout);
  return layouts.list();
};

const hasRun = (ranks: RankMask): boolean =>
  runLength(longestRun(ranks, { aceLow: true })) >= FLUSH;

const ROYAL = rankMaskOf([14, 13, 12, 11, 10]);
const isRoyal = (ranks: RankMask): boolean => (ranks & ROYAL) === ROYAL;

/** Whether the flop makes a straight flush, and which of flop, dealer's five and all seven are royal. */
const kindOfLayout = (bits: readonly RankMask[], { two, flop, last }: Layout): number => {
  const three = ranksAt(bits, flop);
  const flopped = three | ranksAt(bits, two);
  const dealers = three | ranksAt(bits, last);
  return (
    Number(hasRun(flopped)) |
    (Number(isRoyal(flopped)) << 1) |
    (Number(isRoyal(dealers)) << 2) |
    (Number(isRoyal(flopped | dealers)) << 3)
  );
};

/** The ranks of the flush one by one, as the cards are listed; cards of other suits are none. */
const bitsOf = (shown: RankMask): readonly RankMask[] => ranksDown(shown).map(rankBit);

const ranksAt = (bits: readonly RankMask[], places: readonly number[]): RankMask => {
  let ranks = 0;
  for (const place of places) ranks |= bits[place] ?? 0;
  return ranks;
};

const laid = (cards: readonly Card[], { two, flop, last }: Layout): FirstCards => {
  const at = (places: readonly number[]): readonly Card[] =>
    places.flatMap((place) => cards.slice(place, place + 1));
  return { two: at(two), dealer: [...at(flop), ...at(last)] };
};
