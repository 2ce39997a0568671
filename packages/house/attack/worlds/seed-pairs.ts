import { formatCard } from '@baize/cards';
import type { Chance } from '../../simulation/chance.js';
import { closingOf, playerCommitmentOf, type SilentSeat } from '../../src/fairness/closed-list.js';
import type { PlayerSeed } from '../../src/fairness/player-seed.js';
import { commitmentOf } from '../../src/fairness/recipe.js';
import type { RoundTerms } from '../../src/fairness/round-terms.js';
import { cutDepthOf, deckOf, HouseSeed } from '../../src/index.js';

/** How a round came about: what a seed is searched for by. */
export interface Recipe {
  readonly terms: RoundTerms;
  readonly commitment: string;
  /** Seeds that were opened, and seats that gave none. */
  readonly players: readonly PlayerSeed[];
  readonly silent: readonly SilentSeat[];
}

/** Which draw of the house was the seed of the round. */
export const drawOfRound = ({ terms, commitment }: Recipe, drawn: readonly Uint8Array[]): number =>
  drawn.findIndex((bytes) => commitmentOf(terms, HouseSeed.ofBytes(bytes)) === commitment);

/**
 * Two seeds of the house whose decks agree in the places that somebody sees, and are otherwise as different
 * as chance makes them. By the birthday: seeds are drawn until two of them agree.
 */
export const twinSeeds = (
  { terms, players, silent }: Recipe,
  places: readonly number[],
  chance: Chance,
  most: number,
): { readonly pair: readonly [Uint8Array, Uint8Array]; readonly tried: number } | null => {
  const seen = new Map<string, Uint8Array>();
  for (let tried = 1; tried <= most; tried += 1) {
    const bytes = Uint8Array.from(chance.bytes(32));
    const seed = HouseSeed.ofBytes(bytes);
    const house = commitmentOf(terms, seed);
    const commitments = players.map((one) => ({
      seat: one.seat,
      commitment: playerCommitmentOf(terms, house, one),
    }));
    const closing = closingOf(terms, house, { commitments, silent });
    const deck = deckOf(terms, seed, closing, players);
    const cards = places.map((at) => formatCard(deck[at] as (typeof deck)[number]));
    const key = `${cutDepthOf(terms, seed) ?? ''} ${cards.join('')}`;
    const twin = seen.get(key);
    if (twin !== undefined) return { pair: [twin, bytes], tried };
    seen.set(key, bytes);
  }
  return null;
};
