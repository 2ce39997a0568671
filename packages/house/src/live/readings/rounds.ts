import type { MeterEvent } from '@baize/jackpot';
import { present, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import {
  type Happened,
  type Reconstruction,
  reconstructRound,
  type TableEvent,
  tellReconstruction,
} from '@baize/table';
import type { RoundProof } from '../../fairness/proof.js';
import type { Refusal } from '../../refusal.js';
import type { StoredEvent } from '../../store/events.js';
import type { Reader } from '../../store/store.js';
import { SHAPES, upcast } from '../../store/upcast.js';
import { type Desk, jackpotsOf } from '../desk.js';
import type { House } from '../house.js';
import type { Person } from '../people.js';
import { refuse } from '../plan/context.js';
import { type Filed, filedOf, filedRound } from '../streams/filed-round.js';
import type { FiledRound, RoundsEvent } from '../streams/rounds-stream.js';

/** A round that is over, as it was filed. */
export interface FiledRoundView extends Omit<FiledRound, 'from' | 'to' | 'proof'> {
  /** Where it was filed among all that was ever stored: no two rounds share it. */
  readonly position: number;
  readonly at: string;
  readonly table: string;
}

export interface RoundsQuery {
  readonly table?: string;
  readonly player?: string;
  /** Instants, inclusive and exclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly outcome?: 'complete' | 'void';
  readonly irregularity?: string;
  readonly award?: boolean;
  /** Only rounds filed before this position: that of the last one seen. */
  readonly before?: number;
  readonly limit: number;
}

const PAGE = 200;

/** The newest rounds of a table that fit, a page of the store at a time. */
const ofTable = async (
  store: Reader,
  slug: string,
  fits: (filed: Filed) => boolean,
  { from = '', to = '9999', before: seen = Number.POSITIVE_INFINITY, limit }: RoundsQuery,
): Promise<readonly FiledRoundView[]> => {
  const found: FiledRoundView[] = [];
  let before: number | null = null;
  for (;;) {
    const page: readonly StoredEvent[] = await store.readStreamBack(
      `rounds/${slug}`,
      before,
      PAGE,
      ['RoundFiled'],
    );
    for (const stored of page) {
      if (stored.at < from) return found;
      if (stored.at >= to || stored.position >= seen) continue;
      const filed = filedOf(stored);
      if (fits(filed)) found.push(viewOf(slug, stored.position, filed));
      if (found.length === limit) return found;
    }
    before = page.at(-1)?.version ?? 0;
    if (page.length < PAGE) return found;
  }
};

const viewOf = (
  table: string,
  position: number,
  { type: _type, from: _from, to: _to, proof: _proof, ...filed }: Filed,
): FiledRoundView => ({ ...filed, position, table });

/** Rounds that are over, the newest first, by what is asked for. */
export const searchRounds = async (
  house: House,
  query: RoundsQuery,
): Promise<readonly FiledRoundView[]> => {
  const slugs = query.table === undefined ? house.slugs() : [query.table];
  const fits = ({ players, outcome, irregularities, awards }: Filed): boolean =>
    (query.player === undefined || players.some(({ player }) => player === query.player)) &&
    (query.outcome === undefined || outcome === query.outcome) &&
    (query.irregularity === undefined || irregularities.includes(query.irregularity)) &&
    (query.award === undefined || awards.length > 0 === query.award);
  const found = await Promise.all(slugs.map((slug) => ofTable(house.store, slug, fits, query)));
  return found
    .flat()
    .sort((left, right) => right.position - left.position)
    .slice(0, query.limit);
};

export const proofOfRound = async (
  store: Reader,
  slug: string,
  number: number,
): Promise<RoundProof | null> => (await filedRound(store, slug, number))?.proof ?? null;

/** It is not over, its cards were typed in, or a restore ended it and its seed is lost. */
export type NoProof = 'not-over' | 'typed' | 'lost';

/** More than a house is ever restored. */
const MOST_LOST = 1_000;

/** Why a round has no proof. */
export const whyNoProof = async (store: Reader, slug: string, number: number): Promise<NoProof> => {
  const filed = await filedRound(store, slug, number);
  if (filed === null) return 'not-over';
  const lost = await store.readStreamBack(`rounds/${slug}`, null, MOST_LOST, ['CommitmentLost']);
  const isLost = lost.some((event) => (upcast(SHAPES, event) as Lost).round === filed.round);
  return isLost ? 'lost' : 'typed';
};

type Lost = Extract<RoundsEvent, { readonly type: 'CommitmentLost' }>;

/** A round told step by step. */
export interface RoundStory {
  readonly round: string;
  readonly reconstruction: Reconstruction;
  readonly words: readonly string[];
}

/** For who was in the round, and for those who look into disputes; never while it is played. */
export const storyOfRound = async (
  house: House,
  slug: string,
  number: number,
  person: Person,
): Promise<Result<RoundStory, Refusal>> => {
  const desk = house.desk(slug);
  const filed = desk === undefined ? null : await filedRound(house.store, slug, number);
  if (desk === undefined || filed === null) {
    return refuse(
      'no-such-round',
      `there is no round ${number} of ${slug} that is over`,
      bySoftware('orders'),
    );
  }
  const isPlayer = person.role === 'player' || person.role === 'dealer';
  if (isPlayer && !filed.players.some(({ player }) => player === person.account)) {
    return refuse('not-your-round', 'you were not in this round', byPolicy('roles'));
  }
  const rules = present(house.rules(filed.rules), 'the rules of the round');
  const happened = await happenedIn(house.store, desk, filed);
  const told = reconstructRound(
    rules,
    isPlayer ? happened.map(withoutNotes) : happened,
    filed.round,
  );
  if (!told.ok) return told;
  const words = tellReconstruction(told.value).trimEnd().split('\n');
  return { ok: true, value: { round: filed.round, reconstruction: told.value, words } };
};

/** What happened from the start of a round to the end of the next, at its table and its jackpots. */
const happenedIn = async (
  store: Reader,
  desk: Desk,
  { from, number }: Filed,
): Promise<readonly Happened[]> => {
  const { slug } = desk.settings;
  const [first] = await store.readStream(`table/${slug}`, from, 1);
  const next = await filedRound(store, slug, number + 1);
  const [last] =
    next === null
      ? await store.readStreamBack(`table/${slug}`, null, 1)
      : await store.readStream(`table/${slug}`, next.to, 1);
  const wagers = new Map(jackpotsOf(desk).map(([wager, jackpot]) => [`jackpot/${jackpot}`, wager]));
  const happened: Happened[] = [];
  let after = present(first, 'the first event of the round').position - 1;
  const end = present(last, 'the last event of the round').position;
  while (after < end) {
    const page = await store.readAll({ after, limit: Math.min(1000, end - after) });
    for (const stored of page) {
      const event = upcast(SHAPES, stored);
      const jackpot = wagers.get(stored.stream);
      if (stored.stream === `table/${slug}`) {
        happened.push({ stream: `table/${slug}`, events: [event as TableEvent] });
      } else if (jackpot !== undefined) {
        const stream = stored.stream as `jackpot/${string}`;
        happened.push({ stream, jackpot, events: [event as MeterEvent] });
      }
    }
    after = page.at(-1)?.position ?? end;
  }
  return happened;
};

/** Notes of an irregularity are between staff. */
const withoutNotes = (one: Happened): Happened =>
  'jackpot' in one
    ? one
    : {
        ...one,
        events: one.events.map((event) =>
          event.type === 'IrregularityCalled' ? { ...event, note: null } : event,
        ),
      };
