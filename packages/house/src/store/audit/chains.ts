import { hashOf, NO_HASH } from '../chain.js';
import type { Head, StoredEvent } from '../events.js';
import { rootOf } from '../heads-root.js';
import type { Seal } from '../seals/seal.js';
import { OrderHash } from '../seals/sealed-since.js';
import { type Finding, finding } from './finding.js';

/** Follows every stream's chain, event by event, in the order of positions. */
export class Chains {
  private readonly heads: Map<string, Head>;
  /** Since the last seal. */
  private readonly order = new OrderHash();

  /** From the beginning; or from where streams ended at a position. */
  constructor(
    heads: readonly Head[] = [],
    private position = 0,
  ) {
    this.heads = new Map(heads.map((head) => [head.stream, head]));
  }

  get streams(): number {
    return this.heads.size;
  }

  get events(): number {
    return this.position;
  }

  take(event: StoredEvent): Finding | null {
    const { position, stream, version } = event;
    const where = { position, stream, version };
    const name = `event ${position} (${stream} version ${version})`;
    const head = this.heads.get(stream) ?? { stream, version: 0, hash: NO_HASH };
    if (position !== this.position + 1) {
      const message = `event ${this.position + 1} is missing: ${name} follows ${this.position}`;
      return finding('position-gap', message, where);
    }
    if (version !== head.version + 1) {
      const message = `${name} follows version ${head.version} of its stream`;
      return finding('version-gap', message, where);
    }
    if (event.hash !== hashOf(head.hash, event)) {
      return finding('hash-differs', `${name} was changed: its hash is another`, where);
    }
    this.position = position;
    this.order.add(event);
    this.heads.set(stream, event);
    return null;
  }

  /** Whether a seal saw what is there now; only at the position that it covers. */
  compare({ seq, at, root, order }: Seal): Finding | null {
    const since = this.order.take();
    if (rootOf(this.heads.values()) === root) {
      if (order === undefined || order === since) return null;
      const across = `up to event ${this.position} the order across streams is not what seal ${seq} of ${at} saw`;
      return finding('order-differs', across, { position: this.position });
    }
    const message = `up to event ${this.position} the store is not what seal ${seq} of ${at} saw`;
    return finding('seal-differs', message, { position: this.position });
  }

  /** The heads that the store keeps must be where the chains end. */
  end(kept: readonly Head[]): Finding | null {
    const left = new Map(this.heads);
    for (const { stream, version, hash } of kept) {
      const head = left.get(stream);
      left.delete(stream);
      if (head?.version === version && head.hash === hash) continue;
      const message = `${stream} should end at version ${version}, and ends at ${head?.version ?? 0}`;
      return finding('head-differs', message, { stream, version });
    }
    const [missing] = left.values();
    if (missing === undefined) return null;
    const { stream, version } = missing;
    return finding('head-differs', `${stream} has events and no head`, { stream, version });
  }
}
