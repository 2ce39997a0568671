import type { Place } from '@baize/games';
import type { Irregularity } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { cardsDealtTo } from './dealt.js';

const COUNTED: readonly Irregularity[] = ['wrong-count-to-player', 'wrong-count-to-dealer'];

/** How many cards lie at a place: those dealt, or as many as it was called for having instead. */
export const cardsLying = (
  { game, irregularities }: Pick<RoundAtTable, 'game' | 'irregularities'>,
  place: Place,
): number =>
  irregularities.findLast(
    (one) => one.place === place && one.cards !== null && COUNTED.includes(one.kind),
  )?.cards ?? cardsDealtTo(game, place);

/** How many have left the stack, as far as anybody knows. */
export const allCardsLying = (round: Pick<RoundAtTable, 'game' | 'irregularities'>): number =>
  round.game.hands.reduce(
    (sum, { seat }) => sum + cardsLying(round, seat),
    cardsLying(round, 'dealer'),
  );
