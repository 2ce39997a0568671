import type { Card } from '@baize/cards';
import type { Cents } from '@baize/money';
import { assert, present } from '@baize/result';
import type { RicochetPlay, RulesInForce } from '@baize/rulebook';
import type { FeltHand } from '../kernel/felt.js';

export type RicochetDecision = 'play' | 'fold';

/** A hand on the felt: `cards` are the first two. */
export interface RicochetHand extends FeltHand {
  /** The three cards drawn, or that would be drawn; null where none are known. */
  readonly draw: readonly Card[] | null;
  /** Ignored where the player is not asked. */
  readonly decision: RicochetDecision | null;
}

/** One round as it lay on the felt. The order of action is worked out, not given. */
export interface RicochetFelt {
  /** Five cards in the order dealt: the first one and the first three count for jackpots. */
  readonly dealer: readonly Card[];
  /** What everybody posts, the house too. */
  readonly anteCents: Cents;
  readonly hands: readonly RicochetHand[];
}

export const ricochetPlay = ({ rulebook }: Pick<RulesInForce, 'rulebook'>): RicochetPlay => {
  assert(rulebook.play.game === 'ricochet-poker', 'the rules are of Ricochet Poker');
  return rulebook.play;
};

/** A hand whose ante is void takes no part in the contest: it neither acts nor counts. */
export const isDead = (hand: RicochetHand): boolean => hand.voided.includes('ante');

/** A player's hand that contests the pot, with its first two cards. */
export interface Contender {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** The hands that contest the pot. */
export const contendersOf = (felt: RicochetFelt): readonly Contender[] =>
  felt.hands
    .filter((hand) => !isDead(hand))
    .map(({ seat, cards }) => ({ seat, cards: present(cards, `the two cards of seat ${seat}`) }));
