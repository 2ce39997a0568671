import { pokerValueOfStrength, type Rank, ranksOf, STRONGEST, strengthToReach } from '@baize/cards';
import { assert } from '@baize/result';
import { Dealers, ENDINGS } from '../caribbean-stud/against-dealer.js';
import { markOf } from '../caribbean-stud/dealers-flushes.js';
import { countStudDeals } from '../caribbean-stud/deals.js';
import type { StudGame } from '../caribbean-stud/game.js';

const [FOLD, BET] = [1, 2] as const;
const DEPENDS = FOLD | BET;
/** Ranks go up to 14: a row of answers has a place for each. */
const UPS = 16;

/**
 * Best play of a hand against an up card, exactly. Suits touch only the few dealers' hands of the up
 * card's suit: where these turn the answer, the hand is counted with its suits, once.
 */
export class StudDecisions {
  private readonly answers = new Uint8Array((STRONGEST + 1) * UPS);
  private readonly exact = new Map<number, boolean>();
  private readonly dealers: Dealers;
  private readonly counts = new Float64Array(ENDINGS);

  constructor(game: StudGame) {
    this.dealers = new Dealers(game);
    for (const { value, up, isBestBet } of countStudDeals(game).cells) {
      const at = strengthToReach(value) * UPS + up;
      this.answers[at] = (this.answers[at] as number) | (isBestBet ? BET : FOLD);
    }
  }

  /** Whether ranks alone say what to do; if not, `betsWith` has to know the suits. */
  answer(strength: number, up: Rank): boolean | null {
    const known = this.answers[strength * UPS + up] as number;
    return known === DEPENDS ? null : known === BET;
  }

  /** Whether to bet; `held` are the player's ranks of the up card's suit. */
  betsWith(strength: number, up: Rank, held: number): boolean {
    const known = this.answer(strength, up);
    if (known !== null) return known;
    const key = ((strength * UPS + up) << 13) | held;
    const found = this.exact.get(key) ?? this.isBestBet(strength, up, held);
    this.exact.set(key, found);
    return found;
  }

  private isBestBet(strength: number, up: Rank, held: number): boolean {
    const { dealers, counts } = this;
    const value = pokerValueOfStrength(strength);
    const mine = ranksOf(value);
    dealers.holding(
      Uint8Array.from(dealers.ranks, (rank) => mine.filter((one) => one === rank).length),
    );
    assert(dealers.facing(dealers.ranks.indexOf(up)), 'an up card that the player does not hold');
    const faced = dealers.against(markOf(value));
    dealers.counts(faced, held, counts);
    return dealers.worth(faced, counts) > -dealers.hands;
  }
}
