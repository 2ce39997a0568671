import { type Cents, cents, centsBelow } from '@baize/money';
import { ok } from '@baize/result';
import {
  nextStep,
  type StandIns,
  type TableCommand,
  type TableGesture,
  unattendedStep,
  viewTable,
} from '@baize/table';
import { practiceDecision } from '../../practice/practice-decision.js';
import { practiceStakes } from '../../practice/practice-stakes.js';
import type { Reader } from '../../store/store.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { AUTOMATIC_DEALER, HOUSE_POLICY } from '../people.js';
import type { Planned } from '../plan/context.js';
import { cardsLeft, cutBySeed } from '../plan/fair-shuffle.js';
import { fillTray, isTrayLow } from '../plan/fill-tray.js';
import { asDealer, runCommand } from '../plan/run-command.js';
import type { SeedVault } from '../plan/seed-vault.js';
import { runGesture } from '../plan/table-command.js';
import { freeSeat, seatToFree } from '../presence/free-seats.js';
import type { LaidChips } from '../presence/laid-chips.js';
import { endWithheld } from '../seeds/end-withheld.js';
import { msLeft, openingOf } from '../seeds/opening.js';
import type { SeedDoor } from '../seeds/seed-door.js';
import { chipsOf } from '../streams/account-stream.js';
import { placeLaidChips } from './place-laid.js';
import { practiceToBet, practiceToDecide, type Reseating, reseating } from './practice-seats.js';
import { isAtRest, type Mood, mayBet } from './upcoming.js';

/** What a table that deals by itself has at hand for its next step. */
export interface Stepping {
  readonly draft: Draft;
  readonly vault: SeedVault;
  readonly store: Reader;
  readonly door: SeedDoor;
  readonly chance: (below: number) => number;
  readonly mood: Mood;
  readonly awaySince: (slug: string, account: string) => number | null;
  readonly laid: LaidChips;
  /** Told of what failed for a practice player; the table goes on without. */
  readonly failed: (error: unknown) => null;
}

const NOTHING: Planned = ok(true);

const STAND_INS: StandIns = { dealer: AUTOMATIC_DEALER, floorperson: HOUSE_POLICY };

/** Does what is due at a table now; drafts nothing where it waits for a person. */
export const takeStep = async (stepping: Stepping, slug: string): Promise<Planned> => {
  const { draft, vault, mood, store } = stepping;
  const desk = draft.desk(slug);
  if (desk === undefined || desk.table.phase === 'closed') return NOTHING;
  const freed = seatToFree(desk, draft.at, (account) => stepping.awaySince(slug, account));
  if (freed !== null) return freeSeat(draft, store, slug, freed);
  const opening = openingOf(desk, mood.start);
  if (opening !== null && msLeft(opening, draft.at) === 0) {
    return endWithheld(stepping, slug, opening);
  }
  if (desk.settings.dealing !== 'automatic') return NOTHING;
  const reseated = mood.draining ? null : reseat(draft, slug, reseating(desk, mood.lively));
  if (reseated !== null) return reseated;
  if (isAtRest(desk, mood)) return NOTHING;
  if (isTrayLow(draft, slug)) return fillTray(draft, slug);
  const practised = await practiceStep(stepping, slug, desk).catch(stepping.failed);
  if (practised?.ok === true) return practised;
  const laid = await placeLaidChips(stepping, slug, desk);
  if (laid !== null) return laid;
  const world = draft.world(slug);
  const next = nextStep(world, draft.at);
  if (next?.kind === 'deal' && opening !== null) return NOTHING;
  const cards = await cardsLeft(desk, vault);
  const command = unattendedStep(world, draft.at, cards, STAND_INS);
  if (command === null) return NOTHING;
  return runGesture(stepping, slug, await seeded(stepping, slug, command));
};

