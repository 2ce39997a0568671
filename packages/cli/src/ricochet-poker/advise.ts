import type { RicochetFelt } from '@baize/games';
import {
  adviseRicochet,
  explainRicochet,
  type Fraction,
  fraction,
  positionInTurn,
  type RicochetAdvice,
  type RicochetPosition,
  ricochetGame,
  ricochetTable,
} from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { Advice } from '../commands/strategy/advice.js';

/** The player in turn, and their best decision. */
export interface AdviceInTurn {
  readonly position: RicochetPosition;
  readonly advice: Advice;
}

const METHOD =
  'Not exact: others act after you. Each of them is taken to draw from the cards unseen now, apart ' +
  'from the others’ draws, and to answer best.';

/** Null when no decision is left. */
export const adviseInTurn = (rules: RulesInForce, felt: RicochetFelt): AdviceInTurn | null => {
  const position = positionInTurn(rules, felt);
  if (position === null) return null;
  const table = ricochetTable(rules, felt.hands.length);
  const found = adviseRicochet(table, position, felt.anteCents);
  return { position, advice: adviceOf(rules, found, felt.anteCents) };
};

const adviceOf = (rules: RulesInForce, found: RicochetAdvice, anteCents: number): Advice => {
  const { best, worth, draws, exact } = found;
  const all = draws.ahead + draws.tied + draws.behind;
  const isLast = exact !== null;
  return {
    choices: [
      {
        decision: 'fold',
        adds: null,
        exactly: { numerator: -all, denominator: all },
        value: worth.fold,
      },
      {
        decision: 'play',
        adds: { wager: 'play', antes: ricochetGame(rules).playAntes },
        exactly: isLast ? inAntes(exact, anteCents) : null,
        value: worth.play,
      },
    ],
    best,
    split: {
      id: 'draws',
      words: 'draws from the cards unseen',
      all,
      parts: [
        { id: 'ahead', words: isLast ? 'win the pot' : 'put you ahead', count: draws.ahead },
        { id: 'tied', words: isLast ? 'share it' : 'tie with a player', count: draws.tied },
        { id: 'behind', words: 'lose', count: draws.behind },
      ],
    },
    method: isLast ? null : METHOD,
    why: explainRicochet(found),
  };
};

/** The denominator is the number of draws, or a multiple of it when a split pot leaves parts of an ante. */
const inAntes = (
  { totalCents, draws }: NonNullable<RicochetAdvice['exact']>,
  anteCents: number,
): { readonly numerator: number; readonly denominator: number } => {
  const total: Fraction = fraction(totalCents, anteCents);
  return { numerator: Number(total.numerator), denominator: Number(total.denominator * draws) };
};
