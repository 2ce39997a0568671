import type { CardTo, GameEvent, GameRound, MeterAward } from '@baize/games';
import type { MeterState } from '@baize/jackpot';
import { canonicalText, type RulesInForce } from '@baize/rulebook';
import {
  decideTable,
  type EventOf,
  evolveTable,
  newTable,
  type PinnedRules,
  postingsOf,
  type TableEvent,
  type TableState,
  underCriteria,
  type World,
} from '@baize/table';
import { filedResult } from '../live/filed-result.js';
import { type RunningRound, runningRoundAfter } from '../live/running-round.js';
import type { FiledRound } from '../live/streams/rounds-stream.js';
import { voidingOf, whoVoided } from '../live/who-voided.js';
import type { Entry, TableCreated } from './entries.js';
import { type HouseFinding, type Place, wrong } from './finding.js';
import type { PinnedRulesOnFile } from './pinned-rules.js';
import type { Receipts } from './receipts.js';
import type { RunningBooks } from './running-books.js';
import {
  anteBonusAgain,
  awardsIn,
  type Differs,
  isSettled,
  settledAgain,
} from './settled-again.js';

/** What the stream of a table tells of a round that is over, to be compared with its filing. */
export interface EndedRound {
  /** As it should be filed; its proof is asked for by itself. */
  readonly filing: Omit<FiledRound, 'proof'>;
  readonly round: string;
  readonly ended: Place;
  /** In the order they were dealt; `??` for an unseen card. */
  readonly cards: readonly string[];
  /** Who voided it, as a proof names them; null where it was played to its end. */
  readonly voidedBy: string | null;
  /** What the settlement says that meters gave, and where it says so. */
  readonly awards: readonly (MeterAward & { readonly at: Place })[];
}

/** A jackpot as its events have left it. */
export type MeterOf = (jackpot: string) => MeterState;

type Running = Pick<EndedRound, 'round' | 'cards' | 'awards'>;

/** One table, replayed event by event. */
export class TableReplay {
  readonly jackpots: TableCreated['jackpots'];
  settled = 0;
  private state: TableState | null = null;
  private running: Running | null = null;
  private runningRound: RunningRound | null = null;

  constructor(
    private readonly created: TableCreated,
    private readonly onFile: PinnedRulesOnFile,
    private readonly books: RunningBooks,
    private readonly over: (round: EndedRound) => HouseFinding | null,
    private readonly receipts: Receipts,
    private readonly meterOf: MeterOf,
  ) {
    this.jackpots = created.jackpots;
  }

  /** The rules that the table runs on now. */
  get rules(): PinnedRules | undefined {
    return this.onFile.of(this.state?.rules ?? this.created.rules);
  }

  /** The table as its events have left it. */
  get now(): TableState | null {
    return this.state;
  }

  get roundNow(): string | null {
    return this.state?.phase === 'open' ? (this.state.round?.round ?? null) : null;
  }

  take(entry: Entry): HouseFinding | null {
    const { rules } = this;
    if (rules === undefined) {
      const digest = this.state?.rules ?? this.created.rules;
      return wrong('rules-missing', entry, `its rules are not on file`, digest);
    }
    this.state ??= newTable(this.created.slug, rules);
    const event = entry.data as TableEvent;
    const world: World = underCriteria({
      rules,
      table: this.state,
      meters: {},
      books: this.books.balances,
    });
    const found =
      numberingOf(entry, this.state, event) ??
      settlementOf(entry, { ...world, meters: this.meters }, event) ??
      postingsDiffer(entry, canonicalText(postingsOf(world, event)));
    if (found !== null) return found;
    if (isSettlement(event)) this.settled += 1;
    this.note(entry, world, event);
    const after = evolveTable(rules.inForce, this.state, event);
    const ended = event.type === 'RoundEnded' ? this.endedBy(entry, event, after) : null;
    this.runningRound = runningRoundAfter(this.runningRound, event, entry.version);
    const receipt = this.receipts.settled(entry, this.state.settled, after.settled);
    this.state = after;
    return receipt ?? (ended === null ? null : this.over(ended));
  }

  /** The jackpots that the table plays for: what is won by a correction is keyed while they hold the round. */
  private get meters(): World['meters'] {
    const jackpots = Object.entries(this.jackpots);
    return Object.fromEntries(jackpots.map(([wager, jackpot]) => [wager, this.meterOf(jackpot)]));
  }

