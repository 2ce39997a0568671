import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { playerCommitmentOf } from '../../fairness/closed-list.js';
import { isSeedText } from '../../fairness/round-terms.js';
import { roundInProgress } from '../desk.js';
import { type Planned, type Planning, refuse } from '../plan/context.js';
import { termsOf } from '../plan/fair-shuffle.js';

/** A player's client opens the seed that it committed to, once the list is closed. */
export const openSeed = (
  { draft, person }: Planning,
  slug: string,
  { seat, seed }: { readonly seat: number; readonly seed: string },
): Planned => {
  const desk = draft.deskNamed(slug);
  const { committed, list, opened, withheld } = desk.rounds;
  const fair = byPolicy('fairness');
  if (committed === null || list === null) {
    return refuse('list-is-open', 'seeds are opened once betting is closed', fair);
  }
  const pledge = list.commitments.find((one) => one.seat === seat);
  if (pledge === undefined) {
    return refuse('not-in-list', `seat ${seat} is not in the closed list: it opens nothing`, fair);
  }
  if (pledge.player !== person.account) {
    return refuse(
      'not-your-seat',
      `the commitment of seat ${seat} is not yours`,
      byPolicy('roles'),
    );
  }
  if (opened.some((one) => one.seat === seat)) {
    return refuse('opened-before', `the seed of seat ${seat} is open already`, fair);
  }
  const round = roundInProgress(desk);
  if (withheld.length > 0 || round === null || round.voided !== null) {
    return refuse('round-is-ended', 'this round is ended: nothing is opened any more', fair);
  }
  if (!isSeedText(seed)) {
    return refuse('bad-seed', 'a seed is a text of 1 to 256 bytes', bySoftware('forms'));
  }
  const made = playerCommitmentOf(termsOf(desk, committed), committed.commitment, { seat, seed });
  if (made !== pledge.commitment) {
    return refuse('other-seed', `this is not the seed that seat ${seat} committed to`, fair);
  }
  const { player } = pledge;
  const { at } = draft;
  draft.ofRounds(slug, { type: 'SeedOpened', at, round: committed.round, seat, player, seed });
  return ok(true);
};
