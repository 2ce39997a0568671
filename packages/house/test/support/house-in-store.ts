import { formatCards } from '@baize/cards';
import { unwrap } from '@baize/result';
import { electionsText, pinnedText } from '@baize/rulebook';
import {
  evolveWorld,
  type Happened,
  newWorld,
  type PinnedRules,
  type Receipt,
  receiptsOf,
  type TableEvent,
  type World,
} from '@baize/table';
import type { PlayerSeed } from '../../src/fairness/player-seed.js';
import { revealOfFirst } from '../../src/fairness/proof.js';
import { commitmentOf } from '../../src/fairness/recipe.js';
import { deckOf, type HouseSeed, type RoundProof, roundTerms } from '../../src/index.js';
import { obligationsOf } from '../../src/live/obligations.js';
import { sha256 } from '../../src/store/chain.js';
import type { NewEvent } from '../../src/store/events.js';
import type { Store } from '../../src/store/store.js';
import { commitOf } from './commits.js';
import { happenedOf, movedBy } from './kept-shift.js';

/** How the decks of a table's rounds came about; nothing where cards were typed in. */
export interface Seeded {
  readonly seedOf: (round: string) => HouseSeed;
  readonly players: readonly PlayerSeed[];
}

interface Running {
  readonly round: string;
  readonly number: number;
  readonly from: number;
  readonly dealt: string[];
  readonly awards: object[];
}

/** A table's shift, to be stored as a house stores it. */
export interface PlayedShift {
  readonly slug: string;
  readonly rules: PinnedRules;
  readonly happened: readonly Happened[];
  readonly seeded: Seeded | null;
  /** A round that nobody files. */
  readonly unfiled?: string;
}

/** Under the digests that the house would give them. */
export const pinnedDigests = ({ inForce, house }: PinnedRules) => ({
  rules: `sha256:${sha256(pinnedText(inForce.rulebook, house))}`,
  elections: `sha256:${sha256(electionsText(inForce.rulebook, house))}`,
});

const AS = { by: 'op', as: 'operator' } as const;

const event = (type: string, data: object, postings: NewEvent['postings'] = []): NewEvent => ({
  type,
  schema: 1,
  data: { type, ...data },
  postings,
});

/** Writes a shift command by command, one commit each, in the layout of the house. */
export class HouseInStore {
  private readonly versions = new Map<string, number>();
  private world: World;
  private readonly left: (readonly Happened[])[];
  private running: Running | null = null;
  private readonly played: PlayedShift;
  private reason = 'the round was void';
  private due: string[] = [];

  constructor(
    private readonly store: Store,
    played: PlayedShift,
  ) {
    this.played = { ...played, happened: withAccounts(played.happened) };
    this.world = newWorld(played.slug, played.rules);
    this.left = [...commandsOf(this.played.happened)];
  }

  async create(): Promise<void> {
    const { slug, rules, happened } = this.played;
    const at = '2026-01-01T00:00:00Z';
    const jackpots = Object.fromEntries(
      happened.flatMap((one) =>
        'jackpot' in one ? [[one.jackpot, one.stream.slice('jackpot/'.length)]] : [],
      ),
    );
    const { digest, electionsDigest, house } = rules;
    const pinned = { at, ...AS, rules: digest, elections: electionsDigest, house };
    const table = { slug, name: slug, rules: digest, jackpots, dealing: 'attended' };
    await this.commit(at, [
      [`rules/${digest}`, event('RulesPinned', pinned)],
      ['house/floor', event('TableCreated', { at, ...AS, ...table })],
    ]);
  }

  /** All that is left. */
  async play(): Promise<void> {
    while (await this.playOne());
  }

  /** The next command; false when there is none left. */
  async playOne(): Promise<boolean> {
    const next = this.left.shift();
    if (next !== undefined) await this.command(next);
    return next !== undefined;
  }

