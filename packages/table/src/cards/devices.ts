import { ok } from '@baize/result';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  isFloorperson,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { unmarkedClause } from './methods.js';
import {
  type CardsUnder,
  DEVICES,
  type Device,
  type DeviceState,
  MARKS,
  type TableCards,
  TROUBLES,
} from './state.js';
import { DEVICE_WORDS } from './words.js';

const stateOf = ({ devices }: TableCards, device: Device): DeviceState | null =>
  DEVICES.includes(device) ? devices[device] : null;

const isThere = (under: CardsUnder, state: TableCards, device: Device): Check =>
  stateOf(state, device) === null
    ? refuse('no-such-device', 'there is no such device at this table', unmarkedClause(under))
    : FINE;

const among = (known: readonly string[], one: string, cite: string): Check =>
  known.includes(one) ? FINE : refuse('no-such-word', `say one of: ${known.join(', ')}`, cite);

/** A jam or a stop: what was in the device is shuffled again. */
export const reportDevice = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'ReportDevice'>,
): CardsDecision => {
  const { device, trouble } = command;
  const due = device === 'shoe' ? 'shoe-jam' : 'shuffler-jam';
  const law = unmarkedClause(under);
  const checked = all(
    () => handlesCards(command, law),
    () => isThere(under, state, device),
    () => among(TROUBLES, trouble, law),
    () =>
      stateOf(state, device)?.mark === null && stateOf(state, device)?.trouble !== 'failed'
        ? FINE
        : refuse('reported-already', `${DEVICE_WORDS[device]} is out of order already`, law),
  );
  if (!checked.ok) return checked;
  // The round of a deck in play is the table's to void.
  const reshuffle = state.decks
    .filter(({ id, place }) => place === device && id !== state.inPlay?.deck)
    .map(({ id }) => id);
  const cite = trouble === 'failed' ? law : under.rulebook.irregularities[due].cite;
  const reported = { type: 'DeviceReported', device, trouble, reshuffle, due } as const;
  return ok([{ ...stampOf(command), ...reported, cite }]);
};

/** A cover or a sign: nobody takes the device for one that works. */
export const markDevice = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'MarkDevice'>,
): CardsDecision => {
  const { device, mark } = command;
  const cite = markClause(under, mark);
  const checked = all(
    () => handlesCards(command, cite),
    () => isThere(under, state, device),
    () => among(MARKS, mark, cite),
    () =>
      stateOf(state, device)?.trouble === null
        ? refuse('nothing-broken', `${DEVICE_WORDS[device]} works`, cite)
        : FINE,
    () =>
      stateOf(state, device)?.mark === null
        ? FINE
        : refuse('marked-already', `${DEVICE_WORDS[device]} is marked already`, cite),
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'DeviceMarked', device, mark, cite }]);
};

const markClause = (under: CardsUnder, mark: string): string =>
  under.rulebook.shuffling.deviceMarks?.find(({ value }) => value === mark)?.cite ??
  unmarkedClause(under);

export const repairDevice = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'RepairDevice'>,
): CardsDecision => {
  const { device } = command;
  const cite = unmarkedClause(under);
  const checked = all(
    () => handlesCards(command, cite),
    () => isFloorperson(command, 'to put a device back to use', cite),
    () => isThere(under, state, device),
    () =>
      stateOf(state, device)?.trouble === null
        ? refuse('nothing-broken', `${DEVICE_WORDS[device]} works`, cite)
        : FINE,
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'DeviceRepaired', device, cite }]);
};
