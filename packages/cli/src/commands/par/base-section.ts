import { type BaseOdds, baseOdds, type Fraction, quotient, WITHIN_90 } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

const SAMPLES = [100, 1000, 10_000, 100_000, 1_000_000];

export type ParBase = ReturnType<typeof baseSection>;
export type ParOutcome = ParBase['outcomes'][number];

/** Best play of one player under the house's elections. */
export const baseSection = (rules: RulesInForce) => {
  const odds = present(baseOdds(asElected(rules))[0], 'the odds of the base game');
  const { figures } = odds;
  const { edge, standardDeviation } = figures;
  return {
    id: odds.id,
    /** The expected net of one ante over all deals. */
    expected: textOf(figures),
    edge,
    elementOfRisk: figures.elementOfRisk,
    standardDeviation,
    volatilityIndex: WITHIN_90 * standardDeviation,
    averageWager: figures.averageWager,
    decisions: figures.decisions,
    outcomes: outcomesOf(odds),
    simplified: odds.simplified.map(({ sentence, figures: of, cost }) => ({
      sentence,
      edge: of.edge,
      cost,
    })),
    /** The house's share of antes: nine of ten samples of so many hands lie between. */
    samples: SAMPLES.map((hands) => {
      const stray = (WITHIN_90 * standardDeviation) / Math.sqrt(hands);
      return { hands, low: edge - stray, high: edge + stray };
    }),
    /** Whether players share a pot: then the figures are those of a single player. */
    sharedPot: isSharedPot(rules),
  };
};

const outcomesOf = ({ endings, figures }: BaseOdds) =>
  inOrder(endings).map(({ decision, outcome, net, staked, count }) => ({
    decision,
    outcome,
    net,
    staked,
    count: String(count),
    chance: quotient(BigInt(count), figures.denominator),
  }));

/** Grouped by decision and outcome, the best paying first; equal pays are merged. */
const inOrder = (endings: BaseOdds['endings']): BaseOdds['endings'] => {
  const kinds = [...new Set(endings.map(kindOf))];
  const joined = new Map<string, BaseOdds['endings'][number]>();
  for (const ending of endings) {
    const key = `${kindOf(ending)} ${ending.net}`;
    joined.set(key, { ...ending, count: ending.count + (joined.get(key)?.count ?? 0) });
  }
  return [...joined.values()].toSorted(
    (left, right) =>
      kinds.indexOf(kindOf(left)) - kinds.indexOf(kindOf(right)) || right.net - left.net,
  );
};

const kindOf = ({ decision, outcome }: BaseOdds['endings'][number]): string =>
  `${decision} ${outcome}`;

/** In a shared pot, figures of one player do not add up to those of several. */
export const isSharedPot = ({ rulebook }: RulesInForce): boolean =>
  rulebook.wagers.ante?.kind.value === 'pot';

const asElected = (rules: RulesInForce): RulesInForce => {
  const { rulebook, kickout } = rules;
  const { beside } = rulebook;
  if (beside.kickout === undefined || kickout === null) return rules;
  const only = { ...beside.kickout, paytables: { [kickout.id]: kickout } };
  return { ...rules, rulebook: { ...rulebook, beside: { ...beside, kickout: only } } };
};

export const textOf = ({
  numerator,
  denominator,
}: Pick<Fraction, 'numerator' | 'denominator'>) => ({
  numerator: String(numerator),
  denominator: String(denominator),
});
