import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Transport } from './transport.js';

/** Told of what comes, and of how the connection stands. */
export interface Follower<T> {
  readonly message: (message: T) => void;
  readonly state?: (state: FollowState) => void;
}

/** `ended`: the house ended it for good, with the session, or because there is nothing to follow. */
export type FollowState = 'open' | 'waiting' | 'ended';

export interface Following {
  stop(): void;
  /** Resolves when it has stopped or ended. */
  readonly done: Promise<void>;
}

const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 10_000;
/** The house sends something every 15 seconds, if only a sign of life. */
const MOST_SILENCE_MS = 45_000;

/** Follows a stream over any number of connections, each from where the one before broke off. */
export const followStream = <T>(
  transport: Transport,
  path: string,
  after: number | null,
  { message, state = () => undefined }: Follower<T>,
): Following => {
  const stopped = new AbortController();
  let last = after === null ? null : String(after);
  let waitMs = FIRST_WAIT_MS;

  /** Whether this event is the last one for good. */
  const take = ({ id, event, data }: EventSourceMessage): boolean => {
    // Several may come at once: a follower that stopped at the first hears of none after it.
    if (stopped.signal.aborted) return true;
    if (event === 'end') return (JSON.parse(data) as { why?: string }).why === 'session';
    if (id !== undefined) last = id;
    waitMs = FIRST_WAIT_MS;
    message(JSON.parse(data) as T);
    return false;
  };

  const once = async (): Promise<boolean> => {
    const connection = new AbortController();
    const cut = (): void => connection.abort();
    stopped.signal.addEventListener('abort', cut, { once: true });
    let silence = setTimeout(cut, MOST_SILENCE_MS);
    try {
      const response = await transport.send('GET', path, {
        headers: {
          accept: 'text/event-stream',
          ...(last === null ? {} : { 'last-event-id': last }),
        },
        signal: connection.signal,
      });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return true;
      if (response.status !== 200 || response.body === null) return false;
      state('open');
      const events: EventSourceMessage[] = [];
      const parser = createParser({ onEvent: (event) => events.push(event) });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        clearTimeout(silence);
        silence = setTimeout(cut, MOST_SILENCE_MS);
        parser.feed(decoder.decode(value, { stream: true }));
        if (events.splice(0).some(take)) return true;
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      return false;
    } finally {
      clearTimeout(silence);
      stopped.signal.removeEventListener('abort', cut);
      cut();
    }
  };

  const isStopped = (): boolean => stopped.signal.aborted;

  const run = async (): Promise<void> => {
    while (!isStopped()) {
      if ((await once()) || isStopped()) break;
      state('waiting');
      // Many who lost the same house do not all come back in the same moment.
      await wait(waitMs * (0.5 + Math.random() / 2), stopped.signal);
      waitMs = Math.min(2 * waitMs, MOST_WAIT_MS);
    }
    state('ended');
  };

  return { stop: () => stopped.abort(), done: run() };
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
  });
