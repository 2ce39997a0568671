import { assert, present } from '@baize/result';
import { closingOf, type Silence } from '../../fairness/closed-list.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { isPractice, isWalkIn } from '../people.js';
import type { Planning } from '../plan/context.js';
import { termsOf } from '../plan/fair-shuffle.js';
import type { ListOfSeeds, Pledge } from '../streams/rounds-stream.js';
import { OPENING_MS } from './opening.js';

type Closing = Pick<Planning, 'draft' | 'store' | 'door'>;

/**
 * With "no more bets" it is fixed who adds a seed, before any is known. No seed is drawn for a player: one who is
 * silent adds nothing.
 */
export const closeList = async (planning: Closing, slug: string): Promise<void> => {
  const { draft } = planning;
  const desk = draft.deskNamed(slug);
  const { committed, pledged } = desk.rounds;
  if (committed === null || desk.table.phase === 'closed') return;
  assert(committed.version === 2, 'a list is closed under version 2');
  const commitments: Pledge[] = [];
  const silent: ListOfSeeds['silent'][number][] = [];
  const seats = Object.entries(desk.table.seats)
    .map(([seat, { player }]) => ({ seat: Number(seat), player }))
    .filter(({ player }) => !isPractice(player))
    .toSorted((left, right) => left.seat - right.seat);
  for (const { seat, player } of seats) {
    const why = await whySilent(planning, slug, seat, player);
    if (why !== null) silent.push({ seat, player, why });
    else commitments.push(present(pledgeOf(pledged, seat, player), 'a commitment'));
  }
  const closing = closingOf(termsOf(desk, committed), committed.commitment, {
    commitments,
    silent,
  });
  const until = new Date(Date.parse(draft.at) + OPENING_MS).toISOString();
  const { round } = committed;
  const { at } = draft;
  draft.ofRounds(slug, { type: 'ListClosed', at, round, commitments, silent, closing, until });
};

const pledgeOf = (pledged: readonly Pledge[], seat: number, player: string): Pledge | undefined =>
  pledged.find((one) => one.seat === seat && one.player === player);

/** Why a seat adds nothing; null where it is bound to a seed. Only who plays may hold the deal up. */
const whySilent = async (
  planning: Closing,
  slug: string,
  seat: number,
  player: string,
): Promise<Silence | null> => {
  const { draft, door } = planning;
  const desk = draft.deskNamed(slug);
  if (isWalkIn(player)) return 'no-device';
  const pledge = pledgeOf(desk.rounds.pledged, seat, player);
  if (pledge === undefined) return 'none';
  if (!plays(desk, seat)) return 'no-wager';
  if (isGone(draft, slug, seat, player)) return 'away';
  return door.atClosing(planning, slug, pledge);
};

const plays = (desk: Desk, seat: number): boolean =>
  (roundInProgress(desk)?.game.hands ?? []).some((hand) => hand.seat === seat);

const isGone = (draft: Draft, slug: string, seat: number, player: string): boolean => {
  const { table } = draft.deskNamed(slug);
  const sits = table.phase === 'open' ? table.seats[seat] : undefined;
  return sits?.away !== 'here' || draft.isAway(slug, player);
};
