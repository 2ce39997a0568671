import type { Cents } from '@baize/money';
import {
  type BaseOdds,
  jackpotFiguresAt,
  type TableOdds,
  toNumber,
  type WagerOdds,
} from '@baize/odds';
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
    wagers.map(({ wager, tables }) => [
      wager,
      Object.fromEntries(
        Object.entries(tables).map(([id, odds]) => [id, tableJson(odds, rulebook, meter)]),
      ),
    ]),
  ),
});

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

const tableJson = (
  odds: TableOdds,
  { jackpots }: RulesInForce['rulebook'],
  meter: Cents | null,
) => {
  const { hits, table } = odds;
  const counted = {
    space: hits.space,
    combinations: String(hits.combinations),
    rows: hits.rows.map(({ hand, count }) => ({ hand, count: String(count) })),
  };
  switch (odds.kind) {
    case 'side-bet': {
      const { edge, standardDeviation, hitFrequency } = odds.figures;
      return { ...counted, edge, standardDeviation, hitFrequency };
    }
    case 'jackpot': {
      const { figures, envy } = odds;
      const fixedDollars = jackpots?.fixedDollars.value ?? 'as-printed';
      const { wagerCents } = figures;
      return {
        ...counted,
        wager: wagerCents,
        fixedReturn: toNumber(figures.fixedReturn),
        meterShare: toNumber(figures.meterShare),
        breakEvenMeter: figures.breakEvenMeterCents,
        hitFrequency: toNumber(figures.hitFrequency),
        meanWagersBetweenTopAwards:
          figures.topAward === null ? null : toNumber(figures.topAward.meanWagers),
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
      return {
        ...counted,
        meanPays: toNumber(odds.figures.meanPays),
        hitFrequency: toNumber(odds.figures.hitFrequency),
      };
  }
};
