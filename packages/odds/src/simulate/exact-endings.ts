import { type PokerCategory, SUITS } from '@baize/cards';
import { HIGH_CARD_FLUSH } from '@baize/games';
import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { countStudGame } from '../caribbean-stud/count.js';
import { studGame } from '../caribbean-stud/game.js';
import { countFlushGame } from '../high-card-flush/count.js';
import { flushGame } from '../high-card-flush/game.js';
import { netAntes, OUTCOMES } from '../high-card-flush/outcomes.js';
import { HitCounter } from '../wagers/table-hits.js';
import { netOf, type SideBet, sideBetEnding } from './flush-side-bets.js';
import { type EndingCount, endingsCounted } from './simulation.js';

/** A wager by all its deals, as a simulation tells it: what the sample is compared with. */
export interface ExactWager {
  readonly wager: string;
  readonly endings: readonly EndingCount[];
}

/** Every wager of the simulation that can be counted, of all deals. */
export const exactWagers = (rules: RulesInForce): readonly ExactWager[] => {
  const { game } = rules.rulebook.play;
  assert(game !== 'ricochet-poker', 'a game against the dealer');
  return game === 'high-card-flush' ? flushWagers(rules) : [studBase(rules)];
};

const wagerOf = (wager: string, endings: readonly EndingCount[]): ExactWager => ({
  wager,
  endings: endingsCounted(
    endings,
    endings.map(({ count }) => count),
  ),
});

const flushWagers = (rules: RulesInForce): readonly ExactWager[] => {
  const { folded, raised } = countFlushGame(flushGame(rules), 'optimal');
  const base = wagerOf('base', [
    { decision: 'fold', outcome: 'folded', net: -1, staked: 1, count: folded },
    ...raised.flatMap((counts, index) =>
      OUTCOMES.map((outcome) => ({
        decision: `raise ${index + 1}`,
        outcome,
        net: netAntes(outcome, index + 1),
        staked: 2 + index,
        count: counts[outcome],
      })),
    ),
  ]);
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
    wagerOf(wager, [
      { ...sideBetEnding(-1), count: combinations - hit },
      ...table.rows.map(({ pays }, at) => ({
        ...sideBetEnding(netOf(pays)),
        count: rows[at]?.count ?? 0,
      })),
    ]),
  ];
};

const studBase = (rules: RulesInForce): ExactWager => {
  const game = studGame(rules);
  const { folded, notQualified, push, lose, win } = countStudGame(game);
  const staked = 1 + game.betAntes;
  return wagerOf('base', [
    { decision: 'fold', outcome: 'folded', net: -1, staked: 1, count: folded },
    { decision: 'bet', outcome: 'not-qualified', net: 1, staked, count: notQualified },
    { decision: 'bet', outcome: 'push', net: 0, staked, count: push },
    { decision: 'bet', outcome: 'lose', net: -staked, staked, count: lose },
    ...Object.entries(win).map(([category, count]) => ({
      decision: 'bet',
      outcome: 'win',
      net: 1 + game.betAntes * game.pays(category as PokerCategory),
      staked,
      count,
    })),
  ]);
};
