import { byPolicy, bySoftware, type IrregularityOutcome } from '@baize/rulebook';
import { paymentsNow } from '../corrections/payments-now.js';
import { isFloor } from '../people/roles.js';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { TableState } from '../table/state.js';
import type { Decided, OpenWorld, World } from '../table/world.js';
import { isOwnSubject, NOTHING_CALLED, nextCall, type OpenCall } from './state.js';

const openCalls = ({ floor }: TableState): readonly OpenCall[] => (floor ?? NOTHING_CALLED).calls;

/** A floorperson is asked to come. One call about a subject is enough. */
export const callFloor = (world: OpenWorld, command: CommandOf<'CallFloor'>): Decided => {
  const { about } = command;
  const note = command.note?.trim() ?? '';
  if (openCalls(world.table).some((one) => one.about === about)) {
    return refuse('floor-is-called', 'the floor is called for this already', bySoftware('orders'));
  }
  if (about === 'void' && note === '') {
    return refuse('no-reason', 'say why the round should be void', byPolicy('reasons'));
  }
  return atTheTable(world, command, {
    type: 'FloorCalled',
    call: nextCall(world.table),
    about,
    note: note === '' ? null : note,
    round: world.table.round?.round ?? null,
  });
};

const noSuchCall = (call: number) =>
  refuse('no-such-call', `no call ${call} is open at this table`, bySoftware('orders'));

/** A floorperson is on the way. */
export const answerCall = (world: World, command: CommandOf<'AnswerCall'>): Decided => {
  const { call } = command;
  const open = openCalls(world.table).find((one) => one.call === call);
  if (open === undefined) return noSuchCall(call);
  return open.answered === null
    ? atTheTable(world, command, { type: 'CallAnswered', call })
    : refuse('call-is-answered', 'somebody answered this call already', bySoftware('orders'));
};

/** It is seen to; a dealer takes back what is no longer needed, but not what the floor must know of. */
export const closeCall = (world: World, command: CommandOf<'CloseCall'>): Decided => {
  const { call } = command;
  const note = command.note?.trim() ?? '';
  const open = openCalls(world.table).find((one) => one.call === call);
  if (open === undefined) return noSuchCall(call);
  if (isOwnSubject(open.about) && !isFloor(command.as)) {
    return refuse('not-allowed', 'a floorperson closes this call', byPolicy('roles'));
  }
  if (open.about === 'unsettled' && note === '' && isToSettleAgain(world, open, command)) {
    return refuse(
      'no-reason',
      `round ${open.round} is paid as its cards were before: settle it again, or say why that stays`,
      byPolicy('corrections'),
    );
  }
  return atTheTable(world, command, {
    type: 'CallClosed',
    call,
    note: note === '' ? null : note,
  });
};

const isToSettleAgain = (world: World, { round }: OpenCall, stamp: Stamp): boolean =>
  world.table.settled?.round === round && paymentsNow(world, stamp) === 'settle-again';

/**
 * An irregularity that takes a whole round away is the dealer's to call, by the book. The floor is called
 * with it, and the call stays until a floorperson has looked at it.
 */
export const callWith = (
  { table }: World,
  { as }: Stamp,
  { round }: IrregularityOutcome,
): { readonly calls?: number } =>
  !isFloor(as) && (round === 'void' || round === 'jackpot-only') ? { calls: nextCall(table) } : {};
