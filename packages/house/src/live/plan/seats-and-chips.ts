import type { Stakes } from '@baize/games';
import type { Cents } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy, type Instrument } from '@baize/rulebook';
import { roundInProgress } from '../desk.js';
import { hasDevice, isPractice, isWalkIn, whoseOrder } from '../people.js';
import { commitSeed } from '../seeds/commit-seed.js';
import { type Planned, type Planning, refuse } from './context.js';
import { fillTray } from './fill-tray.js';
import { asDealer, runCommand, stamped } from './run-command.js';
import { planCommand } from './table-command.js';
import { changeCash } from './walk-in.js';
import { isOfAge } from './wallet-plan.js';

export const sit = async (
  planning: Planning,
  slug: string,
  order: { readonly seat: number; readonly player?: string },
): Promise<Planned> => {
  const { draft, person } = planning;
  const { seat } = order;
  const player = whoseOrder(person, order);
  const { table, rules } = draft.deskNamed(slug);
  const age = rules.inForce.rulebook.signage.minimumAge;
  if (age !== null && !(await isOfAge(planning.store, player, age.value))) {
    const message = `who plays here is at least ${age.value} years old: confirm it once`;
    return refuse('age-not-confirmed', message, age.cite);
  }
  const there = table.phase === 'open' ? table.seats[seat] : undefined;
  if (there !== undefined && isPractice(there.player)) {
    const left = sendAway(planning, slug, seat);
    if (!left.ok) return left;
  }
  return runCommand(draft, slug, stamped(draft, person, { type: 'Sit', seat, player }));
};

/** A practice player makes room for a person, but plays the hand that lies there. */
const sendAway = ({ draft }: Pick<Planning, 'draft'>, slug: string, seat: number): Planned => {
  const round = roundInProgress(draft.deskNamed(slug));
  const plays =
    round !== null &&
    round.game.phase !== 'settled' &&
    round.game.hands.some((hand) => hand.seat === seat);
  return plays
    ? refuse(
        'practice-player-plays',
        'a practice player finishes this round; then the seat is free',
        byPolicy('practice'),
      )
    : runCommand(draft, slug, asDealer(draft, slug, { type: 'Leave', seat }));
};

/** A player with a device of their own, who is here and has wagers in a round that is not settled. */
const playsHere = ({ draft }: Planning, slug: string, seat: number): boolean => {
  const desk = draft.deskNamed(slug);
  const round = roundInProgress(desk);
  const player = desk.table.phase === 'open' ? desk.table.seats[seat]?.player : undefined;
  if (round === null || player === undefined || !hasDevice(player)) return false;
  if (draft.world(slug).away?.includes(seat)) return false;
  return round.game.phase !== 'settled' && round.game.hands.some((hand) => hand.seat === seat);
};

/** A seat is given up; staff do not take it from a player who is here and has wagers on the layout. */
export const leave = async (
  planning: Planning,
  slug: string,
  order: { readonly type: 'Leave'; readonly seat: number },
): Promise<Planned> =>
  planning.person.role !== 'player' && playsHere(planning, slug, order.seat)
    ? refuse(
        'player-is-here',
        'the player is here and has wagers on the layout: they leave by themselves',
        byPolicy('own-money'),
      )
    : planCommand(planning, slug, order);

interface Chips {
  readonly cents: Cents;
  readonly player?: string;
}

/** Cash from the player's wallet goes into the drop box, and chips come out of the tray. */
export const buyIn = (planning: Planning, slug: string, order: Chips): Planned => {
  const { draft, person } = planning;
  const player = whoseOrder(person, order);
  const { table } = draft.deskNamed(slug);
  const seats = table.phase === 'open' ? Object.values(table.seats) : [];
  if (!seats.some((seat) => seat.player === player)) {
    return refuse('not-seated', 'sit down first: chips are bought at the table', byPolicy('seats'));
  }
  if (isWalkIn(player)) return changeCash(planning, slug, player, order.cents);
  const filled = fillTray(draft, slug, order.cents);
  if (!filled.ok) return filled;
  const gesture = { type: 'BuyIn', player, cents: order.cents } as const;
  const bought = runCommand(draft, slug, stamped(draft, person, gesture));
  if (!bought.ok) return bought;
  const { at } = draft;
  draft.ofAccount(player, { type: 'ChipsBought', at, table: slug, cents: order.cents });
  return ok(true);
};

export const tipDealer = ({ draft, person }: Planning, slug: string, order: Chips): Planned => {
  const tip = { type: 'TipDealer', player: whoseOrder(person, order), cents: order.cents } as const;
  return runCommand(draft, slug, stamped(draft, person, tip));
};

interface Wagers {
  readonly type: 'PlaceWagers';
  readonly seat: number;
  readonly stakes: Stakes;
  readonly tips?: Stakes;
  /** What lies on the layout; chips where nothing is said. */
  readonly with?: Instrument | 'cash';
  /** Called out instead of placed. */
  readonly spoken?: boolean;
  /** The commitment to what this player mixes into the shuffle, as `CommitSeed` takes it. */
  readonly seedCommitment?: string;
}

/** Wagers, and with them a commitment to the seed, as the player's client sends both. */
export const wager = async (
  planning: Planning,
  slug: string,
  { seedCommitment: commitment, ...wagers }: Wagers,
): Promise<Planned> => {
  const { draft, person } = planning;
  const placed = runCommand(draft, slug, stamped(draft, person, wagers));
  if (!placed.ok || commitment === undefined) return placed;
  return commitSeed(planning, slug, { seat: wagers.seat, commitment });
};
