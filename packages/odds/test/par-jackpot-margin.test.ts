import { cents, scaleDollars } from '@baize/money';
import { present } from '@baize/result';
import type { JackpotInForce, RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { minus, timesFraction } from '../src/figures/fraction.js';
import {
  type Fraction,
  fraction,
  jackpotFiguresAt,
  jackpotMargin,
  longRunOf,
  oddsOfWagers,
} from '../src/index.js';
import { houseOf } from './support/house.js';

const jackpotsOf = (id: RulebookId) => {
  const rules = houseOf(id);
  const odds = oddsOfWagers(rules);
  const fixedDollars = rules.rulebook.jackpots?.fixedDollars.value ?? 'as-printed';
  return rules.jackpots.map((jackpot) => {
    const counted = present(
      odds.find(({ wager }) => wager === jackpot.id)?.tables[jackpot.table.id],
      'its odds',
    );
    if (counted.kind !== 'jackpot') throw new Error('a jackpot');
    return { jackpot, counted, fixedDollars };
  });
};

const envyOf = ({ envyDollars, table, wagerCents }: JackpotInForce) =>
  new Map(
    [...envyDollars].map(([hand, dollars]) => [
      hand,
      scaleDollars(dollars, cents(table.printedForCents?.value ?? wagerCents), wagerCents),
    ]),
  );

const IDS = ['sd/high-card-flush', 'md/high-card-flush', 'wa/ricochet-poker'] as const;

/** What is left of a wager once the players' long-run return and the envy are taken from it. */
describe.each(IDS)("the house's margin on the jackpots of %s", (id) => {
  const all = jackpotsOf(id);

  it.each([0, 3])('is what the long run leaves, with %d others', (others) => {
    expect(all.length).toBeGreaterThan(0);
    for (const { jackpot, counted, fixedDollars } of all) {
      const terms = { ...jackpot, fixedDollars, envyCents: envyOf(jackpot), others };
      const margin = jackpotMargin(jackpot.table, counted.hits, terms);
      const back = present(longRunOf(counted.figures, jackpot), 'a meter that is emptied');
      const envy: Fraction =
        counted.envy === null
          ? fraction(0)
          : timesFraction(counted.envy.perHandCents, fraction(others, jackpot.wagerCents));
      const left = minus(minus(fraction(1), back.expectedReturn), envy);
      expect(fraction(-margin.numerator, margin.denominator)).toEqual(left);
    }
  });

  it('of a house jackpot is what players lose at the posted prize, as spread', () => {
    for (const { jackpot, counted, fixedDollars } of all) {
      const { table, wagerCents, seedCents } = jackpot;
      const terms = {
        ...jackpot,
        type: 'house' as const,
        fixedDollars,
        envyCents: new Map(),
        others: 0,
      };
      const margin = jackpotMargin(table, counted.hits, terms);
      const lost = jackpotFiguresAt(table, counted.hits, { wagerCents, fixedDollars }, seedCents);
      expect(margin.edge).toBeCloseTo(lost.edge, 12);
      expect(margin.standardDeviation).toBeCloseTo(lost.standardDeviation, 9);
    }
  });
});
