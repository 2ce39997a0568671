import type { RulesInForce } from '@baize/rulebook';
import type { BaseOdds } from './game-odds.js';
import { oddsOf } from './games.js';

/** The base game, by every kickout table of its document where there are any; none where it is not counted. */
export const baseOdds = (rules: RulesInForce): readonly BaseOdds[] =>
  oddsOf(rules)?.base(rules) ?? [];

/** The base game as a table plays it: by the kickout table it has elected, where there are several; null where it is not counted. */
export const electedBaseOdds = (rules: RulesInForce): BaseOdds | null =>
  oddsOf(rules)?.elected(rules) ?? null;
