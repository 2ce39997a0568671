import type { EventOf } from '@baize/jackpot';
import { ok } from '@baize/result';
import { byPolicy, bySoftware, type WagerId } from '@baize/rulebook';
import type { TableGesture } from '@baize/table';
import type { JackpotStepOrder } from '../../orders/jackpot-steps.js';
import { SHAPES, upcast } from '../../store/upcast.js';
import { jackpotsOf } from '../desk.js';
import { type Planned, type Planning, refuse } from './context.js';
import { planCommand, withSecond } from './table-command.js';

type Confirmed = Extract<TableGesture, { readonly type: 'AtJackpot' }>['step'];

/** A step of a jackpot, ordered through one of its tables. */
export const atJackpot = async (
  planning: Planning,
  slug: string,
  { jackpot, step }: { readonly jackpot: WagerId; readonly step: JackpotStepOrder },
): Promise<Planned> => {
  const transfer = await checkTransfer(planning, slug, jackpot, step);
  if (!transfer.ok) return transfer;
  const named = step.type === 'Adjust' || step.type === 'RecoverSeed';
  // The book lets nobody order these steps alone.
  const confirmed = (named ? withSecond(planning, step) : step) as Confirmed;
  return planCommand(planning, slug, { type: 'AtJackpot', jackpot, step: confirmed });
};

/** Between two jackpots of the house what leaves the one arrives at the other: all of it, and nothing else. */
const checkTransfer = async (
  planning: Pick<Planning, 'draft' | 'store'>,
  slug: string,
  wager: WagerId,
  step: JackpotStepOrder,
): Promise<Planned> => {
  const { draft } = planning;
  const { rules } = draft.deskNamed(slug);
  if (!rules.inForce.jackpots.some(({ id }) => id === wager)) return ok(true);
  if (step.type === 'TransferOut' && step.to.kind === 'jackpot') {
    return draft.meter(step.to.jackpot).phase === 'running'
      ? ok(true)
      : refuse(
          'no-such-jackpot',
          `no jackpot ${step.to.jackpot} runs in this house`,
          bySoftware('orders'),
        );
  }
  if (step.type !== 'TransferIn' || step.from.kind !== 'jackpot') return ok(true);
  const sent = await sentBy(planning, step.from.jackpot);
  const own = jackpotsOf(draft.deskNamed(slug)).find(([of]) => of === wager)?.[1];
  const isFor = sent?.to.kind === 'jackpot' && sent.to.jackpot === own;
  if (sent === null || sent.transfer !== step.transfer || !isFor) {
    const message = `${step.from.jackpot} sent no transfer ${step.transfer} here`;
    return refuse('transfer-not-sent', message, byPolicy('jackpots'));
  }
  const { meterMicros = 0, reserveMicros = 0 } = sent.effect;
  return step.meterMicros === -meterMicros && step.reserveMicros === -reserveMicros
    ? ok(true)
    : refuse('transfer-differs', 'what arrives is not what was sent', byPolicy('jackpots'));
};

/** A jackpot ends with the transfer that it sends: there is one at most. */
const sentBy = async (
  { store }: Pick<Planning, 'store'>,
  jackpot: string,
): Promise<EventOf<'TransferredOut'> | null> => {
  const [sent] = await store.readStreamBack(`jackpot/${jackpot}`, null, 1, ['TransferredOut']);
  return sent === undefined ? null : (upcast(SHAPES, sent) as EventOf<'TransferredOut'>);
};
