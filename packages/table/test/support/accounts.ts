import type { MeterEvent } from '@baize/jackpot';
import { postingsOf as meterPostings } from '@baize/jackpot';
import type { Posting } from '@baize/money';
import {
  evolveWorld,
  type Happened,
  newWorld,
  postingsOf,
  type Shift,
  type TableEvent,
  type World,
} from '../../src/index.js';
import { SLUG } from './shift.js';

export interface Booked {
  /** `BoughtIn`, `InRound/WagersPlaced`, `jackpot/HitPaid` … */
  readonly kind: string;
  readonly event: TableEvent | MeterEvent;
  readonly postings: readonly Posting[];
  readonly before: World;
}

const kindOf = (event: TableEvent): string =>
  event.type === 'InRound' ? `InRound/${event.event.type}` : event.type;

/** Every event of a shift with its postings, in the world it happened in. */
export const bookedIn = ({ world: { rules }, happened }: Shift): readonly Booked[] => {
  let world = newWorld(SLUG, rules);
  const booked: Booked[] = [];
  for (const one of happened) {
    for (const event of one.events) {
      const before = world;
      if ('jackpot' in one) {
        const meterEvent = event as MeterEvent;
        const postings = meterPostings(meterEvent);
        booked.push({ kind: `jackpot/${event.type}`, event, postings, before });
      } else {
        const tableEvent = event as TableEvent;
        const postings = postingsOf(world, tableEvent);
        booked.push({ kind: kindOf(tableEvent), event, postings, before });
      }
      world = evolveWorld(world, { ...one, events: [event] } as Happened);
    }
  }
  return booked;
};

/** Who gave and who received, in cents, as text: `tray/table-1 -2000`. */
export const movements = (postings: readonly Posting[]): readonly string[] =>
  postings.flatMap(({ entries }) =>
    entries.map(({ account, micros }) => `${account} ${micros / 10_000}`),
  );

/** What an account holds, in cents. */
export const held = ({ books }: World, account: string): number =>
  [...books].reduce((sum, [name, micros]) => (name === account ? sum + micros / 10_000 : sum), 0);

/** What all accounts of a kind hold together, in cents. */
export const heldBy = ({ books }: World, kind: string): number =>
  [...books].reduce(
    (sum, [name, micros]) => (name.startsWith(`${kind}/`) ? sum + micros / 10_000 : sum),
    0,
  );
