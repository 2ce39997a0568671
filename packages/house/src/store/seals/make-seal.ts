import { err, ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { rootOf } from '../heads-root.js';
import { everyEvent } from '../paging.js';
import type { Reader, Store } from '../store.js';
import { nextSeal, parseSeal, type Seal } from './seal.js';
import { appendLine } from './seal-file.js';
import { answersHash, OrderHash, type SealedSince } from './sealed-since.js';

/** Why no seal may be added to a file. */
export interface SealError {
  /** The last line is no seal; or it knows more events than the store has. */
  readonly code: 'bad-seal' | 'store-behind-seals';
  readonly message: string;
}

/**
 * Writes a seal over all that is stored now to the end of a file outside of the database; null when
 * nothing was stored since the last one.
 */
export const seal = async (
  store: Store,
  file: string,
  at: string,
): Promise<Result<Seal | null, SealError>> => {
  let made: Result<Seal | null, SealError> = ok(null);
  await appendLine(file, async (line) => {
    made = await sealAfter(store, line, at);
    return made.ok && made.value !== null ? canonicalText(made.value) : null;
  });
  return made;
};

const sealAfter = async (
  store: Store,
  line: string | null,
  at: string,
): Promise<Result<Seal | null, SealError>> => {
  const last = line === null ? ok(null) : parseSeal(line);
  if (!last.ok)
    return err({ code: 'bad-seal', message: `the last line is no seal: ${last.error}` });
  const sealed = last.value?.position ?? 0;
  return store.reading(async (reader) => {
    const position = await reader.lastPosition();
    if (position < sealed) {
      const message = `event ${sealed} was sealed, and the store ends at ${position}`;
      return err({ code: 'store-behind-seals', message });
    }
    if (position === sealed) return ok(null);
    const heads = await reader.heads();
    const fields = { at, position, streams: heads.length, root: rootOf(heads) };
    return ok(nextSeal(last.value, { ...fields, ...(await since(reader, sealed, position)) }));
  });
};

const since = async (reader: Reader, sealed: number, position: number): Promise<SealedSince> => {
  const order = new OrderHash();
  for await (const event of everyEvent(reader, sealed)) order.add(event);
  const answers = answersHash(await reader.answersSince(sealed, position));
  return { order: order.take(), answers };
};
