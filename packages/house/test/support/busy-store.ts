import type { Store } from '../../src/store/store.js';
import { append, commitOf, noted, pay } from './commits.js';

/** Rounds at two tables that share a jackpot, four events each. */
export const playInto = async (store: Store, rounds: number, from = 0): Promise<void> => {
  for (let round = from; round < from + rounds; round += 1) {
    const table = `table/t${round % 2}`;
    const before = Math.floor(round / 2) * 3;
    const done = await store.commit(
      commitOf(
        [
          append(
            table,
            before,
            noted(`round ${round} starts`),
            noted('ann wagers', pay('house/cage', 'player/ann', 10), pay('player/ann', 'pot/t', 7)),
            noted('ann wins', pay('pot/t', 'player/ann', 7)),
          ),
          append('jackpot/j', round, noted('the meter grows', pay('house/cage', 'meter/j', 1))),
        ],
        { answered: { key: `round-${round}`, answer: { round } } },
      ),
    );
    if (!done.ok) throw new Error(done.error.message);
  }
};
