import { ok } from '@baize/result';
import { byPolicy, bySoftware, type Citation, type DealingMethod } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { all, type CardsDecision, type Check, FINE, handlesCards, noRound } from './checks.js';
import type { OrderOf } from './commands.js';
import { type CardsUnder, DEVICES, type Device, type TableCards, works } from './state.js';
import { DEVICE_WORDS, METHOD_WORDS } from './words.js';

/** Whether the document lets cards be dealt so, with the equipment that works now. */
export const methodPossible = (
  { rulebook, equipment }: CardsUnder,
  state: TableCards,
  method: DealingMethod,
): Check => {
  const rule = rulebook.dealing.methods.find(({ value }) => value.method === method);
  if (rule === undefined) {
    const cite = rulebook.dealing.methods[0]?.cite ?? bySoftware('orders');
    return refuse('dealing-method', `this game is not dealt ${METHOD_WORDS[method]}`, cite);
  }
  const { needs, without } = rule.value;
  const shuffler = works(state, 'shuffler');
  const how = METHOD_WORDS[method];
  if (needs.includes('automated-shuffler') && !shuffler) {
    return refuse('needs-shuffler', `cards are dealt ${how} only with a shuffler`, rule.cite);
  }
  if (without?.includes('automated-shuffler') === true && shuffler) {
    const message = `while the shuffler works, cards are not dealt ${how}`;
    return refuse('shuffler-must-dispense', message, rule.cite);
  }
  const elected = equipment.dealing === method;
  // The place of a shoe is approved with the house rules, and those elect one method.
  if (needs.includes('approved-shoe-location') && !elected) {
    return refuse('no-approved-shoe', 'no place for a manual shoe is approved here', rule.cite);
  }
  if (method === 'automated-shoe' && !elected) {
    return refuse('no-such-shoe', 'this table has no automated shoe', bySoftware('orders'));
  }
  if (elected && method !== 'hand' && !works(state, 'shoe')) {
    const { cite } = rulebook.irregularities['device-out-of-order'];
    return refuse('shoe-out-of-order', 'the shoe is out of order', cite);
  }
  return FINE;
};

export const unmarkedClause = ({ rulebook }: CardsUnder): Citation =>
  rulebook.irregularities['device-out-of-order'].cite;

type InTrouble = 'any' | 'failed' | 'shuffler';

/** A device in trouble without a cover or a sign; one that jammed may first try again. */
export const unmarkedDevice = ({ devices }: TableCards, which: InTrouble): Device | undefined =>
  DEVICES.find((device) => {
    const state = devices[device];
    if (state === null || state.mark !== null || state.trouble === null) return false;
    return which === 'any' || which === device || which === state.trouble;
  });

/** Nothing is shuffled or dealt another way until the device that is in trouble is marked. */
export const devicesMarked = (under: CardsUnder, state: TableCards, which: InTrouble): Check => {
  const device = unmarkedDevice(state, which);
  return device === undefined
    ? FINE
    : refuse(
        'device-unmarked',
        `cover ${DEVICE_WORDS[device]} or hang an out-of-order sign on it first`,
        unmarkedClause(under),
      );
};

export const changeMethod = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'ChangeMethod'>,
): CardsDecision => {
  const { method } = command;
  const cite = unmarkedClause(under);
  const checked = all(
    () => handlesCards(command),
    () => noRound(state),
    () =>
      method === state.method
        ? refuse(
            'same-method',
            `cards are dealt ${METHOD_WORDS[method]} already`,
            bySoftware('orders'),
          )
        : FINE,
    () => devicesMarked(under, state, 'any'),
    () => elects(under, state, method),
    () => methodPossible(under, state, method),
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'MethodChanged', method, cite }]);
};

/** The house has elected how cards are dealt: another way is for the time a device is broken. */
const elects = (under: CardsUnder, state: TableCards, method: DealingMethod): Check => {
  const broken = DEVICES.some((device) => (state.devices[device]?.mark ?? null) !== null);
  if (broken || method === under.equipment.dealing) return FINE;
  return refuse(
    'nothing-broken',
    `the house deals ${METHOD_WORDS[under.equipment.dealing]} here, and no device is out of order`,
    byPolicy('elections'),
  );
};
