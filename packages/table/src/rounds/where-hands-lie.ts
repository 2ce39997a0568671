import { isContest, type Place } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { cardsDealtTo } from './dealt.js';
import { contestGame } from './folded.js';

export type Lies =
  /** Face down before its player, who looks at it, or before the dealer. */
  | 'face-down'
  /** Decided on, face down, with the ante on it. */
  | 'under-the-ante'
  /** Given up, face down, until it is counted and racked. */
  | 'folded'
  /** Under a wager, face down: the rest of the hand is in the rack. */
  | 'tucked'
  | 'face-up'
  | 'in-the-rack';

/** Where every hand of the round is, for whoever must find it: only hands that have cards. */
export const whereHandsLie = (
  rules: RulesInForce,
  round: RoundAtTable,
): ReadonlyMap<Place, Lies> => {
  const { game, takenUp, tucked } = round;
  const lies = (place: Place): Lies => {
    if (takenUp.includes(place)) return 'in-the-rack';
    if (game.phase === 'betting' || !isContest(game)) return 'face-up';
    const hand = game.hands.find(({ seat }) => seat === place);
    if (hand === undefined) return game.dealer.turned ? 'face-up' : 'face-down';
    if (hand.turned) return 'face-up';
    if (hand.decision?.kind === 'fold')
      return tucked[hand.seat] === undefined ? 'folded' : 'tucked';
    return hand.decision === null ? 'face-down' : contestGame(rules).staysLies(rules);
  };
  const places: readonly Place[] = [...game.hands.map(({ seat }) => seat), 'dealer'];
  return new Map(
    places.filter((place) => cardsDealtTo(game, place) > 0).map((place) => [place, lies(place)]),
  );
};
