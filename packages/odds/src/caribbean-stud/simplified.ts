import { describePoker, formatRank, type PokerValue, pokerCategoryOf, ranksOf } from '@baize/cards';
import { inOrderOfCost, type Simplified } from '../figures/simplified.js';
import { countStudDeals, dealsIn, type StudDeals } from './deals.js';
import { type StudFigures, studFigures } from './figures.js';
import type { StudGame } from './game.js';
import { PUBLISHED_STUD_STRATEGIES } from './published.js';

/** Strategies a person can remember: those in print, and the best hand to bet from, searched for. */
export const simplifiedStudStrategies = (
  game: StudGame,
  counted: StudDeals = countStudDeals(game),
): readonly Simplified<StudFigures>[] => {
  const betFrom = bestStudThreshold(game, counted);
  return inOrderOfCost(studFigures(game, 'optimal', counted), [
    {
      id: 'threshold',
      sentence: `Bet ${named(betFrom)} or better.`,
      figures: studFigures(game, { betFrom }, counted),
    },
    ...PUBLISHED_STUD_STRATEGIES.map(({ id, sentence, bets }) => ({
      id,
      sentence,
      figures: studFigures(game, bets, counted),
    })),
  ]);
};

/** The hand from which to bet, whatever the dealer shows: of all there are, the one that brings most. */
const bestStudThreshold = ({ betAntes, pays }: StudGame, { cells }: StudDeals): PokerValue => {
  const gains = new Map<PokerValue, bigint>();
  for (const cell of cells) {
    const brings =
      cell.notQualified +
      cell.win * (1 + betAntes * pays(cell.category)) -
      cell.lose * (1 + betAntes);
    // Folding loses an ante in every deal.
    gains.set(cell.value, (gains.get(cell.value) ?? 0n) + BigInt(brings) + BigInt(dealsIn(cell)));
  }
  let best = Number.POSITIVE_INFINITY as PokerValue;
  let [sum, most] = [0n, 0n];
  for (const [value, gain] of [...gains].toSorted(([left], [right]) => right - left)) {
    sum += gain;
    if (sum > most) [best, most] = [value, sum];
  }
  return best;
};

const named = (value: PokerValue): string => {
  if (value === Number.POSITIVE_INFINITY) return 'no hand';
  return pokerCategoryOf(value) === 'high-card'
    ? ranksOf(value).map(formatRank).join('-')
    : describePoker(value);
};
