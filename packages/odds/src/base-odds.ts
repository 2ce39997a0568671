import type { RulesInForce } from '@baize/rulebook';
import type { BaseOdds } from './game-odds.js';
import { oddsOf } from './games.js';

/** The base game of a table, by every kickout table of its document where there are any. */
export const baseOdds = (rules: RulesInForce): readonly BaseOdds[] => oddsOf(rules).base(rules);

/** The base game as a table plays it: by the kickout table it has elected, where there are several. */
export const electedBaseOdds = (rules: RulesInForce): BaseOdds => oddsOf(rules).elected(rules);
