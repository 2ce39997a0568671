import { playerCommitmentOf } from '../../src/fairness/closed-list.js';
import type { LiveView } from '../../src/live/live-view.js';
import type { Browser, Heard } from '../browser.js';
import type { Chance } from '../chance.js';
import type { Stage } from '../stage.js';

/** After a failure the page tries again so soon. */
const AGAIN_MS = 700;

/** What somebody's page does with seeds. */
export interface SeedManner {
  /** They play with a client that sends none. */
  readonly isSilent: boolean;
  /** How likely it is that they withhold one, in each round. */
  readonly withholds: number;
  /** How likely it is that they vanish between the closing and the opening. */
  readonly vanishesAtOpening: number;
}

/**
 * The part of a page that commits to seeds and opens them by itself, as the real one does: at once, from what it is
 * shown. Its seeds outlast a reload.
 */
export class PageSeeds {
  readonly #seeds = new Map<string, string>();
  readonly #underWay = new Set<string>();
  readonly #decided = new Map<string, 'opens' | 'withholds'>();

  constructor(
    private readonly stage: Stage,
    private readonly browser: Browser,
    private readonly chance: Chance,
    private readonly manner: SeedManner,
    /** The newest that has arrived; null while the page is closed. */
    private readonly view: () => LiveView | null,
    private readonly vanish: () => void,
  ) {}

  /** Something has arrived. */
  see(): void {
    const view = this.view();
    if (view === null || view.fairness === null || this.manner.isSilent) return;
    for (const seat of view.mine) {
      if (this.#isToCommit(view, seat)) this.#commit(view, seat);
      else if (view.fairness.opening?.seats.includes(seat) === true) this.#open(view, seat);
    }
  }

  #isToCommit({ fairness, round }: LiveView, seat: number): boolean {
    const betting = round?.round === fairness?.round && round?.game.phase === 'betting';
    return betting && fairness?.committed.every((one) => one.seat !== seat) === true;
  }

  #commit(view: LiveView, seat: number): void {
    const { fairness, rulebook, slug } = view;
    if (fairness === null) return;
    const { version, round, cutAtLeast, commitment: house } = fairness;
    const seed = Array.from({ length: 32 }, () => this.chance.between(0, 255).toString(16)).join(
      '.',
    );
    const terms = { version, round, rulebook, cutAtLeast };
    const commitment = playerCommitmentOf(terms, house, { seat, seed });
    this.#seeds.set(commitment, seed);
    this.#send(`${round}/${seat}/commit`, slug, { type: 'CommitSeed', seat, commitment });
  }

  #open({ fairness, slug }: LiveView, seat: number): void {
    const listed = fairness?.committed.find((one) => one.seat === seat)?.commitment;
    const seed = listed === undefined ? undefined : this.#seeds.get(listed);
    if (fairness === null || seed === undefined) return;
    const name = `${fairness.round}/${seat}`;
    const known = this.#decided.get(name);
    if (known === 'withholds') return;
    if (known === undefined) {
      const withholds = this.chance.happens(this.manner.withholds);
      this.#decided.set(name, withholds ? 'withholds' : 'opens');
      if (withholds) {
        this.stage.records.act(this.browser.name, `withholds a seed at ${slug}`);
        return;
      }
      if (this.chance.happens(this.manner.vanishesAtOpening)) {
        this.vanish();
        return;
      }
    }
    this.#send(`${name}/open`, slug, { type: 'OpenSeed', seat, seed });
  }

  /** Once, unless there is no clear answer. */
  #send(name: string, slug: string, order: object): void {
    if (this.#underWay.has(name)) return;
    this.#underWay.add(name);
    this.stage.later(0, async () => {
      const heard: Heard = await this.browser.order(`/api/tables/${slug}/orders`, order);
      if (heard.status < 500 && heard.status !== 429) return;
      this.stage.later(AGAIN_MS, () => {
        this.#underWay.delete(name);
        this.see();
      });
    });
  }
}
