import { canonicalText } from '@baize/rulebook';
import { SNAPSHOT_SCHEMA } from '../live/draft.js';
import type { KeptSnapshot } from '../store/store.js';
import type { Entry } from './entries.js';
import { type HouseFinding, notOnRecord, wrong } from './finding.js';

/** The house runs by its snapshots: each must be what the events come to. */
export class Snapshots {
  compared = 0;
  private readonly left: Map<string, KeptSnapshot>;

  constructor(kept: readonly KeptSnapshot[]) {
    // One of another shape is passed over by the house too.
    const ours = kept.filter(({ schema }) => schema === SNAPSHOT_SCHEMA);
    this.left = new Map(ours.map((one) => [keyOf(one), one]));
  }

  /** After an event, with what its stream comes to then. */
  take(entry: Entry, hash: string, state: () => unknown): HouseFinding | null {
    const kept = this.left.get(keyOf(entry));
    if (kept === undefined) return null;
    this.left.delete(keyOf(entry));
    this.compared += 1;
    if (kept.hash === hash && kept.state === canonicalText(state())) return null;
    return wrong('snapshot-differs', entry, 'the snapshot after it is not what the events come to');
  }

  end(): HouseFinding | null {
    for (const { stream, version } of this.left.values()) {
      const message = `a snapshot of ${stream} is at version ${version}, which is not there`;
      return notOnRecord('snapshot-differs', message, { stream, version });
    }
    return null;
  }
}

const keyOf = ({ stream, version }: Pick<KeptSnapshot, 'stream' | 'version'>): string =>
  `${stream} ${version}`;
