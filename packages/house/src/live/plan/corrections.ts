import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { TableCommand, TableGesture } from '@baize/table';
import { filedRound } from '../streams/filed-round.js';
import { type Planned, type Planning, refuse } from './context.js';
import { planCommand, withSecond } from './table-command.js';

type Ordered<T extends TableCommand['type']> = Extract<TableGesture, { readonly type: T }>;

export const resettle = (
  planning: Planning,
  slug: string,
  order: Ordered<'Resettle'>,
): Promise<Planned> => planCommand(planning, slug, withSecond(planning, order));

export const adjustPayment = async (
  planning: Planning,
  slug: string,
  order: Ordered<'AdjustPayment'>,
): Promise<Planned> => {
  if (order.cents < 0 && planning.second === null) {
    return refuse(
      'two-people',
      'what is taken from a player takes two people',
      byPolicy('two-people'),
    );
  }
  const had = await hadHand(planning, slug, order);
  return had.ok ? planCommand(planning, slug, withSecond(planning, order)) : had;
};

/** The table knows the hands of its latest round; those of earlier ones are filed. */
const hadHand = async (
  { draft, store }: Pick<Planning, 'draft' | 'store'>,
  slug: string,
  { round, seat, player }: Ordered<'AdjustPayment'>,
): Promise<Planned> => {
  const { settled } = draft.deskNamed(slug).table;
  const number = Number(/\/(\d+)$/.exec(round)?.[1]);
  // The table refuses what is no round of its own.
  if (settled?.round === round || round !== `${slug}/${number}`) return ok(true);
  const filed = await filedRound(store, slug, number);
  if (filed === null) return ok(true);
  return filed.players.some((one) => one.seat === seat && one.player === player)
    ? ok(true)
    : refuse(
        'no-hand',
        `${player} had no hand at seat ${seat} in round ${round}`,
        bySoftware('orders'),
      );
};