  private async command(command: readonly Happened[]): Promise<void> {
    const at = command[0]?.events[0]?.at ?? '';
    const begins = command.flatMap(tableEvents).find(({ type }) => type === 'RoundStarted');
    if (begins?.type === 'RoundStarted') await this.commitTo(at, begins.round);
    const table: [string, NewEvent][] = [];
    const others: [string, NewEvent][] = [];
    for (const one of command.flatMap(singly)) {
      const [only] = one.events;
      if (only === undefined) continue;
      const moved = movedBy(this.world, one);
      const stored = { type: only.type, schema: 1, data: only, postings: moved };
      this.due.push(...obligationsOf(one.stream, this.running?.round ?? null, only));
      const { settled } = this.world.table;
      if ('jackpot' in one) others.push([one.stream, stored]);
      else {
        table.push([one.stream, stored]);
        others.push(...this.besides(only as TableEvent, table.length));
      }
      this.world = evolveWorld(this.world, one);
      others.push(...this.receipts(only.at, settled), ...this.confirmed(only));
    }
    await this.commit(at, [...table, ...others]);
  }

  /** A second person is one who confirmed a proposal. */
  private confirmed(of: object): readonly [string, NewEvent][] {
    const { at, by, second } = of as { at: string; by: string; second?: string | null };
    if (typeof second !== 'string') return [];
    const stream = `proposal/p-${at.replaceAll(/[^0-9]/g, '')}`;
    if (this.versions.has(stream)) return [];
    const stamp = (who: string) => ({ at, by: who, name: who, as: 'floorperson' });
    const proposed = { ...stamp(by), order: 'Resettle', command: {}, expiresAt: at };
    return [
      [stream, event('Proposed', proposed)],
      [stream, event('Confirmed', stamp(second))],
    ];
  }

  /** Every receipt that is new goes to its player. */
  private receipts(at: string, before: World['table']['settled']): readonly [string, NewEvent][] {
    const { settled } = this.world.table;
    if (settled === null || settled === before) return [];
    const old = before === null ? [] : receiptsOf(before);
    const isNew = ({ round, seat, issue }: Receipt): boolean =>
      !old.some((one) => one.round === round && one.seat === seat && one.issue === issue);
    return receiptsOf(settled)
      .filter(isNew)
      .map((receipt) => [
        `account/${receipt.player}`,
        event('ReceiptIssued', { at, table: this.played.slug, receipt }),
      ]);
  }

  /** What goes into the stream of rounds with an event of the table. */
  private besides(happened: TableEvent, inCommit: number): readonly [string, NewEvent][] {
    const { slug, seeded } = this.played;
    const stream = `rounds/${slug}`;
    const version = (this.versions.get(`table/${slug}`) ?? 0) + inCommit;
    const { at } = happened;
    switch (happened.type) {
      case 'RoundStarted':
        this.running = {
          round: happened.round,
          number: happened.number,
          from: version,
          dealt: [],
          awards: [],
        };
        return [];
      case 'AwardPaid': {
        const { jackpot, seat, player, cents } = happened;
        this.running?.awards.push({ jackpot, seat, player, cents });
        return [];
      }
      case 'RoundVoided':
        this.reason = happened.reason;
        return [];
      case 'InRound': {
        const { event: inGame } = happened;
        if (inGame.type === 'CardsDealt') {
          this.running?.dealt.push(...inGame.cards.map(({ card }) => card));
        }
        if (inGame.type !== 'BettingClosed' || seeded === null) return [];
        const seeds = seeded.players.map((one) => ({ ...one, player: 'ann', drawn: false }));
        return [[stream, event('SeedsClosed', { at, round: this.running?.round, seeds })]];
      }
      case 'RoundEnded': {
        const { running } = this;
        if (running === null || running.round === this.played.unfiled) return [];
        const { outcome } = happened;
        const proof = this.proof(running.round, running.dealt, outcome);
        const { round, number, from } = running;
        const rules = this.played.rules.digest;
        const filed = { at, round, number, rules, from, to: version, outcome, proof };
        return [[stream, event('RoundFiled', { ...filed, ...this.result(running) })]];
      }
      default:
        return [];
    }
  }

