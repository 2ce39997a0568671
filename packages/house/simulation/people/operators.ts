import type { HouseRules } from '@baize/rulebook';
import type { Browser, Heard } from '../browser.js';
import type { Chance } from '../chance.js';
import type { Stage, TablePlan } from '../stage.js';

const MINUTE = 60_000;
/** A round that is under way comes to its end first. */
const ROUND_MS = 100_000;

/** Two operators: one changes the rules of a table now and then, and the other one confirms it. */
export class Operators {
  readonly #chance: Chance;
  #changes = 0;

  constructor(
    private readonly stage: Stage,
    private readonly first: Browser,
    private readonly second: Browser,
    private readonly rulesOf: (table: TablePlan) => HouseRules,
  ) {
    this.#chance = stage.chance.fork('operators');
  }

  begin(): void {
    this.stage.later(this.#chance.between(3 * MINUTE, 25 * MINUTE), async () => {
      const table = this.#chance.pick(this.stage.tables);
      if (table !== undefined) await this.#halt(table);
      this.begin();
    });
  }

  #at({ slug }: TablePlan, order: object): Promise<Heard> {
    return this.first.order(`/api/tables/${slug}/orders`, order);
  }

  async #halt(table: TablePlan): Promise<void> {
    if (table.dealing === 'automatic') await this.#at(table, { type: 'HaltRounds', halted: true });
    this.stage.later(table.dealing === 'automatic' ? ROUND_MS : 0, () => this.#change(table));
  }

  async #change(table: TablePlan): Promise<void> {
    this.#changes += 1;
    const rules = this.rulesOf(table);
    const house = { ...rules, name: `${rules.name} ${this.#changes}` };
    const order = { type: 'ChangeRules', house, reason: 'a new season' };
    const { proposal } = ((await this.#at(table, order)).body ?? {}) as {
      readonly proposal?: string;
    };
    if (proposal !== undefined) {
      await this.second.order(`/api/proposals/${proposal}`, { decision: 'confirm' });
    }
    if (table.dealing === 'automatic') await this.#at(table, { type: 'HaltRounds', halted: false });
  }
}
