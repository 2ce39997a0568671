import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { roundInProgress } from '../desk.js';
import { HOUSE_POLICY } from '../people.js';
import type { Planned, Planning } from '../plan/context.js';
import { runCommand } from '../plan/run-command.js';
import { giveNotice } from '../presence/give-notice.js';
import type { Opening } from './opening.js';
import { whoWithheld } from './who-withheld.js';

const BACK = 'The round ended before a card was dealt, and every wager goes back.';

/** The time to open is over: the round ends, on record with who withheld, and everybody is told. */
export const endWithheld = async (
  { draft, store, door }: Pick<Planning, 'draft' | 'store' | 'door'>,
  slug: string,
  { waitsFor }: Opening,
): Promise<Planned> => {
  const desk = draft.deskNamed(slug);
  const round = roundInProgress(desk);
  if (round === null) return ok(true);
  const { at } = draft;
  await door.withheld({ draft, store }, waitsFor);
  draft.ofRounds(slug, { type: 'SeedsWithheld', at, round: round.round, withheld: waitsFor });
  const late = new Set(waitsFor.map(({ player }) => player));
  for (const player of late) {
    draft.ofAccount(player, { type: 'SeedWithheld', at, table: slug, round: round.round });
  }
  const reason = `the policy of the house: ${whoWithheld(waitsFor)}`;
  const stamp = { at, by: HOUSE_POLICY, as: 'floorperson' } as const;
  const ended = runCommand(draft, slug, { type: 'VoidRound', reason, ...stamp });
  if (!ended.ok) return ended;
  for (const player of new Set(round.game.hands.map((hand) => hand.player))) {
    const who = whoWithheld(waitsFor);
    const others = `${who.slice(0, 1).toUpperCase()}${who.slice(1)}. ${BACK}`;
    const own = `Your page did not open the seed that it had committed to. ${BACK} For an hour the rounds you play are shuffled without a seed of yours.`;
    giveNotice(draft, player, {
      table: slug,
      what: 'round-voided',
      why: 'policy',
      words: late.has(player) ? own : others,
      cite: byPolicy('fairness'),
      cents: null,
    });
  }
  return ok(true);
};
