import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { TableEvent } from '@baize/table';
import type { Refusal } from '../../refusal.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Person } from '../people.js';
import { refuse } from '../plan/context.js';
import type { Laid, LaidChips } from './laid-chips.js';

/** What is at hand for an order that is kept in the process and not stored. */
export interface Keeping {
  readonly laid: LaidChips;
  readonly desk: Desk;
  readonly person: Person;
}

/** Chips that a player lays on the spots of a seat and has not placed yet. */
export const layChips = (
  { laid, desk, person }: Keeping,
  { type: _type, ...laying }: Laid & { readonly type: 'LayChips' },
): Result<true, Refusal> => {
  const { seat } = laying;
  const sits = desk.table.phase === 'open' ? desk.table.seats[seat] : undefined;
  if (sits?.player !== person.account) {
    return refuse('not-your-seat', `you do not sit at seat ${seat}`, byPolicy('roles'));
  }
  const round = roundInProgress(desk);
  if (round?.game.phase !== 'betting') {
    return refuse('betting-is-closed', 'chips are laid while bets are taken', bySoftware('steps'));
  }
  laid.lay(desk.settings.slug, round.number, person.account, laying);
  return ok(true);
};

/** Whether chips that lie there when the time is over are placed. */
export const setPlaceLaid = (
  { laid, desk, person }: Keeping,
  { on }: { readonly on: boolean },
): Result<true, Refusal> => {
  laid.setPlaced(desk.settings.slug, person.account, on);
  return ok(true);
};

/** What was placed, or is not placed any more, does not lie there. */
export const forgetLaid = (laid: LaidChips, slug: string, event: TableEvent): void => {
  if (event.type === 'SatOut' || event.type === 'PlayerLeft') laid.clear(slug, event.seat);
  if (event.type === 'InRound' && event.event.type === 'WagersPlaced') {
    laid.clear(slug, event.event.seat);
  }
};
