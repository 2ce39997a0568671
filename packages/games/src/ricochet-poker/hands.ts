import {
  bestFiveOf,
  type Card,
  describePocket,
  describePoker,
  describeStraightFlush,
  describeSuitedFive,
  describeThreeCard,
  fiveCardValue,
  holdEmRoyals,
  isSixCardAceHigh,
  longestStraightFlush,
  type PokerValue,
  pocketOf,
  pokerCategoryOf,
  type Royal,
  ranksOf,
  rapidFire,
  runLength,
  type Suit,
  suitedFive,
  suitWord,
  threeCardHand,
  twoCardValue,
} from '@baize/cards';
import { assertNever } from '@baize/result';
import type { HandKey, PayRow, PayTable } from '@baize/rulebook';
import { firstRow } from '../kernel/lines.js';

/** The row of a table that a hand takes, if any, and the hand in words. */
export interface Judgement {
  readonly words: string;
  readonly row: PayRow | undefined;
}

/** What lies on the felt when bonus wagers settle. */
export interface FirstCards {
  readonly two: readonly Card[];
  /** In the order dealt. */
  readonly dealer: readonly Card[];
}

export interface JudgedBy {
  /** For the runs of three and four on which the document is silent (AMB-04). */
  readonly aceLow: boolean;
  /** The suit the operator chose, where the table needs one. */
  readonly suit: Suit | null;
}

/** Which cards count, and by which ranking, is the table's to say. */
export const judge = (table: PayTable, cards: FirstCards, by: JudgedBy): Judgement => {
  const { two, dealer } = cards;
  switch (table.judged) {
    case 'two-against-dealer': {
      const result = rapidFire(two, dealer);
      return of(table, describePoker(twoCardValue(two)), (key) => key === result);
    }
    case 'dealer-five-card-poker':
      return judgePoker(table, fiveCardValue(dealer));
    case 'pocket-two': {
      const pocket = pocketOf(two);
      return of(table, describePocket(two), (key) => key === pocket);
    }
    case 'two-and-dealers-first':
      return judgeMiniRoyal(table, [...two, ...dealer.slice(0, 1)], by);
    case 'two-and-dealers-five-straight-flush':
      return judgeStraightFlush(table, [...two, ...dealer]);
    case 'two-and-dealers-three-poker':
      return judgePoker(table, fiveCardValue([...two, ...dealer.slice(0, 3)]));
    case 'two-and-dealers-three-suited': {
      const hand = suitedFive([...two, ...dealer.slice(0, 3)], by);
      return of(table, describeSuitedFive(hand), (key) => key === hand);
    }
    case 'two-and-dealers-five-poker':
      return judgePoker(table, bestFiveOf([...two, ...dealer]));
    case 'two-and-dealers-five-holdem':
      return judgeHoldEm(table, cards, by);
    case 'five-card-poker':
    case 'flush-of-seven':
    case 'straight-flush-of-seven':
      throw new Error(`table ${table.id} is not judged on the first cards of this game`);
    default:
      return assertNever(table.judged);
  }
};

/** The ante bonus, on a player's five cards. */
export const judgeFive = (table: PayTable, five: readonly Card[]): Judgement =>
  judgePoker(table, fiveCardValue(five));

const of = (table: PayTable, words: string, satisfies: (key: HandKey) => boolean): Judgement => ({
  words,
  row: firstRow(table, satisfies),
});

const judgePoker = (table: PayTable, value: PokerValue): Judgement =>
  of(table, describePoker(value), (key) => isPoker(value, key));

const JACK = 11;
const FIVE = 5;

const isPoker = (value: PokerValue, key: HandKey): boolean => {
  const category = pokerCategoryOf(value);
  switch (key) {
    case 'pair-jacks-or-better':
      return category === 'one-pair' && firstRank(value) >= JACK;
    case 'pair-fives-or-better':
      return category === 'one-pair' && firstRank(value) >= FIVE;
    default:
      return key === category;
  }
};

const firstRank = (value: PokerValue): number => ranksOf(value)[0] ?? 0;

const judgeMiniRoyal = (table: PayTable, three: readonly Card[], by: JudgedBy): Judgement => {
  const hand = threeCardHand(three, by);
  const satisfies = (key: HandKey): boolean => {
    if (hand.category !== 'mini-royal') return key === hand.category;
    return key === (hand.suit === by.suit ? 'mini-royal-suit' : 'mini-royal-other');
  };
  return of(table, describeThreeCard(hand), satisfies);
};

/** The ace is low or high whatever the house reads elsewhere (WA-RP-AppG-n3). */
const judgeStraightFlush = (table: PayTable, seven: readonly Card[]): Judgement => {
  const run = longestStraightFlush(seven, { aceLow: true });
  const byLength = `straight-flush-${runLength(run)}`;
  return of(
    table,
    describeStraightFlush(run),
    (key) => key === byLength || (key === 'straight-flush-6-ace-high' && isSixCardAceHigh(run)),
  );
};

/** Where a royal came from decides its row (AMB-30). */
const judgeHoldEm = (table: PayTable, { two, dealer }: FirstCards, by: JudgedBy): Judgement => {
  const value = bestFiveOf([...two, ...dealer]);
  const { royal, floppedStraightFlush } = holdEmRoyals(two, dealer);
  const dealersApart = table.rows.some(({ hand }) => hand === 'dealers-royal-flush');
  const satisfies = (key: HandKey): boolean => {
    switch (key) {
      case 'flopped-royal-flush-suit':
        return royal?.from === 'flopped' && royal.suit === by.suit;
      case 'flopped-royal-flush':
        return royal?.from === 'flopped';
      case 'flopped-straight-flush':
        return floppedStraightFlush;
      case 'dealers-royal-flush':
        return royal?.from === 'dealers';
      case 'royal-flush':
        return royal !== undefined && !(dealersApart && royal.from === 'dealers');
      default:
        return key === pokerCategoryOf(value);
    }
  };
  return of(table, holdEmWords(value, royal, floppedStraightFlush), satisfies);
};

const holdEmWords = (value: PokerValue, royal: Royal | undefined, flopped: boolean): string => {
  if (royal === undefined) return `${flopped ? 'flopped ' : ''}${describePoker(value)}`;
  const words = `${ROYAL_WORDS[royal.from]}royal flush in ${suitWord(royal.suit)}`;
  return flopped && royal.from !== 'flopped' ? `${words}, and a flopped straight flush` : words;
};

const ROYAL_WORDS: Readonly<Record<Royal['from'], string>> = {
  flopped: 'flopped ',
  dealers: "dealer's ",
  other: '',
};
