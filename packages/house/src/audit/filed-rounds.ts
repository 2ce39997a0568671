import { canonicalText } from '@baize/rulebook';
import type { TableEvent } from '@baize/table';
import { HouseSeed } from '../fairness/house-seed.js';
import { commitmentOf } from '../fairness/recipe.js';
import { SILENT_MS } from '../live/seeds/seed-door.js';
import type { HouseRestored } from '../live/streams/floor-stream.js';
import {
  evolveRounds,
  NO_ROUNDS,
  type RoundsEvent,
  type RoundsState,
} from '../live/streams/rounds-stream.js';
import {
  type CommitmentLost,
  type CommitmentVoided,
  type Entry,
  type RoundCommitted,
  type RoundFiled,
  termsIn,
} from './entries.js';
import { type HouseFinding, wrong } from './finding.js';
import type { Meters } from './meters.js';
import type { OpenSeeds } from './open-seeds.js';
import { proofFault } from './proof-fault.js';
import { dealtTooSoon, seedOrderFault } from './seed-order.js';
import type { EndedRound } from './table-replay.js';
import type { Tables } from './tables.js';

/** In this shape and later ones, a proof names who voided its round. */
const NAMED_SINCE = 2;

/** Two processes may decide at the same moment, and hear of each other a little later. */
const AT_ONCE_MS = 60_000;

/** What is known of the rounds of one table that are not both over and filed. */
interface Open {
  readonly committed: Map<string, { readonly entry: Entry; readonly data: RoundCommitted }>;
  /** What was told of the seeds of a round, when it was filed. */
  readonly seeds: Map<string, RoundsState>;
  readonly filed: Map<string, Entry>;
  readonly ended: Map<string, EndedRound>;
  /** The newest commitment: it may still be waiting for its round. */
  newest: string | null;
  /** The last round whose list was closed: it is never committed to anew. */
  closed: string | null;
  lastFiled: number;
  /** As the stream tells it. */
  state: RoundsState;
}

/** Holds the filing of each round against what its table's stream tells, in whichever order they came. */
export class FiledRounds {
  proofs = 0;
  rounds = 0;
  private names = false;
  private readonly tables = new Map<string, Open>();
  /** When a player last withheld a seed, at any table. */
  private readonly withheld = new Map<string, number>();
  private readonly lost = new Map<string, string>();
  /** Rounds that a restore ended, and when. */
  private readonly given = new Map<string, string>();

  constructor(
    private readonly house: Tables,
    private readonly meters: Meters,
  ) {}

  /** Rounds whose commitment a restore may end without its seed, and when. */
  restored({ at, lost, rounds }: HouseRestored): void {
    for (const round of lost) this.lost.set(round, at);
    for (const round of rounds) this.given.set(round, at);
  }

  get standing(): readonly OpenSeeds[] {
    return [...this.tables.values()].flatMap(({ state, committed }) => {
      const data =
        state.committed === null ? undefined : committed.get(state.committed.round)?.data;
      return data === undefined ? [] : [{ data, voided: state.voided }];
    });
  }

  stateOf(table: string): RoundsState {
    return this.of(table).state;
  }

  take(entry: Entry): HouseFinding | null {
    const open = this.of(entry.stream.slice('rounds/'.length));
    const standing = open.committed.get(open.state.committed?.round ?? '');
    if (entry.type === 'RoundCommitted' && standing !== undefined) {
      return neverUsed(standing.data.round, standing.entry);
    }
    const before = open.state;
    const event = entry.data as RoundsEvent;
    const terms = standing === undefined ? null : termsIn(standing.data);
    const disorder =
      seedOrderFault(before, event, terms) ??
      this.givenUpFault(open, before, entry, event) ??
      this.barredFault(event);
    if (disorder !== null) return wrong('seed-order', entry, `${entry.type}: ${disorder}`);
    open.state = evolveRounds(before, event, entry.version);
    if (event.type === 'ListClosed') open.closed = event.round;
    switch (entry.type) {
      case 'RoundCommitted': {
        const data = entry.data as RoundCommitted;
        const other = open.committed.get(data.round);
        if (other !== undefined) return neverUsed(data.round, other.entry);
        open.committed.set(data.round, { entry, data });
        open.newest = data.round;
        return null;
      }
      case 'CommitmentVoided':
        return voided(open, entry, entry.data as CommitmentVoided);
      case 'CommitmentLost':
        return this.commitmentLost(open, entry, entry.data as CommitmentLost);
      case 'RoundFiled':
        open.seeds.set((entry.data as RoundFiled).round, before);
        return this.filed(open, entry);
      default:
        return null;
    }
  }

