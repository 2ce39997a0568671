import type { Store } from '../../src/store/store.js';
import type { StorePlace } from './processes/open-from.js';

/** A new store that a test may do anything with. */
interface StoreUnderTest {
  readonly store: Store;
  /** Opens the same data again, as another process would. */
  readonly again: () => Promise<Store>;
  /** Where another process finds it. */
  readonly place: StorePlace;
}

export type MakeStore = () => Promise<StoreUnderTest>;
