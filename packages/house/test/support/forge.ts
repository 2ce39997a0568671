import { hashOf, NO_HASH } from '../../src/store/chain.js';
import type { StoredEvent } from '../../src/store/events.js';
import type { Store } from '../../src/store/store.js';
import { tamper } from './raw.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Ledger and balances added up again from what the events say now. */
const BOOKS = `
  DELETE FROM postings;
  INSERT INTO postings
    SELECT e.position, p.key, n.value ->> '$.account', n.value ->> '$.micros'
    FROM events e, json_each(e.postings) p, json_each(p.value, '$.entries') n;
  DELETE FROM balances;
  INSERT INTO balances SELECT account, sum(micros) FROM postings GROUP BY account;`;

/** The perfect forgery: an event is changed, its stream's chain made right again, and the books with it. */
export const forge = async (
  store: Store,
  file: string,
  stream: string,
  version: number,
  change: Partial<Pick<StoredEvent, 'text' | 'postings' | 'at' | 'schema'>>,
  { books = false } = {},
): Promise<void> => {
  const events = await store.readStream(stream);
  let hash = NO_HASH;
  const updates: string[] = [];
  for (const event of events) {
    const forged = event.version === version ? { ...event, ...change } : event;
    hash = hashOf(hash, forged);
    const [text, postings] = [quoted(forged.text), quoted(forged.postings)];
    updates.push(
      `UPDATE events SET at = '${forged.at}', schema = ${forged.schema}, text = ${text}, postings = ${postings}, hash = '${hash}' WHERE position = ${event.position};`,
    );
  }
  tamper(
    file,
    `${updates.join('')} UPDATE heads SET hash = '${hash}' WHERE stream = '${stream}'; ${books ? BOOKS : ''}`,
  );
};