  /** What a filing will be compared with. */
  private note(entry: Entry, world: World, event: TableEvent): void {
    const { position, stream, version } = entry;
    const at = { position, stream, version };
    if (event.type === 'RoundStarted') {
      this.running = { round: event.round, cards: [], awards: [] };
    }
    if (this.running === null || event.type !== 'InRound') return;
    const inGame = event.event;
    if (inGame.type === 'CardsDealt') {
      const dealt = inGame.cards.map(({ card }: CardTo) => card);
      this.running = { ...this.running, cards: [...this.running.cards, ...dealt] };
    }
    const game = gameOf(world);
    if (isSettled(inGame) && game !== null) {
      const awards = awardsIn(world.rules.inForce, game, inGame.lines)
        .filter(({ cents }) => cents > 0)
        .map((award) => ({ ...award, at }));
      this.running = { ...this.running, awards: [...this.running.awards, ...awards] };
    }
  }

  private endedBy(
    { position, stream, version }: Entry,
    { outcome }: EventOf<'RoundEnded'>,
    after: TableState,
  ): EndedRound | null {
    const { running, runningRound, state } = this;
    this.running = null;
    if (running === null || runningRound === null || state?.phase !== 'open') return null;
    if (state.round === null) return null;
    const { round, number } = state.round;
    const filing = {
      round,
      number,
      rules: state.rules,
      from: runningRound.from,
      to: version,
      outcome,
      ...filedResult(state.round, runningRound, after),
    };
    const voiding = outcome === 'void' ? voidingOf(state, round) : null;
    const voidedBy = voiding === null ? null : whoVoided(voiding);
    return { ...running, filing, voidedBy, ended: { position, stream, version } };
  }
}

const gameOf = ({ table }: World) => (table.phase === 'open' ? (table.round?.game ?? null) : null);

const isSettlement = (event: TableEvent): boolean =>
  event.type === 'RoundResettled' ||
  (event.type === 'InRound' && event.event.type === 'RoundSettled');

/** A table counts its rounds from 1, without gaps, each under the rules it runs on. */
const numberingOf = (entry: Entry, state: TableState, event: TableEvent): HouseFinding | null => {
  if (event.type !== 'RoundStarted') return null;
  const number = state.lastRound + 1;
  const round = `${state.slug}/${number}`;
  if (event.number !== number || event.round !== round) {
    const message = `round ${event.round}, number ${event.number}, follows ${state.lastRound}`;
    return wrong('round-gap', entry, message, round);
  }
  return event.rules === state.rules
    ? null
    : wrong('rules-differ', entry, `the round is under ${event.rules}`, state.rules);
};

const settlementOf = (entry: Entry, world: World, event: TableEvent): HouseFinding | null => {
  if (event.type === 'RoundResettled') return resettlementOf(entry, world, event);
  const game = gameOf(world);
  if (event.type !== 'InRound' || game === null) return null;
  const differs = differenceIn(world.rules.inForce, game, event.event);
  if (differs === null) return null;
  const message = `round ${game.round} was settled otherwise than its felt says: ${differs.found}`;
  return wrong('settlement-differs', entry, message, differs.expected);
};

const differenceIn = (rules: RulesInForce, game: GameRound, event: GameEvent): Differs | null => {
  if (isSettled(event)) return settledAgain(rules, game, event);
  return event.type === 'HandCompleted' ? anteBonusAgain(rules, game, event) : null;
};

/** A correction is decided once more, as it was. */
const resettlementOf = (
  entry: Entry,
  world: World,
  event: EventOf<'RoundResettled'>,
): HouseFinding | null => {
  const { at, by, as, round, reason, second } = event;
  const decided = decideTable(world, {
    type: 'Resettle',
    at,
    by,
    as,
    reason,
    ...(second === null ? {} : { second }),
  });
  const events = decided.ok ? decided.value.flatMap((on): readonly object[] => on.events) : [];
  const again = events.find((one) => 'type' in one && one.type === event.type);
  if (canonicalText(again ?? null) === canonicalText(event)) return null;
  const message = `round ${round} was settled again otherwise than its corrected felt says`;
  const expected = decided.ok
    ? 'the lines of the corrected felt'
    : `none: ${decided.error.message}`;
  return wrong('settlement-differs', entry, message, expected);
};

export const postingsDiffer = (entry: Entry, expected: string): HouseFinding | null =>
  entry.postings === expected
    ? null
    : wrong('postings-differ', entry, `${entry.type} moves other money than it should`, expected);
