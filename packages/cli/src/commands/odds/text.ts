import { type Cents, describePays, formatCents } from '@baize/money';
import type { BaseOdds, TableOdds, WagerOdds } from '@baize/odds';
import { toNumber } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { type Block, blockLines, grid, ledger } from '../../render/ledger.js';
import { counted, percent } from '../../render/numbers.js';
import { prose } from '../../render/text.js';
import { breakEven, edgeAt, figure, oneIn, oneInFraction } from './words.js';

const WIDEST = 110;

/** The base game and the elected wagers on one screen. */
export const oddsText = (
  rules: RulesInForce,
  by: string,
  base: readonly BaseOdds[],
  wagers: readonly WagerOdds[],
  meter: Cents | null,
  terminal: number,
): readonly string[] => {
  const columns = Math.min(WIDEST, terminal);
  const elected = wagers.flatMap((wager) => electedOf(rules, wager));
  return [
    `${colors.bold(rules.rulebook.name)}  ${colors.dim(by)}`,
    ...base.flatMap((one) => baseLines(rules, one, base.length > 1, columns)),
    ...sideBetLines(elected, columns),
    ...jackpotLines(rules, elected, meter, columns),
    '',
    ...prose(FOOTNOTE, columns, colors.dim),
  ];
};

const FOOTNOTE =
  'Every count is exact: of all equally likely deals, none is sampled. Edges are shares of the first wager, ' +
  'positive for the house. Envy and payout limits are not in these figures.';

export interface Elected {
  readonly name: string;
  readonly id: string;
  readonly odds: TableOdds;
}

export const electedOf = (
  { tables }: RulesInForce,
  { wager, name, tables: odds }: WagerOdds,
): readonly Elected[] => {
  const id = tables[wager]?.id;
  return id === undefined ? [] : [{ name, id, odds: present(odds[id], `the odds of table ${id}`) }];
};

const DECISIONS: Readonly<Record<string, string>> = {
  fold: 'fold',
  bet: 'bet',
  play: 'play',
  'not-asked': 'not asked',
};

/** `raise-2` is `raise 2×`. */
const decisionWords = (decision: string): string =>
  DECISIONS[decision] ?? decision.replace(/^raise-(\d+)$/, 'raise $1×');

const baseLines = (
  { rulebook }: RulesInForce,
  odds: BaseOdds,
  isNamed: boolean,
  columns: number,
): readonly string[] => {
  const { figures, simplified } = odds;
  const head = isNamed
    ? `${gameName(rulebook.game)} for one player, best play, kickout table ${odds.id}`
    : `${gameName(rulebook.game)}, best play`;
  return [
    ...blockLines(
      ledger(
        head,
        [
          ['deals', counted(figures.denominator)],
          ['won by the player in all of them, in antes', counted(figures.numerator)],
          ['house edge, of the ante', percent(figures.edge, 4)],
          ['element of risk, of all that is wagered', percent(figures.elementOfRisk, 4)],
          ['standard deviation, in antes', figure(figures.standardDeviation)],
          ['average wager, in antes', figure(figures.averageWager)],
        ],
        Math.min(columns, 74),
      ),
    ),
    ...blockLines(outcomeBlock(odds, columns)),
    ...(simplified.length === 0 ? [] : blockLines(simplifiedBlock(odds, columns))),
  ];
};

const gameName = (game: string): string =>
  game
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const OUTCOMES = ['not-qualified', 'win', 'push', 'lose'] as const;
const OUTCOME_WORDS = { 'not-qualified': 'dealer fails', win: 'win', push: 'push', lose: 'lose' };

const outcomeBlock = ({ figures, endings }: BaseOdds, columns: number): Block => {
  const deals = Number(figures.denominator);
  const share = (decision: string, outcome: string): string => {
    const count = endings
      .filter((one) => one.decision === decision && one.outcome === outcome)
      .reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? '-' : percent(count / deals, 2);
  };
  const used = OUTCOMES.filter((outcome) => endings.some((one) => one.outcome === outcome));
  const rows = Object.entries(figures.decisions).map(([decision, done]) => [
    decisionWords(decision),
    percent(done, 2),
    ...used.map((outcome) => share(decision, outcome)),
  ]);
  const names = ['', 'of deals', ...used.map((outcome) => OUTCOME_WORDS[outcome])];
  return grid('What is done, and how it ends', [names, ...rows], columns, []);
};

/** Only the cheapest are worth remembering. */
const MOST_REMEMBERED = 4;

const simplifiedBlock = ({ simplified }: BaseOdds, columns: number): Block => ({
  head: 'To remember, and what it costs beside best play',
  lines: simplified.slice(0, MOST_REMEMBERED).flatMap(({ sentence, cost }) => {
    const price = percent(cost, 4).padStart(10);
    return prose(sentence, columns - price.length - 4).map((line, at) =>
      at === 0 ? `  ${price}  ${line}` : `${' '.repeat(price.length + 4)}${line}`,
    );
  }),
});

const sideBetLines = (elected: readonly Elected[], columns: number): readonly string[] => {
  const rows = elected.flatMap(({ name, id, odds }) => {
    if (odds.kind === 'jackpot') return [];
    const best = odds.table.rows[0];
    const most = best === undefined ? '' : `${describePays(best.pays)}`;
    if (odds.kind === 'bonus') {
      const { meanPays, hitFrequency } = odds.figures;
      const mean = `pays ${figure(toNumber(meanPays), 3)}`;
      return [[name, id, oneInFraction(hitFrequency), mean, '-', most]];
    }
    const { edge, hitFrequency, standardDeviation } = odds.figures;
    return [[name, id, oneIn(hitFrequency, 1), percent(edge), figure(standardDeviation, 2), most]];
  });
  if (rows.length === 0) return [];
  const names = ['', 'table', 'wins', 'house edge', 'deviation', 'at most'];
  return blockLines(
    grid('Side bets as elected', [names, ...rows], columns, ['at most', 'deviation']),
  );
};

const jackpotLines = (
  rules: RulesInForce,
  elected: readonly Elected[],
  meter: Cents | null,
  columns: number,
): readonly string[] => {
  const rows = elected.flatMap(({ name, id, odds }) => {
    if (odds.kind !== 'jackpot') return [];
    const { wagerCents, topAward, fixedReturn } = odds.figures;
    const at = meter ?? rules.jackpots.find((one) => one.table.id === id)?.seedCents ?? null;
    return [
      [
        name,
        id,
        formatCents(wagerCents),
        percent(toNumber(fixedReturn), 2),
        breakEven(odds.figures),
        at === null ? '-' : formatCents(at),
        at === null ? '-' : percent(edgeAt(rules, odds, at), 2),
        topAward === null ? '-' : oneInFraction(topAward.chance),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const shown = meter === null ? 'seed' : 'meter';
  const names = ['', 'table', 'wager', 'fixed return', 'even at', shown, 'edge there', 'top award'];
  return blockLines(grid('Jackpots as elected', [names, ...rows], columns, ['wager', 'top award']));
};
