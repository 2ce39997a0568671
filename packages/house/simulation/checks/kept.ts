import { decideTable, IDLE_ROUNDS, SAT_OUT_ROUNDS, type TableEvent } from '@baize/table';
import { worldOf } from '../../src/live/desk.js';
import type { House } from '../../src/live/house.js';
import type { Commit } from '../../src/store/commit.js';
import { Broken } from './failure.js';

/** One round may be under way when the last one that counts is over. */
const ONE_MORE = 1;

/** Nobody holds a seat by doing nothing. */
export const checkIdle = (house: House, slug: string): void => {
  const table = house.desk(slug)?.table;
  if (table?.phase !== 'open' || house.desk(slug)?.settings.dealing !== 'automatic') return;
  for (const [seat, { missed, player }] of Object.entries(table.seats)) {
    if (missed === undefined) continue;
    const { idle, rounds } = missed;
    if (idle <= IDLE_ROUNDS + ONE_MORE && rounds <= SAT_OUT_ROUNDS + ONE_MORE) continue;
    const words = `${player} has done nothing at seat ${seat} of ${slug} for ${Math.max(idle, rounds)} rounds`;
    throw new Broken('idle', words);
  }
};

/** Payments are those of the cards, or the floor is told that they are not. */
export const checkSettled = (house: House, slug: string): void => {
  const desk = house.desk(slug);
  const settled = desk?.table.settled ?? null;
  if (desk === undefined || settled === null) return;
  const calls = desk.table.floor?.calls ?? [];
  if (calls.some(({ about, round }) => about === 'unsettled' && round === settled.round)) return;
  const world = worldOf(desk, (jackpot) => house.meter(jackpot), house.gamingDay());
  const stamp = { at: house.now(), by: 'a floorperson', as: 'floorperson' } as const;
  const asked = { type: 'Resettle', reason: 'to see', second: 'another', ...stamp } as const;
  if (decideTable(world, asked).ok) {
    throw new Broken('unsettled', `${settled.round} is paid as its cards were before`);
  }
};

/** A round that a dealer takes away by a call is on the floor's list. */
export const checkCalled = (event: TableEvent): void => {
  if (event.type !== 'IrregularityCalled' || event.as !== 'dealer') return;
  const { round } = event.outcome;
  if ((round === 'void' || round === 'jackpot-only') && event.calls === undefined) {
    throw new Broken('untold', `${event.by} voids a round, and the floor is not called`);
  }
};

/** Chips that lie on the spots when the time is over are placed, or their player reads why not. */
export class LaidAtTables {
  readonly #laid = new Set<string>();

  laid(slug: string, seat: number, isAny: boolean): void {
    if (isAny) this.#laid.add(`${slug}/${seat}`);
    else this.#laid.delete(`${slug}/${seat}`);
  }

  stored(slug: string, event: TableEvent, { appends }: Commit): void {
    if (event.type === 'RoundStarted' || event.type === 'BettingPassed') {
      for (const one of [...this.#laid]) if (one.startsWith(`${slug}/`)) this.#laid.delete(one);
    }
    const placed = event.type === 'InRound' && event.event.type === 'WagersPlaced';
    const seat = placed && event.event.type === 'WagersPlaced' ? event.event.seat : null;
    if (seat !== null) this.#laid.delete(`${slug}/${seat}`);
    if (event.type !== 'SatOut' || event.why !== 'time') return;
    const isTold = appends.some(({ events }) => events.some(({ type }) => type === 'NoticeGiven'));
    if (this.#laid.has(`${slug}/${event.seat}`) && !isTold) {
      throw new Broken('silent', `chips that lay at seat ${event.seat} of ${slug} are gone`);
    }
  }
}
