import type { Cents } from '@baize/money';
import { type BaseOdds, exportOdds, type TableOdds, toNumber, type WagerOdds } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { edgeAt } from './words.js';

/** `baize odds --json`, version 1: a public format that outside scripts read. Keep it exact. */
export const oddsJson = (
  rules: RulesInForce,
  base: readonly BaseOdds[],
  wagers: readonly WagerOdds[],
  meter: Cents | null,
) => ({
  version: 1,
  rulebook: rules.rulebook.id,
  base: Object.fromEntries(base.map((one) => [one.id, figuresJson(one)])),
  wagers: Object.fromEntries(
    Object.entries(exportOdds(wagers)).map(([wager, tables]) => [
      wager,
      Object.fromEntries(
        Object.entries(tables).map(([id, table]) => [
          id,
          { ...table, ...moreOf(oddsAt(wagers, wager, id), rules, meter) },
        ]),
      ),
    ]),
  ),
});

const oddsAt = (wagers: readonly WagerOdds[], wager: string, id: string): TableOdds =>
  present(wagers.find((one) => one.wager === wager)?.tables[id], `the odds of ${wager} ${id}`);

const figuresJson = ({ figures, endings, simplified }: BaseOdds) => ({
  numerator: String(figures.numerator),
  denominator: String(figures.denominator),
  edge: figures.edge,
  elementOfRisk: figures.elementOfRisk,
  standardDeviation: figures.standardDeviation,
  averageWager: figures.averageWager,
  decisions: figures.decisions,
  outcomes: endings.map(({ decision, outcome, net, staked, count }) => ({
    decision,
    outcome,
    net,
    staked,
    count: String(count),
  })),
  simplified: simplified.map(({ id, sentence, cost, figures: { edge } }) => ({
    id,
    sentence,
    cost,
    edge,
  })),
});

const moreOf = (odds: TableOdds, rules: RulesInForce, meter: Cents | null) => {
  const { space } = odds.hits;
  switch (odds.kind) {
    case 'side-bet': {
      const { standardDeviation, hitFrequency } = odds.figures;
      return { space, standardDeviation, hitFrequency };
    }
    case 'jackpot': {
      const { figures, envy } = odds;
      const { wagerCents, topAward } = figures;
      return {
        space,
        wager: wagerCents,
        hitFrequency: toNumber(figures.hitFrequency),
        meanWagersBetweenTopAwards: topAward === null ? null : toNumber(topAward.meanWagers),
        ...(meter === null ? {} : { meter, edgeAtMeter: edgeAt(rules, odds, meter) }),
        envyCentsByOthers:
          envy?.byOthers.map(({ ofOneHandCents }) => toNumber(ofOneHandCents)) ?? [],
      };
    }
    case 'bonus':
      return { space, hitFrequency: toNumber(odds.figures.hitFrequency) };
  }
};
