import { atBasisPoints, cents, formatCents, micros, times } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { aFloorperson, all, aReason, type Decision, isRunning, linkedTable } from './checks.js';
import { roundNumber } from './checks.js';
import type { CommandOf, SensedWager } from './commands.js';
import { happened } from './events.js';
import { type Refusal, refuse } from './refusal.js';
import { displayedMicros, type Meter, pendingHits, type RoundAtMeter } from './state.js';
import type { MeterRules } from './terms.js';

/** Why a table may not begin a round with wagers on this jackpot; null when it may. */
export const blocksRound = (rules: MeterRules, state: Meter, table: string): Refusal | null => {
  const { law } = rules;
  const linked = linkedTable(rules, state, table);
  if (!linked.ok) return linked.error;
  const running = isRunning(rules, state);
  if (!running.ok) return running.error;
  const [pending] = pendingHits(state, table);
  if (pending !== undefined) {
    return {
      code: 'hit-pending',
      message: `the hit of seat ${pending.seat} in round ${pending.round} is not paid yet`,
      cite: law.validation.cite,
    };
  }
  const { round } = linked.value;
  if (round !== null && round.phase !== 'contributed') {
    return {
      code: 'round-in-progress',
      message: `the sensors of table ${table} still hold round ${round.round}`,
      cite: rules.lock,
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
  const found = roundInProgress(rules, state, table, round);
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
        cite: rules.law.rateRequired.cite,
      };
    }
    case 'contributed':
      return null;
  }
};

const roundInProgress = (
  rules: MeterRules,
  state: Meter,
  table: string,
  round: string,
): Result<RoundAtMeter, Refusal> => {
  const linked = linkedTable(rules, state, table);
  if (!linked.ok) return linked;
  const at = linked.value.round;
  return at?.round === round
    ? ok(at)
    : refuse('not-this-round', `the sensors of table ${table} do not hold round ${round}`, rules.lock);
};

/** The round as long as its sensors accept: the one in progress, or a new one that may begin. */
const roundToBet = (
  rules: MeterRules,
  state: Meter,
  table: string,
  round: string,
): Result<readonly SensedWager[], Refusal> => {
  const linked = linkedTable(rules, state, table);
  if (!linked.ok) return linked;
  const at = linked.value.round;
  if (at?.round === round) {
    return at.phase === 'betting'
      ? ok(at.wagers)
      : refuse('sensors-locked', 'no more bets: the sensors are locked', rules.lock);
  }
  const number = roundNumber(table, round);
  if (number === undefined) {
    return refuse('not-a-round', `"${round}" is not a round of table ${table}`, rules.lock);
  }
  if (number <= linked.value.lastRound) {
    return refuse('round-is-over', `round ${round} is over`, rules.lock);
  }
  const blocked = blocksRound(rules, state, table);
  return blocked === null ? ok([]) : refuse(blocked.code, blocked.message, blocked.cite);
};

export const acceptWagers = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'AcceptWagers'>,
): Decision => {
  const { table, round, wagers } = command;
  const betting = roundToBet(rules, state, table, round);
  if (!betting.ok) return betting;
  const { wagerCents } = state.terms;
  for (const [index, { seat, stakeCents }] of wagers.entries()) {
    if (!Number.isSafeInteger(seat) || seat < 1 || seat > rules.seats.value) {
      return refuse(
        'no-such-seat',
        `there is no seat ${seat}; seats are 1 to ${rules.seats.value}`,
        rules.seats.cite,
      );
    }
    if (wagers.findIndex((wager) => wager.seat === seat) !== index) {
      return refuse('seat-twice', `the sensor of seat ${seat} takes one wager`, rules.fixedWager);
    }
    if (stakeCents !== wagerCents) {
      return refuse(
        'not-the-fixed-amount',
        `the sensor takes ${formatCents(wagerCents)}, and ${formatCents(stakeCents)} lies on seat ${seat}`,
        rules.fixedWager,
      );
    }
  }
  return happened(command, state.jackpot, { type: 'WagersAccepted', table, round, wagers });
};

export const lockSensors = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'LockSensors'>,
): Decision => {
  const { table, round } = command;
  const betting = roundToBet(rules, state, table, round);
  if (!betting.ok) return betting;
  return happened(command, state.jackpot, {
    type: 'SensorsLocked',
    table,
    round,
    cite: rules.lock,
  });
};

type Locked = Extract<RoundAtMeter, { readonly phase: 'locked' }>;

