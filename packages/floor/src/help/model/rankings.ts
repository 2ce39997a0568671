import {
  type Card,
  describeFlush,
  describePoker,
  fiveCardValue,
  longestFlush,
  type PokerValue,
  parseCards,
  pokerCategoryOf,
  twoCardValue,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import { cardsOf } from './hand-examples.js';

/** A hand of a ranking: its cards, those that count first, and what it is in words. */
export interface RankedHand {
  readonly cards: readonly string[];
  /** How many of them, from the first, make the hand. */
  readonly counting: number;
  /** What such a hand is called, where the words say more. */
  readonly name: string | null;
  readonly words: string;
  readonly value: number;
}

const parsed = (text: string): readonly Card[] => unwrap(parseCards(text));

type Row = readonly [cards: string, counting: number];

const flushRow = ([text, counting]: Row): RankedHand => {
  const value = longestFlush(parsed(text));
  return { cards: cardsOf(text), counting, name: null, words: describeFlush(value), value };
};

const pokerRow =
  (valued: (cards: readonly Card[]) => PokerValue) =>
  ([text, counting]: Row): RankedHand => {
    const value = valued(parsed(text));
    const name = pokerCategoryOf(value).replaceAll('-', ' ');
    return { cards: cardsOf(text), counting, name, words: describePoker(value), value };
  };

/** Seven cards, from the strongest down; the last is the lowest that a dealer plays with. */
export const flushRanking = (): readonly RankedHand[] =>
  (
    [
      ['Kh Jh 9h 7h 5h 4h 2h', 7],
      ['Qs Ts 8s 6s 4s 2s Ad', 6],
      ['Ad Jd 8d 5d 3d Ks Qc', 5],
      ['Ac 9c 6c 2c Kd Kh 7s', 4],
      ['Kc 9c 6c 2c Ad Ah 7s', 4],
      ['As Js 4s Kd 9d Qc 8h', 3],
      ['9h 5h 2h Kd 8d Qc 7s', 3],
    ] as const
  ).map(flushRow);

/** Five cards, from the strongest down. */
export const pokerRanking = (): readonly RankedHand[] =>
  (
    [
      ['As Ks Qs Js Ts', 5],
      ['9h 8h 7h 6h 5h', 5],
      ['Qs Qh Qd Qc 6d', 4],
      ['Jh Jd Jc 8s 8c', 5],
      ['Ad Jd 8d 5d 3d', 5],
      ['9s 8h 7d 6c 5h', 5],
      ['7s 7d 7c Kh 4d', 3],
      ['Ks Kd 5h 5c 9d', 4],
      ['9s 9d Ac 8h 4c', 2],
      ['As Kd 9h 6c 3d', 5],
    ] as const
  ).map(pokerRow(fiveCardValue));

/** Two cards, from the strongest down. */
export const twoCardRanking = (): readonly RankedHand[] =>
  (
    [
      ['As Ah', 2],
      ['2s 2d', 2],
      ['Ac Kd', 2],
      ['Qs 9s', 2],
      ['7c 6c', 2],
    ] as const
  ).map(pokerRow(twoCardValue));
