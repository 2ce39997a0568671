import type { Posting } from '@baize/money';
import { canonicalText } from '@baize/rulebook';
import { NO_HASH } from './chain.js';
import type { StoredEvent } from './events.js';
import { everyEvent } from './paging.js';
import type { Reader } from './store.js';

/** Which events go out: stored from one instant until before another. */
export interface ExportSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * Events as JSON lines, after one line that says what they are. Each has its hash and the hash before
 * it, so that anybody can follow the chain. An event that is withheld (its round is still open) keeps
 * its place by its hash alone, which tells nothing: it is salted.
 */
export async function* exportEvents(
  reader: Reader,
  { from, to }: ExportSpan,
  withhold: (event: StoredEvent) => boolean,
): AsyncGenerator<string> {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const hashes = new Map<string, string>();
  yield canonicalText({ export: 'baize events', version: 1, from, to });
  for await (const event of everyEvent(reader)) {
    const previous = hashes.get(event.stream) ?? NO_HASH;
    hashes.set(event.stream, event.hash);
    const at = Date.parse(event.at);
    if (at < first || at >= end) continue;
    yield canonicalText(withhold(event) ? withheld(event, previous) : whole(event, previous));
  }
}

const withheld = ({ position, stream, version, hash }: StoredEvent, previous: string) => ({
  position,
  stream,
  version,
  previous,
  hash,
  withheld: true,
});

const whole = ({ text, postings, ...event }: StoredEvent, previous: string) => ({
  ...event,
  previous,
  event: JSON.parse(text) as unknown,
  postings: JSON.parse(postings) as readonly Posting[],
});
