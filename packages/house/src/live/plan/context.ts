import type { Result } from '@baize/result';
import type { Refusal } from '../../refusal.js';
import type { Reader } from '../../store/store.js';
import type { Draft } from '../draft.js';
import type { Person } from '../people.js';
import type { LaidChips } from '../presence/laid-chips.js';
import type { SeedDoor } from '../seeds/seed-door.js';
import type { SeedVault } from './seed-vault.js';

/** What is at hand while an order is worked out. */
export interface Planning {
  readonly draft: Draft;
  readonly person: Person;
  /** The account that confirmed the order, where it takes two people. */
  readonly second: string | null;
  readonly vault: SeedVault;
  readonly store: Reader;
  readonly door: SeedDoor;
  /** Chips that players have laid and not placed. */
  readonly laid: LaidChips;
  /** The address that the order came from, as the house counts addresses; null where it is not known. */
  readonly from: string | null;
  /** The browser it came from; null where it is not known. */
  readonly browser: string | null;
}

export type Planned = Result<true, Refusal>;

export { refuse } from '../../refusal.js';
