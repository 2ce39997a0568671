import { readFileSync } from 'node:fs';
import { type MeterEvent, postingsOf as meterPostings } from '@baize/jackpot';
import type { Posting } from '@baize/money';
import {
  decodeHouseRules,
  putInForce,
  type RulebookId,
  rulebookById,
  type WagerId,
} from '@baize/rulebook';
import {
  type Happened,
  type PinnedRules,
  postingsOf,
  type TableEvent,
  type World,
} from '@baize/table';

/** An event of a shift as it was stored when its shape was new. */
export interface KeptEvent {
  readonly stream: string;
  /** For the stream of a jackpot: which one of the table's it is. */
  readonly jackpot?: WagerId;
  readonly type: string;
  readonly schema: number;
  readonly event: unknown;
}

interface KeptShift {
  readonly rules: PinnedRules;
  readonly rounds: number;
  /** What every account held at the end. */
  readonly books: Readonly<Record<string, number>>;
  readonly events: readonly KeptEvent[];
}

/** A whole shift of a table with its own house rules, as it was kept. */
export const keptShift = (id: RulebookId): KeptShift => {
  const file = new URL(`../store/kept/shifts/${id.replace('/', '-')}.jsonl`, import.meta.url);
  const [first, ...events] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const house = decodeHouseRules(first.house);
  if (!house.ok) throw new Error(`the house rules of ${id}: ${JSON.stringify(house.problems)}`);
  const inForce = putInForce(rulebookById(id), house.value);
  if (!inForce.ok) throw new Error(inForce.error.map(({ message }) => message).join('; '));
  const rules = {
    digest: first.rules,
    electionsDigest: first.elections,
    inForce: inForce.value,
    house: house.value,
  };
  return { rules, rounds: first.rounds, books: first.books, events };
};

/** One event, as a table's world takes it. */
export const happenedOf = (
  { stream, jackpot }: Pick<KeptEvent, 'stream' | 'jackpot'>,
  event: unknown,
): Happened =>
  ({ stream, ...(jackpot === undefined ? {} : { jackpot }), events: [event] }) as Happened;

/** The money that one event moves. */
export const movedBy = (world: World, happened: Happened): readonly Posting[] => {
  const [event] = happened.events;
  return 'jackpot' in happened
    ? meterPostings(event as MeterEvent)
    : postingsOf(world, event as TableEvent);
};
