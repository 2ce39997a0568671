import { displayOf, type KeyedWinner, type MeterEvent, meterRules } from '@baize/jackpot';
import { jackpotsOf } from '../desk.js';
import type { House } from '../house.js';

/** What hangs over the tables: a jackpot's amount, and what it paid lately. Output only. */
export interface SignView {
  readonly jackpot: string;
  readonly name: string;
  readonly amountCents: number;
  /** To be shown with the amount, word for word; null where none is prescribed. */
  readonly notice: string | null;
  readonly tables: readonly string[];
  readonly awards: readonly PaidAward[];
}

interface PaidAward {
  readonly at: string;
  readonly table: string;
  readonly hand: string;
  readonly cents: number;
}

const MOST_AWARDS = 10;
const MOST_HANDS = 500;

/** The signs of the house, with the awards of a jackpot as far as anybody asked for them. */
export class Signs {
  readonly #awards = new Map<string, readonly PaidAward[]>();
  /** The hands of hits that are keyed and may be paid, in words. */
  readonly #hands = new Map<string, string>();
  readonly #followers = new Set<(json: string) => void>();

  constructor(private readonly house: House) {
    house.onStored((drafts) => {
      const moved = new Set(drafts.flatMap(({ changed }) => [...changed.meters.keys()]));
      if (moved.size === 0) return;
      for (const draft of drafts) this.#take(draft.eventsOf('jackpot/'));
      this.#publish();
    });
  }

  /** Reads what the jackpots paid before this process began. */
  static async open(house: House): Promise<Signs> {
    const signs = new Signs(house);
    const jackpots = new Set(
      house.slugs().flatMap((slug) => Object.values(house.desk(slug)?.settings.jackpots ?? {})),
    );
    for (const jackpot of jackpots) {
      const paid = await house.store.readStreamBack(`jackpot/${jackpot}`, null, 4 * MOST_AWARDS, [
        'HitPaid',
        'WinnersKeyed',
      ]);
      signs.#take(paid.map(({ text }) => JSON.parse(text) as MeterEvent).toReversed());
    }
    return signs;
  }

  get all(): readonly SignView[] {
    const signs = new Map<string, SignView>();
    for (const slug of this.house.slugs()) {
      const desk = this.house.desk(slug);
      if (desk === undefined) continue;
      const { inForce } = desk.rules;
      const names = new Map(inForce.jackpots.map(({ id, name }) => [id, name]));
      for (const [wager, jackpot] of jackpotsOf(desk)) {
        const meter = this.house.meter(jackpot);
        if (meter.phase === 'unopened') continue;
        const { amountCents, notice } = displayOf(meterRules(inForce, wager), meter);
        signs.set(jackpot, {
          jackpot,
          name: names.get(wager) ?? wager,
          amountCents,
          notice: notice?.value ?? null,
          tables: [...(signs.get(jackpot)?.tables ?? []), slug],
          awards: this.#awards.get(jackpot) ?? [],
        });
      }
    }
    return [...signs.values()];
  }

  /** Sends all signs now, and whenever one of them changes. */
  follow(send: (json: string) => void): () => void {
    this.#followers.add(send);
    send(JSON.stringify(this.all));
    return () => this.#followers.delete(send);
  }

  #publish(): void {
    if (this.#followers.size === 0) return;
    const json = JSON.stringify(this.all);
    for (const send of this.#followers) send(json);
  }

  #take(events: readonly MeterEvent[]): void {
    for (const event of events) {
      if (event.type === 'WinnersKeyed') this.#learnHands(event.winners);
      if (event.type !== 'HitPaid') continue;
      const { at, table, hit, cents, jackpot } = event;
      const hand = this.#hands.get(hit) ?? '';
      const awards = [{ at, table, hand, cents }, ...(this.#awards.get(jackpot) ?? [])];
      this.#awards.set(jackpot, awards.slice(0, MOST_AWARDS));
    }
  }

  #learnHands(winners: readonly KeyedWinner[]): void {
    for (const { hit, hand } of winners) this.#hands.set(hit, hand);
    for (const hit of [...this.#hands.keys()].slice(0, -MOST_HANDS)) this.#hands.delete(hit);
  }
}
