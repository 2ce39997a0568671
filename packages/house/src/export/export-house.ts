import { type ExportSpan, exportEvents } from '../store/export-events.js';
import type { Store } from '../store/store.js';
import { withheldNow } from './withheld.js';

/** How many lines went out after the first, and how many of them say nothing but their hash. */
export interface Exported {
  readonly events: number;
  readonly withheld: number;
}

/** The events of a house as they are at one moment, line by line, without those of open rounds. */
export const exportHouse = async (
  store: Store,
  span: ExportSpan,
  write: (line: string) => void | Promise<void>,
): Promise<Exported> =>
  store.reading(async (reader) => {
    const isOpen = await withheldNow(reader);
    let withheld = 0;
    let lines = 0;
    const withhold: typeof isOpen = (event) => {
      const hidden = isOpen(event);
      if (hidden) withheld += 1;
      return hidden;
    };
    for await (const line of exportEvents(reader, span, withhold)) {
      await write(line);
      lines += 1;
    }
    return { events: lines - 1, withheld };
  });
