import type { Draft } from '../draft.js';
import { hasDevice } from '../people.js';
import { drawnId } from '../plan/drawn-id.js';
import type { Notice } from '../streams/notice.js';

/** Tells a player what was done for them; it stays until they dismiss it. */
export const giveNotice = (
  draft: Draft,
  player: string,
  notice: Omit<Notice, 'id' | 'at'>,
): void => {
  if (!hasDevice(player)) return;
  draft.ofAccount(player, {
    type: 'NoticeGiven',
    at: draft.at,
    id: drawnId(draft.random),
    ...notice,
  });
};
