import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import type { Draft } from '../draft.js';
import { openingOf } from '../seeds/opening.js';
import { type Planned, refuse } from './context.js';

export const notOpen = (): ReturnType<typeof refuse> =>
  refuse(
    'seeds-not-open',
    'players still open their seeds: no card is dealt before all are open',
    byPolicy('fairness'),
  );

/** The record tells when the first card leaves the deck: after every seed of the closed list is open. */
export const beginDeal = (draft: Draft, slug: string): Planned => {
  const desk = draft.deskNamed(slug);
  if (openingOf(desk) !== null) return notOpen();
  const { committed, list, steps } = desk.rounds;
  if (committed === null || list === null || steps.some(({ step }) => step === 'dealt')) {
    return ok(true);
  }
  draft.ofRounds(slug, { type: 'DealBegun', at: draft.at, round: committed.round });
  return ok(true);
};
