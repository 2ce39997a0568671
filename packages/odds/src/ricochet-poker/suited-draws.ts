import {
  cardOf,
  fiveCardValue,
  type PokerValue,
  pokerCategoryOf,
  pokerValue,
  type Rank,
  SUITS,
} from '@baize/cards';
import { present } from '@baize/result';

/** The draws of one suit by what they truly are. */
interface Suited {
  readonly flush: number;
  readonly straightFlush: number;
  readonly royalFlush: number;
}

/** Draws of the player's own suit, all of them above any dealer's hand that stays. */
export interface SuitedCounts extends Suited {
  /** Flushes that by their ranks alone would be below the dealer's hand. */
  readonly flushBelow: number;
}

const LOWEST_PAIR = pokerValue('one-pair', []);

/** The draws that make a flush of two cards of one suit, at these places among the ranks. */
export class SuitedDraws {
  /** By their ranks, the lowest first; the three places are a bit each. */
  private readonly flushes: Int32Array;
  private readonly byRank: Int32Array;
  private readonly straights: readonly { readonly places: number; readonly isRoyal: boolean }[];
  private readonly counted: (Suited | undefined)[] = [];

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

  /** Where the dealer holds these places of the player's suit. */
  count(taken: number, dealer: PokerValue): SuitedCounts {
    const { flush, straightFlush, royalFlush } = this.counted[taken] ?? this.countAll(taken);
    const flushBelow = dealer < LOWEST_PAIR ? this.below(taken, dealer) : flush;
    return { flush, straightFlush, royalFlush, flushBelow };
  }

  private countAll(taken: number): Suited {
    const open = this.straights.filter(({ places }) => (places & taken) === 0);
    const royalFlush = open.filter(({ isRoyal }) => isRoyal).length;
    const all = {
      flush: this.flushes.filter((places) => (places & taken) === 0).length,
      straightFlush: open.length - royalFlush,
      royalFlush,
    };
    this.counted[taken] = all;
    return all;
  }

  private below(taken: number, dealer: PokerValue): number {
    const { flushes, byRank } = this;
    let below = 0;
    for (let at = 0; at < flushes.length && (byRank[at] as number) < dealer; at += 1) {
      if (((flushes[at] as number) & taken) === 0) below += 1;
    }
    return below;
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
