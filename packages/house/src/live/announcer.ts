import type { Automation } from './automation/automation.js';
import type { Draft } from './draft.js';
import type { Hubs } from './hubs.js';
import type { Parts } from './parts.js';
import { forgetLaid } from './presence/keep-order.js';
import type { WaitingTables } from './presence/waiting-tables.js';

type Listener = (drafts: readonly Draft[]) => void;

/** Shows what is stored, sends it to followers, and has the tables look for their next step. */
export class Announcer {
  readonly #listeners = new Set<Listener>();

  constructor(
    private readonly parts: Parts,
    private readonly hubs: Hubs,
    private readonly automation: Automation,
    private readonly waitingTables: WaitingTables,
  ) {}

  /** Told of every batch of orders after it is stored. */
  onStored(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stored(drafts: readonly Draft[]): void {
    this.#trying('telling what is stored', () => this.#tellStored(drafts));
  }

  /** Another process wrote on our streams: what it left is shown, without the story of it. */
  reloaded(streams: readonly string[]): void {
    this.parts.notices.forget(streams);
    this.#trying('telling what was read anew', () => this.#tellReloaded());
  }

  #tellStored(drafts: readonly Draft[]): void {
    const { shown, names, notices, laid } = this.parts;
    const meters = new Set(drafts.flatMap(({ changed }) => [...changed.meters.keys()]));
    const touched = this.#touchedBy(drafts, meters);
    for (const person of drafts.flatMap((draft) => draft.opened)) names.learn(person);
    shown.show(touched, meters);
    notices.take(drafts);
    for (const slug of touched) {
      this.waitingTables.happened(slug);
      const told = drafts.flatMap((draft) => draft.changed.told.get(slug) ?? []);
      for (const { event } of told) forgetLaid(laid, slug, event);
      this.hubs.of(slug).publish(told);
      this.automation.stored(slug);
    }
    this.hubs.tellNoticed(drafts);
    for (const listener of this.#listeners) {
      this.#trying('a listener to what is stored', () => listener(drafts));
    }
  }

  /** Tables that changed, and those that play for a jackpot that changed. */
  #touchedBy(drafts: readonly Draft[], meters: ReadonlySet<string>): ReadonlySet<string> {
    const changed = drafts.flatMap(({ changed: { desks, told } }) => [
      ...desks.keys(),
      ...told.keys(),
    ]);
    const linked = [...this.parts.memory.desks]
      .filter(([, { settings }]) =>
        Object.values(settings.jackpots).some((jackpot) => meters.has(jackpot)),
      )
      .map(([slug]) => slug);
    return new Set([...changed, ...linked]);
  }

  #tellReloaded(): void {
    const { memory, shown } = this.parts;
    const touched = shown.behind;
    shown.show(touched, memory.meters.keys());
    for (const slug of touched) {
      this.hubs.of(slug).publish([]);
      this.automation.look(slug);
    }
  }

  /** What is stored stays stored, even when a subscriber fails. */
  #trying(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.parts.options.failed(what, error);
    }
  }
}