  /** What the round that ends here came to, as its receipts have it. */
  private result({ round, awards }: Running) {
    const { table } = this.world;
    const { settled } = table;
    const receipts = settled?.round === round ? receiptsOf(settled) : [];
    const called = table.phase === 'open' ? (table.round?.irregularities ?? []) : [];
    return {
      players: receipts.map(({ seat, player, stakedCents, netCents }) => ({
        seat,
        player,
        stakedCents,
        netCents,
      })),
      irregularities: called.map(({ kind }) => kind),
      awards,
    };
  }

  private async commitTo(at: string, round: string): Promise<void> {
    const { seeded, rules, slug } = this.played;
    if (seeded === null) return;
    const { rulebook } = rules.inForce;
    const terms = roundTerms(rulebook, round, 'machine', 1);
    const seed = seeded.seedOf(round);
    const { cutAtLeast } = terms;
    const commitment = commitmentOf(terms, seed);
    const committed = { at, round, rulebook: rulebook.id, shuffledBy: 'machine' };
    const given = seeded.players.map((one): [string, NewEvent] => [
      `rounds/${slug}`,
      event('SeedGiven', { at, round, player: 'ann', ...one }),
    ]);
    await this.commit(at, [
      [`rounds/${slug}`, event('RoundCommitted', { ...committed, cutAtLeast, commitment })],
      ...given,
    ]);
  }

  private proof(round: string, dealt: readonly string[], outcome: string): RoundProof | null {
    const { seeded, rules } = this.played;
    if (seeded === null) return null;
    const { players } = seeded;
    const terms = roundTerms(rules.inForce.rulebook, round, 'machine', 1);
    const seed = seeded.seedOf(round);
    const deck = deckOf(terms, seed, null, players);
    const last = dealt.at(-1);
    const until = last === undefined ? 0 : deck.map((card) => formatCards([card])).indexOf(last);
    const cards = last === undefined ? [] : deck.slice(0, until + 1);
    const voidFor = outcome === 'void' ? this.reason : null;
    return revealOfFirst({ terms, shuffledBy: 'machine', seed, cards, voidFor }, players);
  }

  private async commit(
    at: string,
    events: readonly (readonly [string, NewEvent])[],
  ): Promise<void> {
    const streams = [...new Set(events.map(([stream]) => stream))];
    const appends = streams.map((stream) => ({
      stream,
      expected: this.versions.get(stream) ?? 0,
      events: events.flatMap(([of, one]) => (of === stream ? [one] : [])),
    }));
    const mayOverdraw = (account: string) => !account.startsWith('player/');
    unwrap(await this.store.commit(commitOf(appends, { at, mayOverdraw, obligations: this.due })));
    this.due = [];
    for (const { stream, expected, events: added } of appends) {
      this.versions.set(stream, expected + added.length);
    }
  }
}

/** Players of a shift under names that a stream can have. */
const withAccounts = (happened: readonly Happened[]): readonly Happened[] =>
  JSON.parse(JSON.stringify(happened).replaceAll(/"player (\d+(?:-\d+)?)"/g, '"player-$1"'));

const tableEvents = (one: Happened): readonly TableEvent[] => ('jackpot' in one ? [] : one.events);

const singly = (one: Happened): readonly Happened[] =>
  one.events.map((only) => happenedOf(one, only));

/** Everything that one command brought about has one instant. */
const commandsOf = (happened: readonly Happened[]): readonly (readonly Happened[])[] => {
  const commands: Happened[][] = [];
  let at: string | undefined;
  for (const one of happened.flatMap(singly)) {
    const now = one.events[0]?.at;
    const last = commands.at(-1);
    if (last === undefined || now !== at) commands.push([one]);
    else last.push(one);
    at = now;
  }
  return commands;
};
