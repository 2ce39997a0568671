import type { StoredEvent } from './events.js';
import type { LedgerLine, Reader } from './store.js';

const PAGE = 1000;

/** Every event there is after a position, page by page, in the order of positions. */
export async function* everyEvent(reader: Reader, since = 0): AsyncGenerator<StoredEvent> {
  for (let after = since; ; ) {
    const page = await reader.readAll({ after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

/** Every line of the ledger, in the order of positions. */
export async function* everyLedgerLine(reader: Reader): AsyncGenerator<LedgerLine> {
  for (let after = 0; ; ) {
    const page = await reader.ledger({ after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}
