import type { Share, WagerSummary } from '@baize/odds';
import colors from 'picocolors';
import type { Played, SimulateOrder } from '../commands/simulate/game.js';
import { playedLines } from '../commands/simulate/played-lines.js';
import { type Block, besideBlocks, blockLines, grid, halfOf } from '../render/ledger.js';
import { counted } from '../render/numbers.js';
import { prose } from '../render/text.js';

interface Done extends Played {
  readonly wagers: readonly WagerSummary[];
}

const WIDEST = 120;
const BEST_PLAY = 'Best play of the base game: every seat knows its own cards only';

export const simulationText = (
  order: SimulateOrder,
  { complete, played, wagers }: Done,
  seconds: number,
  terminal: number,
): readonly string[] => {
  const columns = Math.min(WIDEST, terminal);
  const [base, ...sides] = wagers;
  const head = [
    ...playedLines(order, { complete, played }, seconds, columns),
    ...howPlayed(wagers, columns),
  ];
  if (base === undefined) return head;
  const [figures, decisions, endings] = [
    figuresBlock(base, columns),
    decisionsBlock(base, columns),
    endingsBlock(base, columns),
  ];
  const half = halfOf(columns);
  const left: Block = {
    head: figures.head,
    lines: [...figures.lines, '', decisions.head, ...decisions.lines],
  };
  return [
    ...head,
    ...(half === null
      ? [figures, decisions, endings].flatMap(blockLines)
      : besideBlocks(left, endings, half)),
    ...(sides.length === 0 ? [] : blockLines(sidesBlock(sides, columns))),
    '',
    ...verdict(wagers, columns),
  ];
};

const howPlayed = (wagers: readonly WagerSummary[], columns: number): readonly string[] =>
  prose(
    `${BEST_PLAY}${wagers.length > 1 ? ', and every side bet is placed.' : '.'}`,
    columns,
    colors.dim,
  );

const figuresBlock = (
  {
    hands,
    mean,
    interval,
    edge,
    elementOfRisk,
    standardDeviation,
    averageWager,
    exact,
  }: WagerSummary,
  columns: number,
): Block => {
  const row = (name: string, simulated: string, counts: string | undefined) => [
    name,
    simulated,
    counts ?? '-',
  ];
  const many = hands === 1 ? '1 hand' : `${counted(hands)} hands`;
  return grid(
    'Base game, for one ante',
    [
      ['', many, 'exact'],
      row('Mean net', signed(mean), exact === null ? undefined : signed(exact.mean)),
      row('99% interval', interval === null ? '-' : plusMinus(interval), insideWord(exact?.inside)),
      row('House edge', percent(edge), exact === null ? undefined : percent(exact.edge)),
      row(
        'Element of risk',
        percent(elementOfRisk),
        exact === null ? undefined : percent(exact.elementOfRisk),
      ),
      row('Standard deviation', standardDeviation.toFixed(5), exact?.standardDeviation.toFixed(5)),
      row('Average wager', averageWager.toFixed(5), exact?.averageWager.toFixed(5)),
    ],
    columns,
    [],
  );
};

const shareCells = ({ count, share, exact }: Share): readonly string[] => [
  counted(count),
  percent(share),
  exact === null ? '-' : percent(exact),
];

const decisionsBlock = ({ decisions }: WagerSummary, columns: number): Block =>
  grid(
    'Decisions',
    [
      ['', 'hands', 'share', 'exact'],
      ...decisions.map((one) => [one.decision, ...shareCells(one)]),
    ],
    columns,
    ['hands'],
  );

const endingsBlock = ({ endings }: WagerSummary, columns: number): Block =>
  grid(
    'Outcomes',
    [
      ['', 'net', 'hands', 'share', 'exact'],
      ...endings.map((one) => [
        endingWords(one),
        one.net > 0 ? `+${one.net}` : String(one.net),
        ...shareCells(one),
      ]),
    ],
    columns,
    ['hands'],
  );

/** `raise 1, lose`; a win adds the odds of the second wager unless they are even. */
const endingWords = ({
  decision,
  outcome,
  net,
  staked,
}: WagerSummary['endings'][number]): string => {
  if (outcome === 'folded') return decision;
  if (outcome === 'not-qualified') return `${decision}, no qualifier`;
  const odds = (net - 1) / (staked - 1);
  return `${decision}, ${outcome}${outcome === 'win' && odds !== 1 ? ` at ${odds} to 1` : ''}`;
};

const sidesBlock = (sides: readonly WagerSummary[], columns: number): Block =>
  grid(
    'Side bets, for one unit',
    [
      ['', 'pays', 'mean net', '99% interval', 'exact', ''],
      ...sides.map(({ wager, endings, mean, interval, exact }) => [
        wager.replaceAll('-', ' '),
        percent(endings.reduce((sum, { net, share }) => sum + (net > 0 ? share : 0), 0)),
        signed(mean),
        interval === null ? '-' : plusMinus(interval),
        exact === null ? '-' : signed(exact.mean),
        insideWord(exact?.inside),
      ]),
    ],
    columns,
    ['pays', '99% interval'],
  );

const insideWord = (inside: boolean | null | undefined): string => {
  if (inside === null || inside === undefined) return '-';
  return inside ? 'inside' : 'outside';
};

const plusMinus = ({ low, high }: NonNullable<WagerSummary['interval']>): string =>
  `${signed(low)} to ${signed(high)}`;

const signed = (mean: number): string => `${mean > 0 ? '+' : ''}${mean.toFixed(6)}`;

const percent = (share: number): string => `${(100 * share).toFixed(4)}%`;

/** Says whether the simulation agrees with the exact count. */
const verdict = (wagers: readonly WagerSummary[], columns: number): readonly string[] => {
  const known = wagers.flatMap(({ wager, exact }) =>
    exact === null || exact.inside === null ? [] : [{ wager, inside: exact.inside }],
  );
  const outside = known.filter(({ inside }) => !inside).map(({ wager }) => wager);
  if (known.length === 0) return prose('Too few rounds for an interval.', columns);
  if (outside.length === 0) {
    return prose('Every exact value lies inside its 99% interval.', columns, colors.green);
  }
  const text =
    `Outside its 99% interval: ${outside.join(', ')}. By chance alone this happens once in a ` +
    'hundred times; try another seed, and more rounds.';
  return prose(text, columns, colors.yellow);
};
