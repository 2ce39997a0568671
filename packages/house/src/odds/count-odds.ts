import { type BaseOdds, electedBaseOdds, oddsOfWagers, type TableOdds } from '@baize/odds';
import { assert } from '@baize/result';
import { type HouseRules, putInForce, rulebookById, type WagerId } from '@baize/rulebook';

/** One wager on the pay table it is elected on. */
interface ElectedOdds {
  readonly wager: WagerId | 'ante-bonus';
  readonly name: string;
  readonly odds: TableOdds;
}

/** What every wager of a table is worth, whatever its meters show: counted, not sampled. */
export interface CountedOdds {
  /** Null where the game is not counted. */
  readonly base: Pick<BaseOdds, 'id' | 'figures'> | null;
  readonly wagers: readonly ElectedOdds[];
}

/** Seconds of work, and more for some games: it belongs on a thread of its own. */
export const countOdds = (house: HouseRules): CountedOdds => {
  const put = putInForce(rulebookById(house.rulebook), house);
  assert(put.ok, 'house rules that a table may open on');
  const rules = put.value;
  const base = electedBaseOdds(rules);
  return {
    base: base === null ? null : { id: base.id, figures: base.figures },
    wagers: oddsOfWagers(rules).flatMap(({ wager, name, tables }) => {
      const odds = tables[rules.tables[wager]?.id ?? ''];
      return odds === undefined ? [] : [{ wager, name, odds }];
    }),
  };
};
