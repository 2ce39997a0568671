import { ok, type Result } from '@baize/result';
import type { ClauseId } from '@baize/rulebook';
import type { Office, TwoPeople } from './commands.js';
import type { MeterEvent } from './events.js';
import { type Refusal, refuse } from './refusal.js';
import type { Meter, TableAtMeter } from './state.js';
import type { MeterRules } from './terms.js';

export type Decision = Result<readonly MeterEvent[], Refusal>;

export type Check<T = true> = Result<T, Refusal>;

export const FINE: Check = ok(true);

export const linkedTable = (
  rules: MeterRules,
  state: Meter,
  table: string,
): Check<TableAtMeter> => {
  const at = Object.hasOwn(state.tables, table) ? state.tables[table] : undefined;
  return at === undefined
    ? refuse(
        'not-linked',
        `table ${table} is not linked to the jackpot ${state.jackpot}`,
        rules.law.linking.cite,
      )
    : ok(at);
};

/** Round ids are `<table>/<n>`, counted from 1. */
export const roundNumber = (table: string, round: string): number | undefined => {
  const prefix = `${table}/`;
  const number = round.startsWith(prefix) ? round.slice(prefix.length) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
};

export const aReason = (reason: string, cite: ClauseId): Check =>
  reason.trim() === '' ? refuse('no-reason', 'say why: it goes on record', cite) : FINE;

export const aFloorperson = (office: Office, what: string, cite: ClauseId): Check =>
  office === 'dealer'
    ? refuse('not-a-floorperson', `${what} takes a floorperson or above`, cite)
    : FINE;

/** A correction is nobody's alone. */
export const twoPeople = (by: string, { second, reason }: TwoPeople, cite: ClauseId): Check => {
  if (second.trim() === '' || second === by) {
    return refuse('not-two-people', 'this takes two different people', cite);
  }
  return aReason(reason, cite);
};

/** Only a fund can be corrected, recovered or transferred; a posted prize is nobody's money. */
export const aFund = (rules: MeterRules, state: Meter): Check =>
  state.prizeCents === null
    ? FINE
    : refuse(
        'no-fund',
        'a house jackpot holds no fund: its prize is paid by the house',
        rules.law.houseNotice?.cite ?? rules.law.types.cite,
      );

export const isRunning = (rules: MeterRules, state: Meter): Check =>
  state.phase === 'running'
    ? FINE
    : refuse(
        'discontinued',
        `the jackpot ${state.jackpot} has been discontinued`,
        endingClause(rules, state),
      );

/** What the document says about ending a jackpot of this type. */
export const endingClause = ({ law }: MeterRules, { prizeCents }: Meter): ClauseId =>
  prizeCents === null
    ? law.discontinue.progressive.cite
    : (law.discontinue.house?.cite ?? law.types.cite);

/** While a hit may still be rejected, nothing but hits may lower the meter under it. */
export const noUndecidedHits = (state: Meter, cite: ClauseId): Check =>
  state.open.length === 0
    ? FINE
    : refuse('hit-undecided', 'a hit on this meter is not decided yet: decide it first', cite);

/** Every table has reset its sensors: nobody has a wager on this jackpot. */
export const nobodyPlays = (state: Meter, cite: ClauseId): Check => {
  const playing = Object.entries(state.tables).find(([, { round }]) => round !== null)?.[0];
  return playing === undefined
    ? FINE
    : refuse('round-in-progress', `the sensors of table ${playing} are not reset`, cite);
};

/** The first check that fails, or fine. */
export const all = (...checks: readonly Check[]): Check =>
  checks.find((check) => !check.ok) ?? FINE;
