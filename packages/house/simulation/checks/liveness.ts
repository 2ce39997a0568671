import type { Desk } from '../../src/live/desk.js';
import { roundInProgress } from '../../src/live/desk.js';
import { Broken } from './failure.js';

/** Who follows a table, by account. */
export type Followers = Pick<ReadonlySet<string>, 'has'>;

/** What the simulation itself knows of a table, beside what the house says. */
export interface AtTable {
  /** People who follow it, by account: as far as the server can know. */
  readonly followers: Followers;
  /** A dealer is at work there, where one is needed. */
  readonly isDealt: boolean;
  /** The store fails, or did a moment ago. */
  readonly isTroubled: boolean;
}

/** Beside what players take: the gestures of a round at its pace, and decks that are opened and shuffled. */
const PROCEDURE_MS = 150_000;
/** A floorperson of the simulation looks at the floor every few seconds. */
const RULING_MS = 60_000;
/** A dealer of the simulation is slow now and then. */
const DEALER_MS = 240_000;
/** From one round to the next. */
const BETWEEN_MS = 60_000;
/** Where nobody is hurried, so long a player has at most: a dealer of the simulation calls time by then. */
const UNHURRIED_S = 90;
const MOST_SEATS = 7;

const boundOf = (desk: Desk): number => {
  const { table, settings } = desk;
  const seconds = (table.phase === 'open' ? table.policy.decisionSeconds : null) ?? UNHURRIED_S;
  const hands = roundInProgress(desk)?.game.hands.length ?? MOST_SEATS;
  const seats = settings.dealing === 'attended' ? hands : MOST_SEATS;
  // Once for the bets, and once for each seat where they decide in turn.
  const players = (1 + seats) * seconds * 1_000;
  return players + PROCEDURE_MS + RULING_MS + (settings.dealing === 'attended' ? DEALER_MS : 0);
};

/**
 * Once somebody has wagered, a round comes to its end; and after it the next one opens for whoever is
 * there. Time counts only while nothing that the simulation itself took away is missing.
 */
export class Liveness {
  #spentMs = 0;
  #where = '';

  constructor(private readonly slug: string) {}

  /** So much time has passed in this state. */
  pass(desk: Desk, { followers, isDealt, isTroubled }: AtTable, ms: number): void {
    const where = placeOf(desk, followers);
    if (where === null || where !== this.#where) this.#spentMs = 0;
    this.#where = where ?? '';
    if (where === null || isTroubled) return;
    if (desk.settings.dealing === 'attended' && !isDealt) return;
    this.#spentMs += ms;
    const people = desk.settings.dealing === 'attended' ? DEALER_MS + RULING_MS : 0;
    const most = where === 'between rounds' ? BETWEEN_MS + people : boundOf(desk);
    if (this.#spentMs <= most) return;
    const round = roundInProgress(desk);
    const phase = round === null ? '' : ` in ${round.game.phase}`;
    const seconds = Math.round(this.#spentMs / 1000);
    throw new Broken('stall', `${this.slug} stands since ${seconds} s: ${where}${phase}`);
  }
}

/** What is measured: a round that has wagers, or the wait for the next round; null where neither is. */
const placeOf = (desk: Desk, followers: Followers): string | null => {
  const { table, settings } = desk;
  if (table.phase === 'closed') return null;
  const { round } = table;
  if (round !== null) {
    if (round.game.phase === 'betting' && round.game.hands.length === 0) return null;
    return `round ${round.number}`;
  }
  if (settings.halted || table.approval === 'needed') return null;
  const somebody = Object.values(table.seats).some(({ player }) => followers.has(player));
  return somebody ? 'between rounds' : null;
};
