import type { StoredEvent } from '../store/events.js';
import type { Reader } from '../store/store.js';

const PAGE = 1000;

/** What ends all that is secret of a round. */
const CLOSES: ReadonlySet<string> = new Set(['RoundFiled', 'CommitmentVoided', 'CommitmentLost']);

/** Rounds that are not over, and where each began. */
interface OpenRounds {
  /** By stream of a table: everything from this version on is withheld. */
  readonly from: ReadonlyMap<string, number>;
  readonly rounds: ReadonlySet<string>;
  /** Nothing of an open round was stored before this position. */
  readonly since: number;
}

interface Named {
  readonly round?: string;
  readonly hit?: string;
  readonly winners?: readonly { readonly hit: string }[];
  readonly receipt?: { readonly round?: string };
}

const named = ({ text }: StoredEvent): Named => JSON.parse(text) as Named;

/**
 * Which events of a store may not leave the house yet: everything of rounds that are still open, where
 * a card may lie face down or a player's seed is not closed.
 */
export const withheldNow = async (reader: Reader): Promise<(event: StoredEvent) => boolean> => {
  const streams = (await reader.heads()).map(({ stream }) => stream);
  const of = (kind: string) => streams.filter((stream) => stream.startsWith(`${kind}/`));
  const open = await openRounds(reader, of('table'));
  const hits = new Set<string>();
  for (const stream of of('jackpot')) {
    for (const hit of await hitsOf(reader, stream, open)) hits.add(hit);
  }
  const unfiled = new Map<string, ReadonlySet<number>>();
  for (const stream of of('rounds')) unfiled.set(stream, await notFiled(reader, stream));
  return (event) => {
    const { stream, version } = event;
    if (stream.startsWith('table/')) return version >= (open.from.get(stream) ?? Infinity);
    if (stream.startsWith('rounds/')) return unfiled.get(stream)?.has(version) ?? false;
    if (event.position < open.since) return false;
    const { round, hit, receipt } = named(event);
    const ofOpen = (one: string | undefined) => one !== undefined && open.rounds.has(one);
    return ofOpen(round) || ofOpen(receipt?.round) || (hit !== undefined && hits.has(hit));
  };
};

const openRounds = async (reader: Reader, tables: readonly string[]): Promise<OpenRounds> => {
  const from = new Map<string, number>();
  const rounds = new Set<string>();
  let since = Infinity;
  for (const stream of tables) {
    const [last] = await reader.readStreamBack(stream, null, 1, ['RoundStarted', 'RoundEnded']);
    if (last?.type !== 'RoundStarted') continue;
    from.set(stream, last.version);
    const { round } = named(last);
    if (round !== undefined) rounds.add(round);
    // What was stored with the start of the round may stand just before it.
    since = Math.min(since, (await firstOf(reader, last)) ?? last.position);
  }
  return { from, rounds, since };
};

/** The first event that was stored at the same instant, right before another. */
const firstOf = async (reader: Reader, { position, at }: StoredEvent): Promise<number | null> => {
  const before = await reader.readAll({ after: Math.max(0, position - PAGE), limit: PAGE });
  const near = before.filter((event) => event.position < position);
  const other = near.findLastIndex((event) => event.at !== at);
  return near[other + 1]?.position ?? null;
};

/** Hits are keyed in a round, and known by name from then on. */
const hitsOf = async (
  reader: Reader,
  stream: string,
  { rounds, since }: OpenRounds,
): Promise<readonly string[]> => {
  const hits: string[] = [];
  for (let before: number | null = null; ; ) {
    const page = await reader.readStreamBack(stream, before, PAGE, ['WinnersKeyed']);
    for (const event of page) {
      const { round, winners = [] } = named(event);
      if (round !== undefined && rounds.has(round)) hits.push(...winners.map(({ hit }) => hit));
    }
    const last = page.at(-1);
    if (last === undefined || last.position < since) return hits;
    before = last.version;
  }
};

/** The versions of what belongs to rounds that are neither filed nor void. */
const notFiled = async (reader: Reader, stream: string): Promise<ReadonlySet<number>> => {
  const open = new Map<string, number[]>();
  for (let from = 1; ; from += PAGE) {
    const page = await reader.readStream(stream, from, PAGE);
    for (const event of page) {
      const { round = '' } = named(event);
      if (CLOSES.has(event.type)) open.delete(round);
      else open.set(round, [...(open.get(round) ?? []), event.version]);
    }
    if (page.length < PAGE) return new Set([...open.values()].flat());
  }
};
