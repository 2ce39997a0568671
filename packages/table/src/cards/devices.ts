import { ok } from '@baize/result';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { type Stamp, stampOf } from '../people/stamp.js';
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

/** The device, for somebody who may handle it. */
const handledBy = (
  state: TableCards,
  command: Stamp & { readonly device: Device },
): Check<DeviceState> => {
  const handles = handlesCards(command);
  if (!handles.ok) return handles;
  const there = stateOf(state, command.device);
  return there === null
    ? refuse('no-such-device', 'there is no such device at this table', bySoftware('orders'))
    : ok(there);
};

const among = (known: readonly string[], one: string): Check =>
  known.includes(one)
    ? FINE
    : refuse('no-such-word', `say one of: ${known.join(', ')}`, bySoftware('forms'));

/** A jam or a stop: what was in the device is shuffled again. */
export const reportDevice = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'ReportDevice'>,
): CardsDecision => {
  const { device, trouble } = command;
  const due = device === 'shoe' ? 'shoe-jam' : 'shuffler-jam';
  const law = unmarkedClause(under);
  const handled = handledBy(state, command);
  if (!handled.ok) return handled;
  const checked = all(
    () => among(TROUBLES, trouble),
    () =>
      handled.value.mark === null && handled.value.trouble !== 'failed'
        ? FINE
        : refuse(
            'reported-already',
            `${DEVICE_WORDS[device]} is out of order already`,
            bySoftware('orders'),
          ),
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
  const handled = handledBy(state, command);
  if (!handled.ok) return handled;
  const checked = all(
    () => among(MARKS, mark),
    () =>
      handled.value.trouble === null
        ? refuse('nothing-broken', `${DEVICE_WORDS[device]} works`, bySoftware('orders'))
        : FINE,
    () =>
      handled.value.mark === null
        ? FINE
        : refuse(
            'marked-already',
            `${DEVICE_WORDS[device]} is marked already`,
            bySoftware('orders'),
          ),
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'DeviceMarked', device, mark, cite }]);
};

const markClause = (under: CardsUnder, mark: string): Citation =>
  under.rulebook.shuffling.deviceMarks?.find(({ value }) => value === mark)?.cite ??
  unmarkedClause(under);

export const repairDevice = (
  _under: CardsUnder,
  state: TableCards,
  command: OrderOf<'RepairDevice'>,
): CardsDecision => {
  const { device } = command;
  const cite = byPolicy('cards');
  const handled = handledBy(state, command);
  if (!handled.ok) return handled;
  const checked = all(
    () => isFloorperson(command, 'to put a device back to use', byPolicy('roles')),
    () =>
      handled.value.trouble === null
        ? refuse('nothing-broken', `${DEVICE_WORDS[device]} works`, bySoftware('orders'))
        : FINE,
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'DeviceRepaired', device, cite }]);
};
