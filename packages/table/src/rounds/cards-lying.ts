import type { Place } from '@baize/games';
import type { Irregularity } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { cardsDealtTo } from './dealt.js';

type Counted = Pick<RoundAtTable, 'game' | 'irregularities'>;

const WRONGLY_DEALT: readonly Irregularity[] = ['wrong-count-to-player', 'wrong-count-to-dealer'];
const COUNTED: readonly Irregularity[] = [...WRONGLY_DEALT, 'folded-cards-miscounted'];

/** How many cards lie at a place: those dealt, or as many as it was called for having instead. */
export const cardsLying = ({ game, irregularities }: Counted, place: Place): number =>
  irregularities.findLast(
    (one) => one.place === place && one.cards !== null && WRONGLY_DEALT.includes(one.kind),
  )?.cards ?? cardsDealtTo(game, place);

/**
 * Whether a hand may be taken up with so many cards: as many as lie there, or a number that somebody
 * above the dealer has looked at, or any where a wrong deal was called and nobody said how many.
 */
export const countsRight = (
  round: Counted,
  place: Place,
  counted: number,
  lying: number,
): boolean =>
  counted === lying ||
  round.irregularities.some(
    ({ kind, place: there, cards }) =>
      there === place &&
      COUNTED.includes(kind) &&
      (cards === counted || (cards === null && WRONGLY_DEALT.includes(kind))),
  );

/** How many are left there: those tucked, where the discards of a folded hand are in the rack. */
export const cardsLeftAt = (round: Counted & Pick<RoundAtTable, 'tucked'>, place: Place): number =>
  round.tucked[Number(place)] ?? cardsLying(round, place);

/** How many have left the stack, as far as anybody knows. */
export const allCardsLying = (round: Counted): number =>
  round.game.hands.reduce(
    (sum, { seat }) => sum + cardsLying(round, seat),
    cardsLying(round, 'dealer'),
  );
