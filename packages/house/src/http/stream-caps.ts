import { sourceSubject } from '../identity/attempts.js';
import { type ConnectionLimits, reserveOf, Tally } from './connection-limits.js';
import { Problem } from './problem.js';

/** Whose stream it is. */
export interface Follower {
  readonly address: string;
  readonly account: string | null;
  /** Staff and seated players: for them room is kept, and the cap of their address does not count. */
  readonly hasPriority: boolean;
}

const noneFree = (detail: string): Problem =>
  new Problem(503, 'no-stream-free', detail, { waitSeconds: 5 });

/** Caps on live streams: in all, of one address, of one account. */
export class StreamCaps {
  readonly #byAddress = new Tally();
  readonly #byAccount = new Tally();
  #all = 0;

  constructor(private readonly limits: ConnectionLimits) {}

  check({ address, account, hasPriority }: Follower): Problem | null {
    const { streams, streamsPerAddress, streamsPerAccount } = this.limits;
    if (this.#all >= (hasPriority ? streams : streams - reserveOf(streams)))
      return noneFree('the house can serve no further stream now');
    if (account !== null && this.#byAccount.of(account) >= streamsPerAccount)
      return noneFree(`one account may have ${streamsPerAccount} streams at once`);
    return !hasPriority && this.#byAddress.of(sourceSubject(address)) >= streamsPerAddress
      ? noneFree(`one address may have ${streamsPerAddress} streams at once`)
      : null;
  }

  /** Counts one stream; call what it returns when the stream has ended. */
  add({ address, account }: Follower): () => void {
    const source = sourceSubject(address);
    this.#all += 1;
    this.#byAddress.add(source);
    if (account !== null) this.#byAccount.add(account);
    return () => {
      this.#all -= 1;
      this.#byAddress.remove(source);
      if (account !== null) this.#byAccount.remove(account);
    };
  }
}
