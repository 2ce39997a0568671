import { byPolicy } from '@baize/rulebook';
import type { TableCommand } from '@baize/table';
import type { Desk } from '../desk.js';
import type { Draft } from '../draft.js';
import { giveNotice } from './give-notice.js';

/** A player whose hand was folded reads why, whether the table folded it or its dealer. */
export const noticeOfFold = (
  draft: Draft,
  slug: string,
  desk: Desk,
  command: TableCommand,
): void => {
  if (command.type !== 'Decide' || command.why === undefined) return;
  const { seat, why } = command;
  const { table } = desk;
  const player = table.phase === 'open' ? table.seats[seat]?.player : undefined;
  if (player === undefined) return;
  giveNotice(draft, player, {
    table: slug,
    what: 'folded',
    why,
    words:
      why === 'time'
        ? `Your time to decide was over, so your hand at seat ${seat} was folded. Every bonus that it won was claimed.`
        : `You were away, so your hand at seat ${seat} was folded. Every bonus that it won was claimed.`,
    cite: why === 'time' ? byPolicy('time-to-decide') : byPolicy('presence'),
    cents: null,
  });
};
