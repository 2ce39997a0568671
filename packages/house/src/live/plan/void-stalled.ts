import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { HOUSE_POLICY } from '../people.js';
import { giveNotice } from '../presence/give-notice.js';
import type { WaitingView } from '../presence/waiting.js';
import type { Planned } from './context.js';
import { runCommand } from './run-command.js';

/** The round of a table that does not get on is void, and its players are told. */
export const voidStalled = (draft: Draft, slug: string, waiting: WaitingView): Planned => {
  const round = roundInProgress(draft.deskNamed(slug));
  if (round === null) return ok(true);
  const reason = `the policy of the house: the table waited since ${waiting.since}. ${waiting.what}`;
  const stamp = { at: draft.at, by: HOUSE_POLICY, as: 'floorperson' } as const;
  const voided = runCommand(draft, slug, { type: 'VoidRound', reason, ...stamp });
  if (!voided.ok) return voided;
  for (const player of new Set(round.game.hands.map((hand) => hand.player))) {
    giveNotice(draft, player, {
      table: slug,
      what: 'round-voided',
      why: 'policy',
      words: 'The table did not get on, so its round is void. Every wager goes back.',
      cite: byPolicy('stalled-tables'),
      cents: null,
    });
  }
  return ok(true);
};
