import {
  cardOf,
  fiveCardValue,
  type PokerValue,
  pokerCategoryOf,
  type Rank,
  SUITS,
} from '@baize/cards';
import { present } from '@baize/result';
import { firstAtLeast } from '../counting/first-at-least.js';

/** The draws of the player's own suit by what they truly are: above any dealer's hand that stays. */
export interface SuitedCounts {
  readonly flush: number;
  readonly straightFlush: number;
  readonly royalFlush: number;
  /** How many of the lowest flushes are open, by how many of the lowest are asked for. */
  readonly lowest: Uint8Array;
}

/** The draws that make a flush of two cards of one suit, at these places among the ranks. */
export class SuitedDraws {
  /** By their ranks, the lowest first; the three places are a bit each. */
  private readonly flushes: Int32Array;
  private readonly byRank: Int32Array;
  private readonly straights: readonly { readonly places: number; readonly isRoyal: boolean }[];
  private readonly counted: (SuitedCounts | undefined)[] = [];

  constructor(ranks: readonly Rank[], first: number, second: number) {
    const others = [...ranks.keys()].filter((place) => place !== first && place !== second);
    const draws = others
      .flatMap((a, at) =>
        others
          .slice(at + 1)
          .flatMap((b, next) =>
            others.slice(at + next + 2).map((c) => drawOf(ranks, [first, second], [a, b, c])),
          ),
      )
      .toSorted((left, right) => left.byRank - right.byRank);
    const flushes = draws.filter(({ truly }) => truly === 'flush');
    this.flushes = Int32Array.from(flushes, ({ places }) => places);
    this.byRank = Int32Array.from(flushes, ({ byRank }) => byRank);
    this.straights = draws
      .filter(({ truly }) => truly !== 'flush')
      .map(({ places, truly }) => ({ places, isRoyal: truly === 'royal-flush' }));
  }

  /** How many of the lowest flushes would by their ranks alone be below a dealer's hand. */
  below(dealer: PokerValue): number {
    return firstAtLeast(this.byRank, dealer);
  }

  /** Where the dealer holds these places of the player's suit. */
  count(taken: number): SuitedCounts {
    return this.counted[taken] ?? this.countOpen(taken);
  }

  private countOpen(taken: number): SuitedCounts {
    const lowest = new Uint8Array(this.flushes.length + 1);
    for (let at = 0; at < this.flushes.length; at += 1) {
      const isOpen = ((this.flushes[at] as number) & taken) === 0;
      lowest[at + 1] = (lowest[at] as number) + (isOpen ? 1 : 0);
    }
    const open = this.straights.filter(({ places }) => (places & taken) === 0);
    const royalFlush = open.filter(({ isRoyal }) => isRoyal).length;
    const counts = {
      flush: lowest[this.flushes.length] as number,
      straightFlush: open.length - royalFlush,
      royalFlush,
      lowest,
    };
    this.counted[taken] = counts;
    return counts;
  }
}

const drawOf = (ranks: readonly Rank[], two: readonly number[], three: readonly number[]) => {
  const five = [...two, ...three].map((place) => present(ranks[place], 'a rank of the deck'));
  const [suit, other] = SUITS;
  return {
    places: three.reduce((bits, place) => bits | (1 << place), 0),
    byRank: fiveCardValue(five.map((rank, at) => cardOf(rank, at === 0 ? other : suit))),
    truly: pokerCategoryOf(fiveCardValue(five.map((rank) => cardOf(rank, suit)))),
  };
};
