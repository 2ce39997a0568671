import type { Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { type CorrectionPreview, previewCorrection } from '@baize/table';
import { roleAtTable } from '../../identity/roles.js';
import type { Refusal } from '../../refusal.js';
import { worldOf } from '../desk.js';
import type { House } from '../house.js';
import type { TableOrder } from '../orders.js';
import type { Person } from '../people.js';
import { refuse } from '../plan/context.js';

type CorrectCards = Extract<TableOrder, { readonly type: 'CorrectCards' }>;

/** What a correction would do if this person ordered it now; null where there is no such table. */
export const correctionPreview = (
  house: House,
  slug: string,
  person: Person,
  order: CorrectCards,
): Result<CorrectionPreview, Refusal> | null => {
  const desk = house.desk(slug);
  if (desk === undefined) return null;
  if (desk.settings.cards === 'shuffler') {
    const message = 'these cards come from the shuffler: they are not typed in';
    return refuse('cards-from-shuffler', message, byPolicy('fairness'));
  }
  const world = worldOf(desk, (jackpot) => house.meter(jackpot), house.gamingDay());
  const stamp = { at: house.now(), by: person.account, as: roleAtTable(person.role) };
  return previewCorrection(world, { ...order, ...stamp });
};
