import type { Result } from '@baize/result';
import { byPolicy, type WagerId } from '@baize/rulebook';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { World } from '../table/world.js';

/** Whether a wager is a jackpot of this table; no other wager has a meter. */
export const jackpotOffered = (
  { inForce }: Pick<World['rules'], 'inForce'>,
  jackpot: WagerId,
): Result<true, Refusal> =>
  inForce.jackpots.some(({ id }) => id === jackpot)
    ? FINE
    : refuse('not-offered', `no jackpot ${jackpot} is offered here`, byPolicy('elections'));
