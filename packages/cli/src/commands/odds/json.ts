import type { Cents } from '@baize/money';
import {
  type BaseOdds,
  exportOdds,
  jackpotFiguresAt,
  type TableOdds,
  toNumber,
  type WagerOdds,
} from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** `baize odds --json`, version 1: a public format that outside scripts read. Keep it exact. */
export const oddsJson = (
  { rulebook }: RulesInForce,
  base: readonly BaseOdds[],
  wagers: readonly WagerOdds[],
  meter: Cents | null,
) => ({
  version: 1,
  rulebook: rulebook.id,
  base: Object.fromEntries(base.map((one) => [one.id, figuresJson(one)])),
  wagers: Object.fromEntries(
    Object.entries(exportOdds(wagers)).map(([wager, tables]) => [
      wager,
      Object.fromEntries(
        Object.entries(tables).map(([id, table]) => [
          id,
          { ...table, ...moreOf(oddsAt(wagers, wager, id), rulebook, meter) },
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

/** What scripts need not know, and people look up. */
const moreOf = (odds: TableOdds, { jackpots }: RulesInForce['rulebook'], meter: Cents | null) => {
  const { hits, table } = odds;
  switch (odds.kind) {
    case 'side-bet': {
      const { standardDeviation, hitFrequency } = odds.figures;
      return { space: hits.space, standardDeviation, hitFrequency };
    }
    case 'jackpot': {
      const { figures, envy } = odds;
      const { wagerCents, topAward } = figures;
      const fixedDollars = jackpots?.fixedDollars.value ?? 'as-printed';
      return {
        space: hits.space,
        wager: wagerCents,
        hitFrequency: toNumber(figures.hitFrequency),
        meanWagersBetweenTopAwards: topAward === null ? null : toNumber(topAward.meanWagers),
        ...(meter === null
          ? {}
          : {
              meter,
              edgeAtMeter: jackpotFiguresAt(table, hits, { wagerCents, fixedDollars }, meter).edge,
            }),
        envyCentsByOthers:
          envy?.byOthers.map(({ ofOneHandCents }) => toNumber(ofOneHandCents)) ?? [],
      };
    }
    case 'bonus':
      return { space: hits.space, hitFrequency: toNumber(odds.figures.hitFrequency) };
  }
};
