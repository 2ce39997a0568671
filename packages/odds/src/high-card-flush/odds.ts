import { CardSet, SUITS } from '@baize/cards';
import { HIGH_CARD_FLUSH } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { BaseOdds, BestPlay, ExactWager, GameOdds } from '../game-odds.js';
import { exactWager } from '../simulate/exact-wager.js';
import { netOf, sideBetEnding } from '../simulate/side-bet-ending.js';
import { HitCounter } from '../wagers/table-hits.js';
import { countFlushGame } from './count.js';
import { countFlushDeals } from './deals.js';
import { FlushDecisions } from './decisions.js';
import { flushFigures } from './figures.js';
import { flushGame } from './game.js';
import { flushEndingsOf, spelt } from './outcomes.js';
import type { SideBet } from './side-bets.js';
import { simplifiedFlushStrategies } from './simplified.js';
import { flushSimulation } from './simulation.js';

const flushOdds = (rules: RulesInForce): BaseOdds => {
  const game = flushGame(rules);
  const counted = countFlushDeals(game);
  const { outcomes, ...figures } = flushFigures(game, 'optimal', counted);
  return {
    id: 'optimal',
    figures,
    endings: flushEndingsOf(outcomes),
    simplified: simplifiedFlushStrategies(game, counted),
  };
};

const flushPlay = (rules: RulesInForce): BestPlay => {
  const decisions = new FlushDecisions(flushGame(rules));
  return (player) => decisions.raise(...CardSet.of(player).suits);
};

const flushWagers = (rules: RulesInForce): readonly ExactWager[] => {
  const outcomes = countFlushGame(flushGame(rules), 'optimal');
  const base = exactWager('base', flushEndingsOf(outcomes).map(spelt));
  const sides = (['flush', 'straight-flush'] as const).flatMap((wager) => sideBet(rules, wager));
  return [base, ...sides];
};

/** Where a fold loses the side bet, what it is worth hangs on the decisions, and hits alone do not say it. */
const sideBet = (rules: RulesInForce, wager: SideBet): readonly ExactWager[] => {
  const table = rules.tables[wager];
  if (table === undefined || HIGH_CARD_FLUSH.foldedBonus(rules, wager).value === 'forfeited')
    return [];
  const { aceLow } = rules.settings;
  const counter = new HitCounter(rules.rulebook.game, { aceLow, suit: SUITS[0] });
  const { combinations, rows } = counter.hitsOf(table);
  const hit = rows.reduce((sum, { count }) => sum + count, 0);
  return [
    exactWager(wager, [
      { ...sideBetEnding(-1), count: combinations - hit },
      ...table.rows.map(({ pays }, at) => ({
        ...sideBetEnding(netOf(pays)),
        count: rows[at]?.count ?? 0,
      })),
    ]),
  ];
};

export const FLUSH_ODDS: GameOdds = {
  base: (rules) => [flushOdds(rules)],
  elected: flushOdds,
  contest: { bestPlay: flushPlay, simulation: flushSimulation, exactWagers: flushWagers },
};
