import {
  bettingDeadline,
  decidingDeadlines,
  nextStep,
  type OpenWorld,
  seatsToBet,
  secondsToAct,
  type World,
} from '@baize/table';
import { isAtRest, type Mood } from '../automation/upcoming.js';
import { type Desk, roundInProgress } from '../desk.js';
import { AUTOMATIC_DEALER } from '../people.js';
import { openingOf } from '../seeds/opening.js';
import { PEOPLE_STALLED_AFTER_MS, STALLED_AFTER_MS, VOID_AFTER_MS } from './policy.js';

/** For whom a table waits, what for and since when; `stalled` once it waits longer than it should. */
export interface WaitingView {
  readonly for: 'players' | 'dealer' | 'floorperson' | 'clock' | 'nobody';
  readonly what: string;
  readonly since: string;
  readonly seats: readonly number[];
  readonly stalled: boolean;
}

type Waits = Omit<WaitingView, 'stalled'>;

export const waitingOf = (
  desk: Desk,
  world: World,
  at: string,
  mood: Mood,
  /** When the last thing happened at the table. */
  last: string,
): WaitingView => {
  const waits = waitsFor(desk, world, at, mood, last);
  return { ...waits, stalled: isStalled(desk, waits, at) };
};

const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';

const waitsFor = (desk: Desk, world: World, at: string, mood: Mood, last: string): Waits => {
  const nobody = (what: string): Waits => ({ for: 'nobody', what, since: last, seats: [] });
  if (!isOpen(world)) return nobody('The table is closed.');
  const automatic = desk.settings.dealing === 'automatic';
  const round = roundInProgress(desk);
  const next = nextStep(world, at);
  if (next?.kind === 'floorperson' && !(automatic && isAnyoneGone(world))) {
    return { for: 'floorperson', what: sentence(next.why), since: last, seats: [] };
  }
  if (automatic && isAtRest(desk, mood)) return nobody('The table rests until a player comes.');
  if (next === null || (next.kind === 'players' && next.what === 'sit')) {
    return nobody('The table waits for a player to sit down.');
  }
  const opening = openingOf(desk);
  if (next.kind === 'deal' && opening !== null) {
    const seats = opening.waitsFor.map(({ seat }) => seat);
    return { for: 'players', what: 'Players open their seeds.', since: last, seats };
  }
  if (next.kind === 'players') {
    return next.what === 'decide'
      ? { for: 'players', what: 'Players decide.', since: since(world, last), seats: next.seats }
      : { for: 'players', what: 'Players bet.', since: since(world, last), seats: next.seats };
  }
  if (automatic) {
    const late = round === null ? [] : seatsToBet(world, round);
    return late.length > 0 && round?.game.phase === 'betting'
      ? { for: 'players', what: 'Players bet.', since: since(world, last), seats: late }
      : { for: 'clock', what: 'The table goes on by itself.', since: last, seats: [] };
  }
  if (next.kind === 'do' && next.who === 'floorperson') {
    return { for: 'floorperson', what: 'A floorperson is asked for.', since: last, seats: [] };
  }
  const unattended = world.table.dealer === AUTOMATIC_DEALER;
  if (unattended && round === null) return nobody('The table waits for a dealer.');
  const what = unattended ? 'A dealer must take the table.' : 'The dealer goes on.';
  return { for: 'dealer', what, since: last, seats: [] };
};

const isAnyoneGone = ({ table }: OpenWorld): boolean =>
  Object.values(table.seats).some(({ away }) => away === 'away');

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Players have their time from when it began, whatever others do meanwhile. */
const since = (world: OpenWorld, last: string): string => {
  const { round } = world.table;
  if (round === null) return last;
  const starts = [
    bettingDeadline(world, round)?.since,
    ...decidingDeadlines(world, round).map((one) => one.since),
  ].filter((one) => one !== undefined);
  return starts.toSorted()[0] ?? last;
};

/** How long a table may wait; null where it may for ever. */
const patienceOf = (desk: Desk, waits: Waits): number | null => {
  if (waits.for === 'nobody') return null;
  // Between rounds a dealer may take a while.
  if (waits.for === 'dealer' && roundInProgress(desk) === null) return null;
  const { settings, table } = desk;
  if (settings.dealing !== 'automatic' || waits.for === 'floorperson') {
    return PEOPLE_STALLED_AFTER_MS;
  }
  if (waits.for !== 'players') return STALLED_AFTER_MS;
  const seconds = table.phase === 'open' ? secondsToAct(table.policy) : null;
  return seconds === null ? PEOPLE_STALLED_AFTER_MS : 1000 * seconds + STALLED_AFTER_MS;
};

const isStalled = (desk: Desk, waits: Waits, at: string): boolean => {
  const patience = patienceOf(desk, waits);
  return patience !== null && Date.parse(at) - Date.parse(waits.since) > patience;
};

/** A round with wagers at an automatic table that was not freed in time. */
export const isToVoid = (desk: Desk, waiting: WaitingView, at: string): boolean => {
  const round = roundInProgress(desk);
  return (
    desk.settings.dealing === 'automatic' &&
    waiting.stalled &&
    round !== null &&
    round.voided === null &&
    round.game.phase !== 'settled' &&
    Date.parse(at) - Date.parse(waiting.since) > VOID_AFTER_MS
  );
};
