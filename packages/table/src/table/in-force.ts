import { checkOnDay, hasErrors } from '@baize/rulebook';
import type { Refusal } from '../refusal.js';
import type { World } from './world.js';

/** The day of the house; the calendar's where the house keeps none of its own. */
const dayOf = ({ day }: World, at: string): string => day ?? at.slice(0, 'yyyy-mm-dd'.length);

/** Why the rules of a table do not count on this day, or not any more; null when they do (AMB-79). */
export const whyNotInForce = (world: World, at: string): Refusal | null => {
  const { inForce, house, electionsDigest } = world.rules;
  const found = checkOnDay(inForce.rulebook, house, dayOf(world, at), electionsDigest);
  const wrong = found.find((one) => hasErrors([one]));
  if (wrong === undefined) return null;
  const { path, message, cite } = wrong;
  return { code: 'house-rules', message: `${path}: ${message}`, cite };
};
