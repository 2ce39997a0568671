import { hashOf, NO_HASH, type Store, type StoredEvent } from '../../src/index.js';
import { tamper } from './raw.js';

/** The perfect forgery: an event is changed, and its stream's chain made right again to its end. */
export const forge = async (
  store: Store,
  file: string,
  stream: string,
  version: number,
  change: Partial<Pick<StoredEvent, 'text' | 'postings'>>,
): Promise<void> => {
  const events = await store.readStream(stream);
  let hash = NO_HASH;
  const updates: string[] = [];
  for (const event of events) {
    const forged = event.version === version ? { ...event, ...change } : event;
    hash = hashOf(hash, forged);
    updates.push(
      `UPDATE events SET text = '${forged.text}', postings = '${forged.postings}', hash = '${hash}' WHERE position = ${event.position};`,
    );
  }
  tamper(file, `${updates.join('')} UPDATE heads SET hash = '${hash}' WHERE stream = '${stream}';`);
};
