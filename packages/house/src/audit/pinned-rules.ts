import {
  canonicalText,
  decodeHouseRules,
  electionsText,
  putInForce,
  rulebookById,
} from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import type { RulesPinned } from '../live/streams/rules-stream.js';
import { sha256 } from '../store/chain.js';
import { editionsOf } from './editions.js';
import type { Entry } from './entries.js';
import { type HouseFinding, wrong } from './finding.js';

const digestOf = (text: string): string => `sha256:${sha256(text)}`;

/** The house rules on file, each under the digest of what it says. */
export class PinnedRulesOnFile {
  private readonly pinned = new Map<string, PinnedRules>();

  get count(): number {
    return this.pinned.size;
  }

  of(digest: string): PinnedRules | undefined {
    return this.pinned.get(digest);
  }

  take(entry: Entry): HouseFinding | null {
    const { rules: digest, elections, house: given } = entry.data as RulesPinned;
    const decoded = decodeHouseRules(given);
    if (!decoded.ok) {
      const [first] = decoded.problems;
      return wrong('rules-differ', entry, `these are no house rules: ${first?.message}`);
    }
    const house = decoded.value;
    // Rules of another day were pinned with the rulebook of their day.
    const isPinned = editionsOf(house.rulebook).some(
      (edition) => digestOf(canonicalText({ rulebook: edition, house })) === digest,
    );
    if (!isPinned || entry.stream !== `rules/${digest}`) {
      const message = `these rules are not the ones that ${digest} stands for`;
      return wrong('rules-differ', entry, message, digest);
    }
    const rulebook = rulebookById(house.rulebook);
    const electionsDigest = digestOf(electionsText(rulebook, house));
    if (electionsDigest !== elections) {
      const message = `the elections are said to be ${elections}`;
      return wrong('rules-differ', entry, message, electionsDigest);
    }
    const inForce = putInForce(rulebook, house);
    if (!inForce.ok) {
      const [first] = inForce.error;
      return wrong('rules-differ', entry, `no table may run on these rules: ${first?.message}`);
    }
    this.pinned.set(digest, { digest, electionsDigest, inForce: inForce.value, house });
    return null;
  }
}
