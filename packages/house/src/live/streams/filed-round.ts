import type { StoredEvent } from '../../store/events.js';
import type { Reader } from '../../store/store.js';
import { SHAPES, upcast } from '../../store/upcast.js';
import type { RoundsEvent } from './rounds-stream.js';

export type Filed = Extract<RoundsEvent, { readonly type: 'RoundFiled' }>;

export const filedOf = (event: StoredEvent): Filed => upcast(SHAPES, event) as Filed;

/** The filing of one round; null while it is not over. Filings go up by number, and are searched so. */
export const filedRound = async (
  store: Reader,
  slug: string,
  number: number,
): Promise<Filed | null> => {
  const stream = `rounds/${slug}`;
  let [low, high] = [1, (await store.head(stream))?.version ?? 0];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const [at] = await store.readStreamBack(stream, middle + 1, 1, ['RoundFiled']);
    const filed = at === undefined ? null : filedOf(at);
    if (filed?.number === number) return filed;
    if (at === undefined || (filed?.number ?? 0) < number) low = middle + 1;
    else high = at.version - 1;
  }
  return null;
};
