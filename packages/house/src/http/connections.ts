import type { Socket } from 'node:net';
import type { Clock, Timer } from '../clock/clock.js';
import { sourceSubject } from '../identity/attempts.js';
import type { Person } from '../live/people.js';
import { type ConnectionLimits, reserveOf, Tally } from './connection-limits.js';
import { Problem } from './problem.js';

/** A connection in the reserve must show within this time that staff or a seated player is behind it. */
const MOST_PROVISIONAL_MS = 5000;

interface Open {
  readonly address: string;
  account: string | null;
  /** Runs while the connection is in the reserve and has not shown whose it is. */
  provisional: Timer | null;
}

const noneFree = (detail: string): Problem =>
  new Problem(503, 'no-connection-free', detail, {
    waitSeconds: 5,
    headers: { connection: 'close' },
  });

/**
 * Caps on connections. Whose connection it is shows only in its first request. So the last tenth of all
 * connections, and a tenth beyond the cap of an address, are taken provisionally: staff and seated players
 * keep theirs, others are refused, and when there is no room the oldest provisional one makes some.
 */
export class Connections {
  readonly #open = new Map<Socket, Open>();
  readonly #byAddress = new Tally();
  readonly #byAccount = new Tally();

  constructor(
    private readonly clock: Pick<Clock, 'setTimer'>,
    private readonly limits: ConnectionLimits,
    /** Behind a proxy every connection has the proxy's address and may serve several accounts. */
    private readonly direct: boolean,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  admit(socket: Socket): void {
    const { connections, connectionsPerAddress } = this.limits;
    const address = sourceSubject(socket.remoteAddress ?? '');
    const mostHere = connectionsPerAddress + reserveOf(connectionsPerAddress);
    const here = (): number => (this.direct ? this.#byAddress.of(address) : 0);
    if (here() >= mostHere) this.#makeRoom((one) => one.address === address);
    if (this.#open.size >= connections) this.#makeRoom(() => true);
    if (here() >= mostHere || this.#open.size >= connections) {
      socket.destroy();
      return;
    }
    const inReserve =
      here() >= connectionsPerAddress || this.#open.size >= connections - reserveOf(connections);
    const provisional = inReserve
      ? this.clock.setTimer(MOST_PROVISIONAL_MS, () => socket.destroy(), true)
      : null;
    this.#open.set(socket, { address, account: null, provisional });
    this.#byAddress.add(address);
    socket.once('close', () => this.#forget(socket));
  }

  /** Asked for each request, when it is known whose it is. */
  check(socket: Socket, person: Person | null, hasPriority: () => boolean): Problem | null {
    const open = this.#open.get(socket);
    if (open === undefined) return null;
    if (open.provisional !== null) {
      if (!hasPriority()) return noneFree('the house can serve no further connection now');
      open.provisional.cancel();
      open.provisional = null;
    }
    return this.direct && person !== null ? this.#countFor(open, person.account) : null;
  }

  #countFor(open: Open, account: string): Problem | null {
    if (open.account === account) return null;
    const most = this.limits.connectionsPerAccount;
    if (this.#byAccount.of(account) >= most)
      return noneFree(`one account may have ${most} connections at once`);
    if (open.account !== null) this.#byAccount.remove(open.account);
    open.account = account;
    this.#byAccount.add(account);
    return null;
  }

  #makeRoom(among: (open: Open) => boolean): void {
    for (const [socket, open] of this.#open) {
      if (open.provisional === null || !among(open)) continue;
      this.#forget(socket);
      socket.destroy();
      return;
    }
  }

  #forget(socket: Socket): void {
    const open = this.#open.get(socket);
    if (open === undefined) return;
    this.#open.delete(socket);
    this.#byAddress.remove(open.address);
    if (open.account !== null) this.#byAccount.remove(open.account);
    open.provisional?.cancel();
  }
}
