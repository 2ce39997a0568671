import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { type Check, FINE, isRunning, linkedTable } from './checks.js';
import { type Refusal, refuse } from './refusal.js';
import { type Meter, pendingHits, type RoundAtMeter } from './state.js';
import type { MeterRules } from './terms.js';

/** Why a table may not begin a round with wagers on this jackpot; null when it may. */
export const blocksRound = (rules: MeterRules, state: Meter, table: string): Refusal | null => {
  const { law } = rules;
  const linked = linkedTable(state, table);
  if (!linked.ok) return linked.error;
  const running = isRunning(state);
  if (!running.ok) return running.error;
  const [pending] = pendingHits(state, table);
  if (pending !== undefined) {
    return {
      code: 'hit-pending',
      message: `the hit of seat ${pending.seat} in round ${pending.round} is not paid yet`,
      cite: byPolicy('jackpots'),
    };
  }
  const { round } = linked.value;
  if (round !== null && round.phase !== 'contributed') {
    return {
      code: 'round-in-progress',
      message: `the sensors of table ${table} still hold round ${round.round}`,
      cite: bySoftware('steps'),
    };
  }
  if (round !== null && law.endOfRoundReset !== null) {
    return {
      code: 'not-reset',
      message: `the key that ends round ${round.round} has not been pressed`,
      cite: law.endOfRoundReset.cite,
    };
  }
  return null;
};

/** Why the cards may not be dealt yet; null when they may. */
export const blocksDeal = (
  rules: MeterRules,
  state: Meter,
  table: string,
  round: string,
): Refusal | null => {
  const found = roundInProgress(state, table, round);
  if (!found.ok) return found.error;
  switch (found.value.phase) {
    case 'betting':
      return { code: 'not-locked', message: 'the sensors are not locked', cite: rules.lock };
    case 'locked': {
      const counted = chipsAgree(rules, found.value);
      if (!counted.ok) return counted.error;
      return {
        code: 'not-contributed',
        message: "the round's wagers are not on the meter yet",
        cite: rules.law.awardAmount.reading ?? rules.law.awardAmount.cite,
      };
    }
    case 'contributed':
      return null;
  }
};

/** The round that the sensors of a table hold now. */
export const roundInProgress = (
  state: Meter,
  table: string,
  round: string,
): Result<RoundAtMeter, Refusal> => {
  const linked = linkedTable(state, table);
  if (!linked.ok) return linked;
  const at = linked.value.round;
  return at?.round === round
    ? ok(at)
    : refuse(
        'not-this-round',
        `the sensors of table ${table} do not hold round ${round}`,
        bySoftware('orders'),
      );
};

export type Locked = Extract<RoundAtMeter, { readonly phase: 'locked' }>;

export const lockedRound = (
  rules: MeterRules,
  state: Meter,
  table: string,
  round: string,
): Result<Locked, Refusal> => {
  const found = roundInProgress(state, table, round);
  if (!found.ok) return found;
  switch (found.value.phase) {
    case 'betting':
      return refuse('not-locked', 'the sensors are not locked', rules.lock);
    case 'locked':
      return ok(found.value);
    case 'contributed':
      return refuse(
        'already-contributed',
        `the wagers of round ${round} are on the meter`,
        bySoftware('orders'),
      );
  }
};

/** Where the document has them counted, the chips must equal the accepted wagers. */
export const chipsAgree = (rules: MeterRules, { chips, wagers }: Locked): Check => {
  if (chips === null) {
    return rules.chipCount === null
      ? FINE
      : refuse('not-counted', 'the chips are not counted yet', rules.chipCount);
  }
  return chips === wagers.length
    ? FINE
    : refuse(
        'count-differs',
        `${chips} chips were counted and ${wagers.length} wagers accepted`,
        rules.chipCount ?? byPolicy('jackpots'),
      );
};
