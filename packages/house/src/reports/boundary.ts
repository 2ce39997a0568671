import { present } from '@baize/result';
import type { Reader } from '../store/store.js';
import type { Span } from './gaming-day.js';

/** A piece of the history: everything after one position, up to and with another. */
export interface Stretch {
  readonly after: number;
  readonly upTo: number;
}

/** Positions have no gaps, so that halving finds the place. */
const lastBefore = async (reader: Reader, instant: string): Promise<number> => {
  const at = Date.parse(instant);
  let [before, from] = [0, (await reader.lastPosition()) + 1];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    const [event] = await reader.readAll({ after: middle - 1, limit: 1 });
    if (Date.parse(present(event, () => `the event at ${middle}`).at) < at) before = middle;
    else from = middle;
  }
  return before;
};

/** What was stored in a span of time. Spans that meet give stretches that meet. */
export const stretchOf = async (reader: Reader, { from, to }: Span): Promise<Stretch> => ({
  after: await lastBefore(reader, from),
  upTo: await lastBefore(reader, to),
});
