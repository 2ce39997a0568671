import { POKER_CATEGORIES, type PokerCategory } from '@baize/cards';
import { assertNever, present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { countStudDeals } from './caribbean-stud/deals.js';
import { studFigures } from './caribbean-stud/figures.js';
import { studGame } from './caribbean-stud/game.js';
import { simplifiedStudStrategies } from './caribbean-stud/simplified.js';
import type { Ending, Figures } from './figures/figures.js';
import { inOrderOfCost, type Simplified } from './figures/simplified.js';
import { countFlushDeals } from './high-card-flush/deals.js';
import { flushFigures } from './high-card-flush/figures.js';
import { flushGame } from './high-card-flush/game.js';
import { netAntes, OUTCOMES } from './high-card-flush/outcomes.js';
import { simplifiedFlushStrategies } from './high-card-flush/simplified.js';
import { countRicochetFor } from './ricochet-poker/count.js';
import { type RicochetGame, ricochetGame } from './ricochet-poker/game.js';
import { type RicochetOutcomes, ricochetFigures } from './ricochet-poker/outcomes.js';
import { RICOCHET_STRATEGIES } from './ricochet-poker/strategies.js';

/** One way the base game ends: what was done, how it came out, and in how many deals. */
export interface BaseEnding extends Ending {
  readonly count: number;
  readonly decision: string;
  readonly outcome: 'folded' | 'not-qualified' | 'win' | 'push' | 'lose' | 'not-asked';
}

/** Best play of one player, whatever the game: the same outputs for all of them. */
export interface BaseOdds {
  /** `optimal`, or the kickout table it is played with. */
  readonly id: string;
  readonly figures: Figures & { readonly decisions: Readonly<Record<string, number>> };
  readonly endings: readonly BaseEnding[];
  /** Strategies a person can remember, the cheapest first. */
  readonly simplified: readonly Simplified<Figures>[];
}

/** The base game of a table, by every kickout table of its document where there are any. */
export const baseOdds = (rules: RulesInForce): readonly BaseOdds[] => {
  const { game } = rules.rulebook;
  switch (game) {
    case 'high-card-flush':
      return [flushOdds(rules)];
    case 'caribbean-stud':
      return [studOdds(rules)];
    case 'ricochet-poker':
      return Object.values(rules.rulebook.beside.kickout?.paytables ?? {}).map((kickout) =>
        ricochetOdds({ ...rules, kickout }, kickout.id),
      );
    default:
      return assertNever(game);
  }
};

/** The base game as a table plays it: by the kickout table it has elected, where there are several. */
export const electedBaseOdds = (rules: RulesInForce): BaseOdds => {
  const { kickout } = rules;
  return kickout === null
    ? present(baseOdds(rules)[0], 'the odds of a base game')
    : ricochetOdds(rules, kickout.id);
};

const flushOdds = (rules: RulesInForce): BaseOdds => {
  const game = flushGame(rules);
  const counted = countFlushDeals(game);
  const { outcomes, ...figures } = flushFigures(game, 'optimal', counted);
  const endings = outcomes.raised.flatMap((counts, index) =>
    OUTCOMES.map((outcome) => ({
      decision: `raise-${index + 1}`,
      outcome,
      count: counts[outcome],
      net: netAntes(outcome, index + 1),
      staked: index + 2,
    })),
  );
  return {
    id: 'optimal',
    figures,
    endings: [folded(outcomes.folded), ...endings],
    simplified: simplifiedFlushStrategies(game, counted),
  };
};

const folded = (count: number): BaseEnding => ({
  decision: 'fold',
  outcome: 'folded',
  count,
  net: -1,
  staked: 1,
});

const studOdds = (rules: RulesInForce): BaseOdds => {
  const game = studGame(rules);
  const counted = countStudDeals(game);
  const { outcomes, ...figures } = studFigures(game, 'optimal', counted);
  const staked = 1 + game.betAntes;
  const bet = { decision: 'bet', staked } as const;
  return {
    id: 'optimal',
    figures,
    endings: [
      folded(outcomes.folded),
      { ...bet, outcome: 'not-qualified', count: outcomes.notQualified, net: 1 },
      ...Object.entries(outcomes.win).map(([category, count]) => ({
        ...bet,
        outcome: 'win' as const,
        count,
        net: 1 + game.betAntes * game.pays(category as PokerCategory),
      })),
      { ...bet, outcome: 'push', count: outcomes.push, net: 0 },
      { ...bet, outcome: 'lose', count: outcomes.lose, net: -staked },
    ],
    simplified: simplifiedStudStrategies(game, counted),
  };
};

const ricochetOdds = (rules: RulesInForce, id: string): BaseOdds => {
  const game = ricochetGame(rules);
  const [outcomes, ...simple] = countRicochetFor(game, [
    'optimal',
    ...RICOCHET_STRATEGIES.map(({ plays }) => plays),
  ]);
  const best = present(outcomes, 'the outcomes of best play');
  const figures = ricochetFigures(game, best);
  return {
    id,
    figures,
    endings: potEndings(game, best),
    simplified: inOrderOfCost(
      figures,
      RICOCHET_STRATEGIES.map((strategy, at) => ({
        id: strategy.id,
        sentence: strategy.sentence,
        figures: ricochetFigures(game, present(simple[at], `the outcomes of ${strategy.id}`)),
      })),
    ),
  };
};

/** The pot is the house's ante; the ante bonus comes to it, win or lose, by the hand that was made. */
const potEndings = (
  { playAntes, bonusAntes }: RicochetGame,
  { folded: fold, win, lose, notAsked }: RicochetOutcomes,
): readonly BaseEnding[] => {
  const play = { decision: 'play', staked: 1 + playAntes } as const;
  const ends = POKER_CATEGORIES.flatMap((hand): readonly BaseEnding[] => {
    const bonus = bonusAntes(hand);
    return [
      { ...play, outcome: 'win', count: win[hand], net: 1 + bonus },
      { ...play, outcome: 'lose', count: lose[hand], net: bonus - play.staked },
      {
        decision: 'not-asked',
        outcome: 'not-asked',
        count: notAsked[hand],
        net: 1 + bonus,
        staked: 1,
      },
    ];
  });
  const joined = new Map<string, BaseEnding>();
  for (const end of ends) {
    const key = `${end.decision} ${end.outcome} ${end.net}`;
    const known = joined.get(key);
    joined.set(key, { ...end, count: end.count + (known?.count ?? 0) });
  }
  return [folded(fold), ...joined.values()].filter(({ count }) => count > 0);
};