/** Practice players sit down and get up. */
const reseat = (draft: Draft, slug: string, seats: Reseating | null): Planned | null => {
  if (seats === null) return null;
  const { does, ...where } = seats;
  const gesture = (
    does === 'sit' ? { type: 'Sit', ...where } : { type: 'Leave', ...where }
  ) as TableGesture;
  const done = runCommand(draft, slug, asDealer(draft, slug, gesture));
  return done.ok ? done : null;
};

/** Where a deck is cut is the seed's to say. */
const seeded = async (
  { draft, vault }: Stepping,
  slug: string,
  command: TableCommand,
): Promise<TableCommand> => {
  if (command.type !== 'Cards' || command.gesture.type !== 'Cut') return command;
  const depth = await cutBySeed(draft, vault, slug, command.gesture.deck);
  return { ...command, gesture: { ...command.gesture, depth: depth ?? command.gesture.depth } };
};

const practiceStep = async (
  stepping: Stepping,
  slug: string,
  desk: Desk,
): Promise<Planned | null> => {
  const { draft, mood } = stepping;
  const bettor = mayBet(mood, roundInProgress(desk)) ? practiceToBet(desk) : null;
  if (bettor !== null) {
    const placed = await placeBet(stepping, slug, desk, bettor).catch(stepping.failed);
    // A practice player who cannot bet sits out and holds up no one.
    return placed?.ok === true
      ? placed
      : runCommand(
          draft,
          slug,
          asDealer(draft, slug, { type: 'SitOut', seat: bettor, why: 'away' }),
        );
  }
  const next = nextStep(draft.world(slug), draft.at);
  if (next?.kind !== 'players' || next.what !== 'decide') return null;
  const decider = practiceToDecide(desk, next.seats);
  return decider === null ? null : decide(stepping, slug, desk, decider);
};

const playerAt = ({ table }: Desk, seat: number): string =>
  (table.phase === 'open' ? table.seats[seat]?.player : undefined) ?? '';

const asPlayer = (draft: Draft, desk: Desk, seat: number, gesture: TableGesture): TableCommand => ({
  ...gesture,
  at: draft.at,
  by: playerAt(desk, seat),
  as: 'player',
});

/** What a practice player buys when the chips run out. */
const PRACTICE_BUY_IN: Cents = cents(100_000);

const placeBet = async (
  { draft, store, chance }: Stepping,
  slug: string,
  desk: Desk,
  seat: number,
): Promise<Planned> => {
  const player = playerAt(desk, seat);
  const { round } = viewTable(draft.world(slug), { kind: 'player', player }, draft.at);
  const act = round?.legal[seat]?.find((one) => one.act === 'place-wagers');
  if (act?.act !== 'place-wagers') return NOTHING;
  const stakes = practiceStakes(desk.rules.inForce, act, chance);
  const staked = Object.values(stakes).reduce((sum, stake) => sum + stake, 0);
  // Enough for the ante, its raise and the bonuses.
  if (centsBelow(await store.balance(chipsOf(player))) < 5 * staked) {
    const buy = { type: 'BuyIn', player, cents: PRACTICE_BUY_IN } as const;
    const bought = runCommand(draft, slug, asDealer(draft, slug, buy));
    if (!bought.ok) return bought;
  }
  const bet = { type: 'PlaceWagers', seat, stakes } as const;
  return runCommand(draft, slug, asPlayer(draft, desk, seat, bet));
};

const decide = async (
  { draft }: Stepping,
  slug: string,
  desk: Desk,
  seat: number,
): Promise<Planned> => {
  const player = playerAt(desk, seat);
  const { round } = viewTable(draft.world(slug), { kind: 'player', player }, draft.at);
  const decision = round === null ? null : practiceDecision(desk.rules.inForce, round.game, seat);
  if (decision === null) return NOTHING;
  const gesture = { type: 'Decide', seat, decision } as const;
  return runCommand(draft, slug, asPlayer(draft, desk, seat, gesture));
};
