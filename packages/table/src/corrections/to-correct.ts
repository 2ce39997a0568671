import { type GameRound, gameOf, type Place } from '@baize/games';
import { type Looking, viewerOf } from '../people/looking.js';
import { roundNow } from '../rounds/round-of.js';
import type { DeadCard } from '../table/state.js';
import type { World } from '../table/world.js';

/** The round whose cards a correction is about. */
export interface ToCorrect {
  readonly round: string;
  readonly game: GameRound;
  readonly dead: readonly DeadCard[] | undefined;
  readonly isSettled: boolean;
}

/** The round in play, or else the latest one that was settled. */
export const roundToCorrect = (world: World): ToCorrect | null => {
  const live = roundNow(world);
  const { settled } = world.table;
  if (live !== null && live.game.phase !== 'settled' && live.game.phase !== 'betting') {
    return { round: live.round, game: live.game, dead: live.dead, isSettled: false };
  }
  if (settled === null) return null;
  const { round, game, dead } = settled;
  return { round, game, dead, isSettled: true };
};

/** Whose cards may be put right now, and by whom: it is known before anybody types a card. */
export interface Correctable {
  readonly round: string;
  /** After the settlement a floorperson does it. */
  readonly who: 'dealer' | 'floorperson';
  /** The cards as this viewer sees them. */
  readonly hands: readonly { readonly place: Place; readonly cards: readonly string[] }[];
}

export const correctableNow = (world: World, looking: Looking): Correctable | null => {
  const target = roundToCorrect(world);
  const rules = world.rules.inForce;
  if (target === null || target.game.rules !== world.rules.digest) return null;
  const { round, game, isSettled } = target;
  const { cardsShown, view } = gameOf(game);
  const seen = view(rules, game, viewerOf(world.table, game, looking));
  const places: readonly Place[] = [...game.hands.map(({ seat }) => seat), 'dealer'];
  const hands = places
    .map((place) => ({ place, cards: cardsShown(seen, place) }))
    .filter(({ cards }) => cards.length > 0);
  return { round, who: isSettled ? 'floorperson' : 'dealer', hands };
};
