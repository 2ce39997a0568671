import { pendingHits } from '@baize/jackpot';
import { centsBelow } from '@baize/money';
import { withheldNow } from '../export/withheld.js';
import type { LiabilityView } from '../http/schemas/views.js';
import { jackpotsOf } from '../live/desk.js';
import type { House } from '../live/house.js';
import { dayCsv } from '../reports/day-csv.js';
import { type DayOfHouse, dayReport } from '../reports/day-report.js';
import { gamingDayOf, isDay } from '../reports/gaming-day.js';
import type { StoredEvent } from '../store/events.js';
import { exportEvents } from '../store/export-events.js';

/** What the operator and the auditor ask: the day's report, what the jackpots owe, and the events. */
export class Books {
  constructor(private readonly house: House) {}

  /** Of the gaming day that runs where none is named; null where that is no day. */
  async report(day: string | null): Promise<DayOfHouse | null> {
    const { gamingDay } = this.house.floor;
    const wanted = day ?? gamingDayOf(this.house.now(), gamingDay);
    if (!isDay(wanted)) return null;
    return this.house.store.reading((reader) => dayReport(reader, wanted, gamingDay));
  }

  async csv(day: string | null): Promise<string | null> {
    const report = await this.report(day);
    return report === null ? null : dayCsv(report);
  }

  async liability(): Promise<LiabilityView> {
    const today = await this.report(null);
    return {
      jackpots: this.#jackpots(),
      tables: (today?.tables ?? []).map(({ table, handleCents, winCents, rounds }) => ({
        table,
        handleCents,
        holdCents: winCents,
        rounds: rounds.complete + rounds.void,
      })),
    };
  }

  #jackpots(): LiabilityView['jackpots'] {
    const { house } = this;
    const jackpots = new Map<string, LiabilityView['jackpots'][number]>();
    for (const slug of house.slugs()) {
      const desk = house.desk(slug);
      if (desk === undefined) continue;
      for (const [wager, jackpot] of jackpotsOf(desk)) {
        const meter = house.meter(jackpot);
        if (meter.phase === 'unopened') continue;
        const { meterMicros, reserveMicros } = meter.ledger.books;
        const pending = Object.keys(meter.tables).flatMap((table) => pendingHits(meter, table));
        jackpots.set(jackpot, {
          jackpot,
          name: desk.rules.inForce.jackpots.find(({ id }) => id === wager)?.name ?? wager,
          meterCents: centsBelow(meterMicros),
          reserveCents: centsBelow(reserveMicros),
          pendingCents: pending.reduce((sum, hit) => sum + hit.cents, 0),
        });
      }
    }
    return [...jackpots.values()];
  }

  /** JSON lines with the chain; of rounds that are open, or began since, only the hashes go out. */
  async *exportEvents(from: string, to: string): AsyncGenerator<string> {
    const { store } = this.house;
    const end = await store.lastPosition();
    const isOpen = await withheldNow(store);
    const withhold = (event: StoredEvent): boolean => event.position > end || isOpen(event);
    yield* exportEvents(store, { from, to }, withhold);
  }
}