  /**
   * Once its list is closed a round has one deck. To give its commitment up then, and to commit anew, is to look
   * at a deck and take another: such a round is ended, with its proof. Restores gave commitments up so once.
   */
  private givenUpFault(
    open: Open,
    { list }: RoundsState,
    { at }: Entry,
    event: RoundsEvent,
  ): string | null {
    if (event.type === 'RoundCommitted' && event.round === open.closed) {
      return 'the list of this round was closed before: it is not committed to anew';
    }
    return event.type === 'CommitmentVoided' && list !== null && this.given.get(event.round) !== at
      ? 'the list was closed: the round is ended with its proof, and nothing is given up'
      : null;
  }

  /** A player who withheld a seed adds none for an hour: else they could end one round after another. */
  private barredFault(event: RoundsEvent): string | null {
    if (event.type === 'SeedsWithheld') {
      for (const { player } of event.withheld) this.withheld.set(player, Date.parse(event.at));
    }
    if (event.type !== 'ListClosed') return null;
    const at = Date.parse(event.at);
    const early = event.commitments.find(({ player }) => {
      const since = at - (this.withheld.get(player) ?? -Infinity);
      return since > AT_ONCE_MS && since < SILENT_MS;
    });
    return early === undefined
      ? null
      : `seat ${early.seat} withheld a seed within the hour, and is in the list`;
  }

  /** Only a restore ends a commitment without its seed: a backup has none. */
  private commitmentLost(
    open: Open,
    entry: Entry,
    { round, commitment }: CommitmentLost,
  ): HouseFinding | null {
    const made = open.committed.get(round)?.data;
    if (made?.commitment !== commitment || this.lost.get(round) !== entry.at) {
      const message = `the commitment to round ${round} was given up, and no restore tells of it`;
      return wrong('proof-fails', entry, message, made?.commitment ?? null);
    }
    open.committed.delete(round);
    return null;
  }

  private filed(open: Open, entry: Entry): HouseFinding | null {
    const { round, number } = entry.data as RoundFiled;
    if (number !== open.lastFiled + 1) {
      const message = `round ${round} is filed as number ${number} after ${open.lastFiled}`;
      return wrong('round-gap', entry, message, `number ${open.lastFiled + 1}`);
    }
    open.lastFiled = number;
    open.filed.set(round, entry);
    return this.match(entry.stream.slice('rounds/'.length), open, round);
  }

  /** An event of a table, before it is taken: a card may not leave the deck too soon. */
  dealing(table: string, entry: Entry): HouseFinding | null {
    return dealtTooSoon(this.of(table).state, entry.data as TableEvent)
      ? wrong('seed-order', entry, 'a card was dealt before the seeds of the round were open')
      : null;
  }

  /** A round of a table is over. */
  ended(table: string, round: EndedRound): HouseFinding | null {
    const open = this.of(table);
    open.ended.set(round.round, round);
    return this.match(table, open, round.round);
  }

  /** Nothing may be left but the round that every table is about to play, or plays. */
  end(): HouseFinding | null {
    for (const { filed, ended, committed, newest } of this.tables.values()) {
      for (const round of ended.values()) {
        return wrong('round-not-filed', round.ended, `round ${round.round} is over and not filed`);
      }
      for (const entry of filed.values()) {
        const { round } = entry.data as RoundFiled;
        return wrong('filing-differs', entry, `round ${round} is filed and not over`);
      }
      for (const [round, { entry }] of committed) {
        if (round === newest) continue;
        return neverUsed(round, entry);
      }
    }
    return null;
  }

