import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { isCommitment } from '../../fairness/commitment.js';
import { roundInProgress } from '../desk.js';
import { type Planned, type Planning, refuse } from '../plan/context.js';

const MINUTE_MS = 60_000;

/** A player's client commits to a seed, for the round in whose betting it does. */
export const commitSeed = async (
  planning: Planning,
  slug: string,
  { seat, commitment }: { readonly seat: number; readonly commitment: string },
): Promise<Planned> => {
  const { draft, person, door, from, browser } = planning;
  const desk = draft.deskNamed(slug);
  const sits = desk.table.phase === 'open' ? desk.table.seats[seat] : undefined;
  if (sits?.player !== person.account) {
    return refuse('not-your-seat', `you do not sit at seat ${seat}`, byPolicy('roles'));
  }
  if (!isCommitment(commitment)) {
    const message = 'a commitment is "sha256:" and 64 hexadecimal digits, in small letters';
    return refuse('bad-commitment', message, bySoftware('forms'));
  }
  const { committed } = desk.rounds;
  const betting = roundInProgress(desk)?.game.phase === 'betting';
  if (!betting || committed === null || committed.version === 1) {
    return refuse(
      'betting-is-closed',
      'seeds are committed to while betting is open',
      byPolicy('fairness'),
    );
  }
  const barred = await door.barred(planning, person.account, from);
  if (barred !== null) {
    const left = Date.parse(barred.until ?? draft.at) - Date.parse(draft.at);
    const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
    return refuse(
      'counts-as-silent',
      `a seed was withheld from this account or address: the next rounds are shuffled without yours, for ${minutes} more minutes`,
      byPolicy('fairness'),
    );
  }
  const { account: player } = person;
  door.came(draft, { player, commitment }, { source: from, browser });
  const { round } = committed;
  draft.ofRounds(slug, { type: 'SeedCommitted', at: draft.at, round, seat, player, commitment });
  return ok(true);
};
