import { micros } from '@baize/money';
import { bySoftware } from '@baize/rulebook';
import {
  aFund,
  all,
  aReason,
  type Decision,
  endingClause,
  isRunning,
  nobodyPlays,
} from './checks.js';
import type { CommandOf, Party, PetitionFor } from './commands.js';
import { happened } from './events.js';
import { permitted, petitionClause } from './petitions.js';
import { refuse } from './refusal.js';
import type { Meter } from './state.js';
import type { MeterRules } from './terms.js';

/** What a transfer with the other side is a petition for. */
const askedFor = ({ kind }: Party): PetitionFor =>
  kind === 'jackpot' ? 'transfer-to-game' : 'transfer-to-licensee';

export const transferOut = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'TransferOut'>,
): Decision => {
  const { transfer, to } = command;
  const permission = permitted(rules, state, command.petition, askedFor(to));
  if (!permission.ok) return permission;
  const cite = permission.value;
  const free = nobodyPlays(state);
  if (!free.ok) return free;
  if (to.kind === 'jackpot' && to.jackpot === state.jackpot) {
    return refuse('to-itself', 'a liability passes to another jackpot', cite);
  }
  const { meterMicros, reserveMicros } = state.ledger.books;
  return happened(command, state.jackpot, {
    type: 'TransferredOut',
    petition: command.petition,
    transfer,
    to,
    effect: {
      meterMicros: micros(-meterMicros),
      reserveMicros: micros(-reserveMicros),
      transfersOutMicros: micros(meterMicros + reserveMicros),
    },
    cite,
  });
};

/** The other side of a transfer: the liability and its fund arrive together. */
export const transferIn = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'TransferIn'>,
): Decision => {
  const { transfer, from, meterMicros, reserveMicros, reference } = command;
  const cite = petitionClause(rules, askedFor(from));
  const may = all(aFund(rules, state), isRunning(state));
  if (!may.ok) return may;
  if (state.transfersIn.includes(transfer)) {
    return refuse(
      'transfer-received',
      `the transfer ${transfer} has arrived already`,
      bySoftware('orders'),
    );
  }
  if (reference.trim() === '') {
    return refuse('no-reference', 'name the permission of the transfer', cite);
  }
  if ([meterMicros, reserveMicros].some((amount) => !Number.isSafeInteger(amount) || amount < 0)) {
    return refuse('not-an-amount', 'a transfer is whole micros from 0', bySoftware('forms'));
  }
  return happened(command, state.jackpot, {
    type: 'TransferredIn',
    transfer,
    from,
    reference,
    effect: {
      meterMicros,
      reserveMicros,
      transfersInMicros: micros(meterMicros + reserveMicros),
    },
    cite,
  });
};

/**
 * A house jackpot at any time. A progressive only while its highest award has been won and no wager has
 * gone onto the meter since, or by permission; what is not the house's own seed stays held.
 */
export const discontinue = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'Discontinue'>,
): Decision => {
  const { reason } = command;
  const cite = endingClause(rules, state);
  const may = all(isRunning(state), aReason(reason));
  if (!may.ok) return may;
  const { books, resets, addedSinceResetMicros, lastSeedMicros } = state.ledger;
  const body = { type: 'Discontinued', reason, cite } as const;
  if (state.prizeCents !== null) {
    return happened(command, state.jackpot, {
      ...body,
      petition: null,
      effect: {},
      heldMicros: micros(0),
    });
  }
  const free = nobodyPlays(state);
  if (!free.ok) return free;
  const held = books.meterMicros + books.reserveMicros;
  if (command.petition !== null) {
    const permission = permitted(rules, state, command.petition, 'discontinue');
    if (!permission.ok) return permission;
    return happened(command, state.jackpot, {
      ...body,
      petition: command.petition,
      effect: {},
      heldMicros: micros(held),
    });
  }
  if (resets === 0 || addedSinceResetMicros > 0) {
    return refuse(
      'top-award-not-won',
      resets === 0
        ? 'a progressive runs until its highest award has been won, or by permission'
        : 'wagers have gone onto the meter since its highest award was won',
      cite,
    );
  }
  const seedMicros = micros(Math.min(lastSeedMicros, books.meterMicros));
  return happened(command, state.jackpot, {
    ...body,
    petition: null,
    effect: { meterMicros: micros(-seedMicros), recoveredMicros: seedMicros },
    heldMicros: micros(held - seedMicros),
  });
};
