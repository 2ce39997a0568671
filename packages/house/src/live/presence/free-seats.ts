import { cents, centsBelow } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { whyFreed } from '@baize/table';
import type { Reader } from '../../store/store.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { HOUSE_POLICY, hasDevice } from '../people.js';
import type { Planned } from '../plan/context.js';
import { refillAfterCashing } from '../plan/fill-tray.js';
import { runCommand } from '../plan/run-command.js';
import { chipsOf } from '../streams/account-stream.js';
import { giveNotice } from './give-notice.js';
import { AWAY_FREES_MS } from './policy.js';

/** Since when a player is away, in milliseconds; null while they are there. */
export type AwaySince = (account: string) => number | null;

interface Freed {
  readonly seat: number;
  readonly player: string;
  readonly why: 'away' | 'idle';
}

/** Seats whose players have no wagers in a round that is not over. */
const idleSeats = (desk: Desk) => {
  const { table } = desk;
  if (table.phase === 'closed') return [];
  const round = roundInProgress(desk);
  const plays = new Set(round === null ? [] : round.game.hands.map(({ seat }) => seat));
  return Object.entries(table.seats)
    .map(([seat, sits]) => ({ seat: Number(seat), ...sits }))
    .filter(({ seat, player, away }) => away === 'here' && hasDevice(player) && !plays.has(seat));
};

/** A seat that is free now, by the rounds that were missed or by the time away. */
export const seatToFree = (desk: Desk, at: string, awaySince: AwaySince): Freed | null => {
  for (const sits of idleSeats(desk)) {
    const { seat, player } = sits;
    const since = awaySince(player);
    const why = whyFreed(sits);
    if (why === 'idle' || (why === 'away' && since !== null)) return { seat, player, why };
    if (since !== null && Date.parse(at) - since >= AWAY_FREES_MS) {
      return { seat, player, why: 'away' };
    }
  }
  return null;
};

/** In how many milliseconds the next seat is free where no rounds are played; null where none is. */
export const nextSeatFreeIn = (desk: Desk, at: string, awaySince: AwaySince): number | null => {
  const left = idleSeats(desk).flatMap(({ player }) => {
    const since = awaySince(player);
    return since === null ? [] : [Math.max(0, since + AWAY_FREES_MS - Date.parse(at))];
  });
  return left.length === 0 ? null : Math.min(...left);
};

const WORDS = {
  away: 'You were away, so your seat was given up',
  idle: 'You did nothing for several rounds, so your seat was given up',
} as const;

/** Frees a seat: the chips go to the wallet, and the player is told. */
export const freeSeat = async (
  draft: Draft,
  store: Reader,
  slug: string,
  { seat, player, why }: Freed,
): Promise<Planned> => {
  const left = runCommand(draft, slug, {
    type: 'Leave',
    seat,
    why,
    at: draft.at,
    by: HOUSE_POLICY,
    as: 'floorperson',
  });
  if (!left.ok) return left;
  const chips = sitsElsewhere(draft, player)
    ? cents(0)
    : cents(Math.max(0, centsBelow(await store.balance(chipsOf(player)))));
  if (chips > 0) {
    const { at } = draft;
    draft.ofAccount(player, { type: 'ChipsCashed', at, cents: chips, why, table: slug });
    const filled = await refillAfterCashing(draft, store, player, chips);
    if (!filled.ok) return filled;
  }
  giveNotice(draft, player, {
    table: slug,
    what: 'seat-freed',
    why,
    words: `${WORDS[why]}${chips > 0 ? '. Your chips are in your wallet.' : '.'}`,
    cite: byPolicy('presence'),
    cents: chips > 0 ? chips : null,
  });
  return ok(true);
};

const sitsElsewhere = (draft: Draft, player: string): boolean =>
  Object.keys(draft.floor.tables).some((slug) => {
    const table = draft.desk(slug)?.table;
    return (
      table?.phase === 'open' && Object.values(table.seats).some((seat) => seat.player === player)
    );
  });
