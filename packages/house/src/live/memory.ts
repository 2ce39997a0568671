import type { MeterState } from '@baize/jackpot';
import type { PinnedRules } from '@baize/table';
import type { Proposal } from '../identity/proposals.js';
import type { Desk } from './desk.js';
import type { Draft, HouseState } from './draft.js';
import { type FloorState, NEW_FLOOR } from './streams/floor-stream.js';

const MOST_PROPOSALS = 500;

export const UNOPENED: MeterState = { phase: 'unopened' };

/** The house as its streams have left it, at hand. Whatever is lost here is in the store. */
export class Memory implements HouseState {
  floor: FloorState = NEW_FLOOR;
  readonly desks = new Map<string, Desk>();
  readonly meters = new Map<string, MeterState>();
  readonly proposals = new Map<string, Proposal>();
  readonly #rules = new Map<string, PinnedRules>();
  /** Who is away follows from the live streams. */
  isAway: (slug: string, account: string) => boolean = () => false;
  readonly #versions = new Map<string, number>();

  desk(slug: string): Desk | undefined {
    return this.desks.get(slug);
  }

  meter(slug: string): MeterState {
    return this.meters.get(slug) ?? UNOPENED;
  }

  rules(digest: string): PinnedRules | undefined {
    return this.#rules.get(digest);
  }

  proposal(id: string): Proposal | undefined {
    return this.proposals.get(id);
  }

  version(stream: string): number {
    return this.#versions.get(stream) ?? 0;
  }

  setRules(rules: PinnedRules): void {
    this.#rules.set(rules.digest, rules);
  }

  setVersion(stream: string, version: number): void {
    this.#versions.set(stream, version);
  }

  /** The newest are at hand: an older one has run out long ago. */
  keepProposal(id: string, proposal: Proposal): void {
    this.proposals.set(id, proposal);
    const [oldest] = this.proposals.keys();
    if (this.proposals.size > MOST_PROPOSALS && oldest !== undefined) this.proposals.delete(oldest);
  }

  /** Takes over what a draft has worked out. Accounts are many, and are not kept at hand. */
  adopt(draft: Draft): void {
    for (const stream of draft.streams) {
      if (!stream.startsWith('account/')) this.#versions.set(stream, draft.version(stream));
    }
    const { desks, meters, rules, proposals } = draft.changed;
    for (const [slug, desk] of desks) this.desks.set(slug, desk);
    for (const [slug, meter] of meters) this.meters.set(slug, meter);
    for (const pinned of rules.values()) this.setRules(pinned);
    for (const [id, proposal] of proposals) this.keepProposal(id, proposal);
    this.floor = draft.floor;
  }
}
