import { atBasisPoints, cents, formatCents, micros, times } from '@baize/money';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { Effect } from './books.js';
import { type Check, type Decision, FINE, linkedTable, roundNumber } from './checks.js';
import type { CommandOf } from './commands.js';
import { happened } from './events.js';
import { refuse } from './refusal.js';
import { blocksRound, chipsAgree, lockedRound, roundInProgress } from './rounds.js';
import { displayedMicros, type Meter, pendingHits } from './state.js';
import type { MeterRules } from './terms.js';

/** The round as long as its sensors accept: the one in progress, or a new one that may begin. */
const roundToBet = (rules: MeterRules, state: Meter, table: string, round: string): Check => {
  const linked = linkedTable(state, table);
  if (!linked.ok) return linked;
  const at = linked.value.round;
  if (at?.round === round) {
    return at.phase === 'betting'
      ? FINE
      : refuse('sensors-locked', 'no more bets: the sensors are locked', rules.lock);
  }
  const number = roundNumber(table, round);
  if (number === undefined) {
    return refuse(
      'not-a-round',
      `"${round}" is not a round of table ${table}`,
      bySoftware('orders'),
    );
  }
  if (number <= linked.value.lastRound) {
    return refuse('round-is-over', `round ${round} is over`, bySoftware('orders'));
  }
  const blocked = blocksRound(rules, state, table);
  return blocked === null ? FINE : refuse(blocked.code, blocked.message, blocked.cite);
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
      return refuse(
        'seat-twice',
        `the sensor of seat ${seat} takes one wager`,
        bySoftware('orders'),
      );
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
  const wagers = locked.value.wagers.length;
  // A house jackpot takes nothing from wagers, whatever its terms say of rates.
  const effect = state.prizeCents === null ? contributionOf(rules, state, wagers) : {};
  return happened(command, state.jackpot, {
    type: 'Contributed',
    table,
    round,
    wagers,
    effect,
    displayMicros: micros(displayedMicros(state) + (effect.meterMicros ?? 0)),
    cite: rules.law.rateRequired.cite,
  });
};

/** At the rates that the rules of the calling table were approved with. */
const contributionOf = ({ terms }: MeterRules, state: Meter, wagers: number): Effect => {
  const stakesCents = cents(times(state.terms.wagerCents, wagers));
  const meterMicros = atBasisPoints(stakesCents, terms.rateBasisPoints);
  const reserveMicros = atBasisPoints(stakesCents, terms.reserveRateBasisPoints);
  return { meterMicros, reserveMicros, contributionsMicros: micros(meterMicros + reserveMicros) };
};

/** The key at the end of a round. A void round keeps what it contributed: a display does not fall. */
export const resetSensors = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ResetSensors'>,
): Decision => {
  const { table, round, outcome } = command;
  const found = roundInProgress(state, table, round);
  if (!found.ok) return found;
  const cite = rules.law.endOfRoundReset?.cite ?? byPolicy('jackpots');
  if (outcome === 'complete' && found.value.phase !== 'contributed') {
    return refuse(
      'not-contributed',
      `the wagers of round ${round} are not on the meter`,
      bySoftware('steps'),
    );
  }
  const [pending] = pendingHits(state, table);
  if (pending !== undefined) {
    return refuse('hit-pending', `the hit of seat ${pending.seat} is not paid yet`, cite);
  }
  return happened(command, state.jackpot, { type: 'SensorsReset', table, round, outcome, cite });
};
