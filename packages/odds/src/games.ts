import type { GameId, RulesInForce } from '@baize/rulebook';
import { STUD_ODDS } from './caribbean-stud/odds.js';
import { studValues } from './caribbean-stud/values.js';
import type { ValuesOf } from './figures/decision-values.js';
import type { GameOdds } from './game-odds.js';
import { FLUSH_ODDS } from './high-card-flush/odds.js';
import { flushValues } from './high-card-flush/values.js';
import { RICOCHET_ODDS } from './ricochet-poker/odds.js';
import { ricochetValues } from './ricochet-poker/values.js';

/** A game that is not here is played, and its odds are not counted. */
const ODDS: Readonly<Partial<Record<GameId, GameOdds>>> = {
  'high-card-flush': FLUSH_ODDS,
  'caribbean-stud': STUD_ODDS,
  'ricochet-poker': RICOCHET_ODDS,
};

export const oddsOf = ({ rulebook }: Pick<RulesInForce, 'rulebook'>): GameOdds | null =>
  ODDS[rulebook.game] ?? null;

/** Beside the odds, so that a page which asks for the values of one hand loads nothing else. */
const VALUES: Readonly<Partial<Record<GameId, ValuesOf>>> = {
  'high-card-flush': flushValues,
  'caribbean-stud': studValues,
  'ricochet-poker': ricochetValues,
};

export const decisionValues: ValuesOf = (rules, view, seat) =>
  VALUES[rules.rulebook.game]?.(rules, view, seat) ?? null;

export { explainStud } from './caribbean-stud/explain.js';
export { studFigures } from './caribbean-stud/figures.js';
export { studGame } from './caribbean-stud/game.js';
export { studHandAgainst, studHandValue } from './caribbean-stud/hand-value.js';
export { bestBet } from './caribbean-stud/odds.js';
export { studSimulation } from './caribbean-stud/simulation.js';
export { explainFlush } from './high-card-flush/explain.js';
export { flushFigures } from './high-card-flush/figures.js';
export { flushGame } from './high-card-flush/game.js';
export { flushHandValue } from './high-card-flush/hand-value.js';
export { flushSimulation } from './high-card-flush/simulation.js';
export { adviseRicochet, type RicochetAdvice, turnOfPosition } from './ricochet-poker/advice.js';
export { BEST_RESPONSE_IN_WORDS, BestResponse } from './ricochet-poker/best-response.js';
export { countRicochet } from './ricochet-poker/count.js';
export { type RicochetEstimate, ricochetEstimate } from './ricochet-poker/estimate.js';
export { explainRicochet } from './ricochet-poker/explain.js';
export { ricochetGame } from './ricochet-poker/game.js';
export { ricochetFigures } from './ricochet-poker/outcomes.js';
export { positionInTurn, type RicochetPosition } from './ricochet-poker/position.js';
export { addRicochetTallies, type RicochetTally } from './ricochet-poker/simulate.js';
export { ricochetSimulation } from './ricochet-poker/simulation.js';
export { ricochetTable } from './ricochet-poker/table.js';
