import { byPolicy, bySoftware } from '@baize/rulebook';
import { aFloorperson, all, aReason, type Decision } from './checks.js';
import type { CommandOf } from './commands.js';
import { happened } from './events.js';
import { refuse } from './refusal.js';
import { lockedRound } from './rounds.js';
import type { Meter } from './state.js';
import type { MeterRules } from './terms.js';

export const countChips = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'CountChips'>,
): Decision => {
  const { table, round, chips } = command;
  const locked = lockedRound(rules, state, table, round);
  if (!locked.ok) return locked;
  const cite = rules.chipCount ?? byPolicy('jackpots');
  if (!Number.isSafeInteger(chips) || chips < 0) {
    return refuse('not-a-count', 'chips are counted in whole numbers from 0', bySoftware('forms'));
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
  const cite = 'AMB-36';
  const locked = lockedRound(rules, state, table, round);
  if (!locked.ok) return locked;
  const may = all(aFloorperson(office, 'a count that differs', cite), aReason(reason));
  if (!may.ok) return may;
  const { chips, wagers } = locked.value;
  const excess = chips === null ? 0 : chips - wagers.length;
  if (excess === 0) return refuse('nothing-to-resolve', 'no count differs', bySoftware('orders'));
  if (excess > 0 !== (how === 'return-chip')) {
    return excess > 0
      ? refuse(
          'no-wager-too-many',
          'there are more chips than accepted wagers',
          bySoftware('orders'),
        )
      : refuse(
          'no-chip-too-many',
          'there are fewer chips than accepted wagers',
          bySoftware('orders'),
        );
  }
  if (how === 'void-sensor' && !wagers.some((wager) => wager.seat === seat)) {
    return refuse(
      'no-light',
      `the sensor of seat ${seat} has accepted nothing`,
      rules.law.lights.cite,
    );
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
