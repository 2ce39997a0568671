import { SUITS, type Suit } from '@baize/cards';
import { cents } from '@baize/money';
import {
  envyDollarsOf,
  isJackpot,
  type JackpotInForce,
  jackpotWagerCents,
  type PayTable,
  type Rulebook,
  type RulesInForce,
  type SettingsInForce,
  settingsInForce,
  type WagerId,
  wagersOf,
} from '@baize/rulebook';
import { type Fraction, fraction } from '../figures/fraction.js';
import { type EnvyFigures, envyFigures } from './envy-figures.js';
import { type JackpotFigures, jackpotFigures } from './jackpot-figures.js';
import { hitFrequency, rowsHit, sideBetFigures, type WagerFigures } from './returns.js';
import { HitCounter, type TableHits } from './table-hits.js';

/** The odds of one pay table. */
export type TableOdds = { readonly table: PayTable; readonly hits: TableHits } & (
  | { readonly kind: 'side-bet'; readonly figures: WagerFigures }
  | {
      readonly kind: 'jackpot';
      readonly figures: JackpotFigures;
      readonly envy: EnvyFigures | null;
    }
  /** Paid on another wager, for a hand that is played out: it has no stake and so no edge. */
  | { readonly kind: 'bonus'; readonly figures: BonusFigures }
);

/** Of five cards of a whole deck. Who plays and who folds is the base game's business. */
interface BonusFigures {
  /** What it pays in the mean, in units of the wager it is paid on. */
  readonly meanPays: Fraction;
  readonly hitFrequency: Fraction;
}

/** Every pay table that a document lists for one wager, by its printed id. */
export interface WagerOdds {
  readonly wager: WagerId | 'ante-bonus';
  readonly name: string;
  readonly tables: Readonly<Record<string, TableOdds>>;
}

/**
 * Every side bet and jackpot of a document, on every table it lists. The rules in force say how an ace is
 * read, whether a setting adds to the envy, and what the elected jackpots cost; a rulebook alone gives
 * its own defaults and printed wagers. Which suit an operator chooses changes no count.
 */
export const oddsOfWagers = (of: Rulebook | RulesInForce): readonly WagerOdds[] => {
  const { rulebook, settings, jackpots } =
    'rulebook' in of ? of : { rulebook: of, settings: settingsInForce(of, {}), jackpots: [] };
  const counter = new HitCounter(rulebook.game, { aceLow: settings.aceLow, suit: ANY_SUIT });
  const wagers = wagersOf(rulebook)
    .filter(([, rule]) => rule.placed.value === 'option')
    .map(([wager, rule]): WagerOdds => {
      const oddsOf = isJackpot(rule)
        ? (table: PayTable) => oddsOfJackpot(counter, rulebook, settings, jackpots, wager, table)
        : (table: PayTable) => oddsOfSideBet(counter, table);
      return { wager, name: rule.name, tables: byId(rule.paytables, oddsOf) };
    });
  const { anteBonus } = rulebook.beside;
  if (anteBonus === undefined) return wagers;
  const tables = byId(anteBonus.paytables, (table) => oddsOfBonus(counter, table));
  return [...wagers, { wager: 'ante-bonus', name: anteBonus.name, tables }];
};

const ANY_SUIT: Suit = SUITS[0];

const byId = (
  tables: Readonly<Record<string, PayTable>>,
  oddsOf: (table: PayTable) => TableOdds,
): WagerOdds['tables'] =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, oddsOf(table)]));

const oddsOfSideBet = (counter: HitCounter, table: PayTable): TableOdds => {
  const hits = counter.hitsOf(table);
  return { kind: 'side-bet', table, hits, figures: sideBetFigures(table, hits) };
};

const oddsOfJackpot = (
  counter: HitCounter,
  { jackpots: rules, seats }: Rulebook,
  settings: SettingsInForce,
  inForce: readonly JackpotInForce[],
  wager: WagerId,
  table: PayTable,
): TableOdds => {
  const elected = inForce.find(({ id, table: of }) => id === wager && of.id === table.id);
  const wagerCents = elected?.wagerCents ?? cents(jackpotWagerCents(table, {}));
  const fixedDollars = rules?.fixedDollars.value ?? 'as-printed';
  const hits = counter.hitsOf(table);
  return {
    kind: 'jackpot',
    table,
    hits,
    figures: jackpotFigures(table, hits, { wagerCents, fixedDollars }),
    envy: envyFigures(rules?.envy ?? null, table, hits, envyDollarsOf(table, settings), {
      wagerCents,
      seats: seats.max.value,
    }),
  };
};

const oddsOfBonus = (counter: HitCounter, table: PayTable): TableOdds => {
  const hits = counter.hitsOf(table);
  const pays = rowsHit(table, hits).reduce(
    (sum, { row, count }) => sum + (row.pays.kind === 'to-1' ? count * row.pays.value : 0),
    0,
  );
  const meanPays = fraction(pays, hits.combinations);
  return {
    kind: 'bonus',
    table,
    hits,
    figures: { meanPays, hitFrequency: hitFrequency(table, hits) },
  };
};
