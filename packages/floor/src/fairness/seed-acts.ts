import type { LiveView } from '@baize/house/client';
import { type KeptSeed, keptSeed, seedsFor } from './kept-seeds.js';
import type { Terms } from './recipe.js';
import { closingHash } from './seed-hashes.js';

type Fairness = NonNullable<LiveView['fairness']>;

/** What the page does by itself for a seat, or has to say of it. */
export type SeedAct =
  | { readonly act: 'commit' }
  | { readonly act: 'committed' }
  | { readonly act: 'open'; readonly commitment: string; readonly kept: KeptSeed }
  | { readonly act: 'opened' }
  | { readonly act: 'silent'; readonly why: Fairness['silent'][number]['why'] }
  /** Something is not as this browser knows it: it opens nothing. */
  | { readonly act: 'differs'; readonly says: string }
  | { readonly act: 'none' };

export const termsOf = ({ version, round, cutAtLeast }: Fairness, rulebook: string): Terms => ({
  version,
  round,
  rulebook,
  cut: cutAtLeast === null ? null : { atLeast: cutAtLeast },
});

/** What is to be done for an own seat now. */
export const seedAct = (
  { fairness, rulebook, round }: Pick<LiveView, 'fairness' | 'rulebook' | 'round'>,
  seat: number,
): SeedAct => {
  if (fairness === null || fairness.version !== 2) return { act: 'none' };
  const listed = fairness.committed.find((one) => one.seat === seat)?.commitment;
  if (fairness.closing === null) {
    const betting = round?.round === fairness.round && round.game.phase === 'betting';
    if (listed !== undefined) return { act: 'committed' };
    return { act: betting ? 'commit' : 'none' };
  }
  const own = seedsFor(fairness.round, seat);
  if (own.some(({ openedTo = fairness.closing }) => openedTo !== fairness.closing)) {
    return differs('your seed was opened to another list before');
  }
  const isOpen = own.some(({ openedTo }) => openedTo === fairness.closing);
  if (isOpen && fairness.withheld.includes(seat)) {
    return {
      act: 'differs',
      says: 'The house says that you withheld your seed. Your page has sent it. Do not trust this house.',
    };
  }
  const silent = fairness.silent.find((one) => one.seat === seat);
  if (silent !== undefined) return { act: 'silent', why: silent.why };
  if (listed === undefined) {
    return own.length > 0 ? differs('the house’s list does not name your seat') : { act: 'none' };
  }
  const kept = keptSeed(listed);
  if (fairness.opened.some((one) => one.seat === seat)) return { act: 'opened' };
  if (kept === null || kept.round !== fairness.round || kept.seat !== seat) {
    return own.length > 0 ? { act: 'differs', says: OTHER_COMMITMENT } : { act: 'none' };
  }
  if (kept.house !== fairness.commitment) {
    return differs('the house shows another commitment of its own than when you committed');
  }
  const { committed: commitments, silent: others, commitment, closing } = fairness;
  if (
    closingHash(termsOf(fairness, rulebook), commitment, { commitments, silent: others }) !==
    closing
  ) {
    return differs('the hash of the house’s list is not of this list');
  }
  return { act: 'open', commitment: listed, kept };
};

/** The last commitment of an account counts: another browser of the same player may have sent it, and opens it. */
const OTHER_COMMITMENT =
  'The house’s list has another commitment for your seat than this page sent. If another browser of yours is at this table, it is that one’s. If not, do not trust this round.';

const differs = (what: string): SeedAct => ({
  act: 'differs',
  says: `Your page does not open its seed: ${what}. Do not trust this round.`,
});
