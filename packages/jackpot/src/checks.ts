import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import type { Office, TwoPeople } from './commands.js';
import type { MeterEvent } from './events.js';
import { type Refusal, refuse } from './refusal.js';
import type { Meter, TableAtMeter } from './state.js';
import type { MeterRules } from './terms.js';

export type Decision = Result<readonly MeterEvent[], Refusal>;

export type Check<T = true> = Result<T, Refusal>;

export const FINE: Check = ok(true);

export const linkedTable = (state: Meter, table: string): Check<TableAtMeter> => {
  const at = Object.hasOwn(state.tables, table) ? state.tables[table] : undefined;
  return at === undefined
    ? refuse(
        'not-linked',
        `table ${table} is not linked to the jackpot ${state.jackpot}`,
        byPolicy('jackpots'),
      )
    : ok(at);
};

/** Round ids are `<table>/<n>`, counted from 1. */
export const roundNumber = (table: string, round: string): number | undefined => {
  const prefix = `${table}/`;
  const number = round.startsWith(prefix) ? round.slice(prefix.length) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
};

export const aReason = (reason: string): Check =>
  reason.trim() === ''
    ? refuse('no-reason', 'say why: it goes on record', byPolicy('reasons'))
    : FINE;

export const aFloorperson = (office: Office, what: string, cite: Citation): Check =>
  office === 'dealer'
    ? refuse('not-a-floorperson', `${what} takes a floorperson or above`, cite)
    : FINE;

/** A correction takes two people. */
export const twoPeople = (by: string, { second, reason }: TwoPeople): Check => {
  if (second.trim() === '' || second === by) {
    return refuse('not-two-people', 'this takes two different people', byPolicy('two-people'));
  }
  return aReason(reason);
};

/** Only a fund can be corrected, recovered or transferred; a posted prize has no fund behind it. */
export const aFund = (rules: MeterRules, state: Meter): Check =>
  state.prizeCents === null
    ? FINE
    : refuse(
        'no-fund',
        'a house jackpot holds no fund: its prize is paid by the house',
        rules.law.houseNotice?.cite ?? byPolicy('jackpots'),
      );

export const isRunning = (state: Meter): Check =>
  state.phase === 'running'
    ? FINE
    : refuse(
        'discontinued',
        `the jackpot ${state.jackpot} has been discontinued`,
        bySoftware('orders'),
      );

/** What the document says about ending a jackpot of this type. */
export const endingClause = ({ law }: MeterRules, { prizeCents }: Meter): Citation =>
  prizeCents === null
    ? law.discontinue.progressive.cite
    : (law.discontinue.house?.cite ?? byPolicy('jackpots'));

/** While a hit may still be rejected, nothing but hits may lower the meter under it. */
export const noUndecidedHits = (state: Meter): Check =>
  state.open.length === 0
    ? FINE
    : refuse(
        'hit-undecided',
        'a hit on this meter is not decided yet: decide it first',
        byPolicy('jackpots'),
      );

/** Every table has reset its sensors: no wager on this jackpot is left. */
export const nobodyPlays = (state: Meter): Check => {
  const playing = Object.entries(state.tables).find(([, { round }]) => round !== null)?.[0];
  return playing === undefined
    ? FINE
    : refuse(
        'round-in-progress',
        `the sensors of table ${playing} are not reset`,
        byPolicy('jackpots'),
      );
};

/** The first check that fails, or fine. */
export const all = (...checks: readonly Check[]): Check =>
  checks.find((check) => !check.ok) ?? FINE;