  private match(table: string, open: Open, round: string): HouseFinding | null {
    const [entry, ended] = [open.filed.get(round), open.ended.get(round)];
    if (entry === undefined || ended === undefined) return null;
    const filed = entry.data as RoundFiled;
    const committed = open.committed.get(round)?.data;
    const found =
      filingFault(entry, filed, ended) ??
      this.awardFault(table, ended) ??
      proofFault(entry, filed, ended, committed, open.seeds.get(round), this.isNamed(entry));
    if (found !== null) return found;
    if (filed.proof !== null) this.proofs += 1;
    this.rounds += 1;
    for (const known of [open.filed, open.ended, open.committed, open.seeds]) known.delete(round);
    return null;
  }

  /** Rounds that were filed before proofs named who voids one are what they are; after that all are named. */
  private isNamed({ schema }: Entry): boolean {
    this.names ||= schema >= NAMED_SINCE;
    return this.names;
  }

  /** Each share of a meter in the settlement is one that the meter had fixed. */
  private awardFault(table: string, { round, awards }: EndedRound): HouseFinding | null {
    const jackpots = this.house.of(table)?.jackpots ?? {};
    for (const [wager, jackpot] of Object.entries(jackpots)) {
      const keyed = this.meters.keyedIn(round, jackpot);
      for (const { seat, cents, at } of awards.filter((award) => award.jackpot === wager)) {
        if (keyed.some((winner) => winner.seat === seat && winner.cents === cents)) continue;
        const message = `seat ${seat} was settled with ${cents} cents of ${jackpot}, which it did not key`;
        return wrong('award-differs', at, message);
      }
    }
    return null;
  }

  private of(table: string): Open {
    const known = this.tables.get(table) ?? {
      committed: new Map(),
      seeds: new Map(),
      filed: new Map(),
      ended: new Map(),
      newest: null,
      closed: null,
      lastFiled: 0,
      state: NO_ROUNDS,
    };
    this.tables.set(table, known);
    return known;
  }
}

const neverUsed = (round: string, entry: Entry): HouseFinding =>
  wrong('commitment-open', entry, `this commitment to round ${round} was neither used nor voided`);

/** A commitment that no round was dealt from: the reason is told, and the seed that it was made of. */
const voided = (open: Open, entry: Entry, data: CommitmentVoided): HouseFinding | null => {
  const { round, commitment, reason, houseSeed } = data;
  const made = open.committed.get(round)?.data;
  if (made?.commitment !== commitment) {
    const message = `a commitment to round ${round} is void that was never made`;
    return wrong('proof-fails', entry, message, made?.commitment ?? null);
  }
  if (reason.trim() === '') return wrong('proof-fails', entry, 'it is void for no reason');
  const seed = HouseSeed.ofHex(houseSeed);
  if (seed === undefined || commitmentOf(termsIn(made), seed) !== commitment) {
    return wrong('proof-fails', entry, 'its seed is not the one committed to', commitment);
  }
  open.committed.delete(round);
  return null;
};

/** The first field of a filing that says something else than its table. */
const filingFault = (
  entry: Entry,
  { type: _type, at: _at, proof: _proof, ...filed }: RoundFiled,
  { filing }: EndedRound,
): HouseFinding | null => {
  for (const field of Object.keys(filing) as (keyof typeof filing)[]) {
    const [told, is] = [said(filed[field]), said(filing[field])];
    if (told === is) continue;
    const message = `round ${filing.round} is filed with ${field} ${told}`;
    return wrong('filing-differs', entry, message, `${field} ${is}`);
  }
  return null;
};

const said = (value: unknown): string =>
  typeof value === 'object' ? canonicalText(value) : String(value);