const lockedRound = (
  rules: MeterRules,
  state: Meter,
  table: string,
  round: string,
): Result<Locked, Refusal> => {
  const found = roundInProgress(rules, state, table, round);
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
        rules.law.rateRequired.cite,
      );
  }
};

export const countChips = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'CountChips'>,
): Decision => {
  const { table, round, chips } = command;
  const locked = lockedRound(rules, state, table, round);
  if (!locked.ok) return locked;
  const cite = rules.chipCount ?? rules.lock;
  if (!Number.isSafeInteger(chips) || chips < 0) {
    return refuse('not-a-count', 'chips are counted in whole numbers from 0', cite);
  }
  const accepted = locked.value.wagers.length;
  return happened(command, state.jackpot, {
    type: 'ChipsCounted',
    table,
    round,
    chips,
    accepted,
    cite,
  });
};

/** A difference stops the deal until a supervisor gives a chip back or voids a sensor (AMB-36). */
export const resolveCount = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ResolveCount'>,
): Decision => {
  const { table, round, seat, how, office, reason } = command;
  const cite = rules.chipCount ?? rules.lock;
  const locked = lockedRound(rules, state, table, round);
  if (!locked.ok) return locked;
  const may = all(aFloorperson(office, 'a count that differs', cite), aReason(reason, cite));
  if (!may.ok) return may;
  const { chips, wagers } = locked.value;
  const excess = chips === null ? 0 : chips - wagers.length;
  if (excess === 0) return refuse('nothing-to-resolve', 'no count differs', cite);
  if (how === 'return-chip' && excess < 0) {
    return refuse('no-chip-too-many', 'there are fewer chips than accepted wagers', cite);
  }
  if (how === 'void-sensor' && excess > 0) {
    return refuse('no-wager-too-many', 'there are more chips than accepted wagers', cite);
  }
  if (how === 'void-sensor' && !wagers.some((wager) => wager.seat === seat)) {
    return refuse('no-light', `the sensor of seat ${seat} has accepted nothing`, rules.law.lights.cite);
  }
  return happened(command, state.jackpot, {
    type: 'CountResolved',
    table,
    round,
    seat,
    how,
    office,
    reason,
    cite,
  });
};

const chipsAgree = (rules: MeterRules, { chips, wagers }: Locked): Result<true, Refusal> => {
  if (chips === null) {
    return rules.chipCount === null
      ? ok(true)
      : refuse('not-counted', 'the chips are not counted yet', rules.chipCount);
  }
  return chips === wagers.length
    ? ok(true)
    : refuse(
        'count-differs',
        `${chips} chips were counted and ${wagers.length} wagers accepted`,
        rules.chipCount ?? rules.lock,
      );
};

/** Once for every round: each accepted wager at the rates of the meter and of the reserve. */
export const contribute = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'Contribute'>,
): Decision => {
  const { table, round } = command;
  const locked = lockedRound(rules, state, table, round);
  if (!locked.ok) return locked;
  const counted = chipsAgree(rules, locked.value);
  if (!counted.ok) return counted;
  const { terms, prizeCents } = state;
  const wagers = locked.value.wagers.length;
  const stakesCents = cents(times(terms.wagerCents, wagers));
  const meterMicros = atBasisPoints(stakesCents, terms.rateBasisPoints);
  const reserveMicros = atBasisPoints(stakesCents, terms.reserveRateBasisPoints);
  // A house jackpot takes nothing from wagers, whatever its terms say of rates.
  const grows = prizeCents === null;
  return happened(command, state.jackpot, {
    type: 'Contributed',
    table,
    round,
    wagers,
    effect: grows
      ? { meterMicros, reserveMicros, contributionsMicros: micros(meterMicros + reserveMicros) }
      : {},
    displayMicros: grows
      ? micros(displayedMicros(state) + meterMicros)
      : displayedMicros(state),
    cite: rules.law.rateRequired.cite,
  });
};

/** The key at the end of a round. A void round keeps what it contributed: a display does not fall. */
export const resetSensors = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ResetSensors'>,
): Decision => {
  const { table, round, outcome } = command;
  const found = roundInProgress(rules, state, table, round);
  if (!found.ok) return found;
  const cite = rules.law.endOfRoundReset?.cite ?? rules.lock;
  if (outcome === 'complete' && found.value.phase !== 'contributed') {
    return refuse('not-contributed', `the wagers of round ${round} are not on the meter`, cite);
  }
  const [pending] = pendingHits(state, table);
  if (pending !== undefined) {
    return refuse('hit-pending', `the hit of seat ${pending.seat} is not paid yet`, cite);
  }
  return happened(command, state.jackpot, { type: 'SensorsReset', table, round, outcome, cite });
};
