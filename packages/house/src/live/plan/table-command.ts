import { ok } from '@baize/result';
import type { TableCommand, TableGesture } from '@baize/table';
import { roundInProgress } from '../desk.js';
import { noticeOfFold } from '../presence/notice-of-fold.js';
import { closeList } from '../seeds/close-list.js';
import { closeFirstSeeds } from '../seeds/first-version.js';
import type { Planned, Planning } from './context.js';
import { beginDeal } from './deal.js';
import { commitBeforeBetting } from './fair-shuffle.js';
import { fileRound } from './file-round.js';
import { runCommand, stamped } from './run-command.js';

/** A command of the table's own, as a person orders it. */
export const planCommand = (
  planning: Planning,
  slug: string,
  order: TableGesture,
): Promise<Planned> => runGesture(planning, slug, stamped(planning.draft, planning.person, order));

/** Who confirmed it stands in the event, where the event has a place for it. */
export const withSecond = <O extends object>({ second }: Planning, order: O): O =>
  second === null ? order : { ...order, second };

/** A stamped command with what follows from it for the shuffle; the automatic dealer's come here too. */
export const runGesture = async (
  planning: Pick<Planning, 'draft' | 'vault' | 'store' | 'door'>,
  slug: string,
  command: TableCommand,
): Promise<Planned> => {
  const { draft, vault } = planning;
  const before = draft.deskNamed(slug);
  const shuffled = before.settings.cards === 'shuffler';
  if (shuffled && command.type === 'OpenRound') await commitBeforeBetting(draft, vault, slug);
  if (shuffled && command.type === 'Deal') {
    const opened = beginDeal(draft, slug);
    if (!opened.ok) return opened;
  }
  const done = runCommand(draft, slug, command);
  if (!done.ok) return done;
  noticeOfFold(draft, slug, before, command);
  if (shuffled && command.type === 'CloseBetting') {
    if (before.rounds.committed?.version === 1) closeFirstSeeds(draft, slug);
    else await closeList(planning, slug);
  }
  const ended = roundInProgress(before) !== null && roundInProgress(draft.deskNamed(slug)) === null;
  if (ended) await fileRound(draft, vault, slug, before);
  return ok(true);
};
