import { cents, formatCents, type Pays } from '@baize/money';
import { type TableOdds, toNumber, type WagerOdds } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import Table from 'cli-table3';
import colors from 'picocolors';
import { counted } from '../../render/numbers.js';
import { aboutPays, areToOne, priceCell } from '../../render/pay-tables.js';
import { inLines, sharedPrefix } from '../../render/side-by-side.js';
import { wrap } from '../../render/text.js';
import { oneIn, percent } from './words.js';

/** Every pay table of a document, side by side: hands down, tables across, what each is worth below. */
export const allTablesText = (
  { rulebook, tables }: RulesInForce,
  wagers: readonly WagerOdds[],
  columns: number,
): readonly string[] => [
  colors.bold(rulebook.name),
  ...wagers.flatMap((wager) =>
    alike(Object.values(wager.tables)).flatMap((group) =>
      groupLines(wager.name, group, tables[wager.wager]?.id, columns),
    ),
  ),
];

/** Tables of which every hand is as frequent as in the others, in one block. */
const alike = (tables: readonly TableOdds[]): readonly (readonly TableOdds[])[] => {
  const groups: TableOdds[][] = [];
  for (const odds of tables) {
    const group = groups.find(([first]) => first !== undefined && areAlike(first, odds));
    if (group === undefined) groups.push([odds]);
    else group.push(odds);
  }
  return groups;
};

const areAlike = (one: TableOdds, other: TableOdds): boolean =>
  one.hits.space === other.hits.space &&
  one.hits.rows.every(({ hand, count }) =>
    other.hits.rows.every((row) => row.hand !== hand || row.count === count),
  );

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

const groupLines = (
  name: string,
  group: readonly TableOdds[],
  elected: string | undefined,
  columns: number,
): readonly string[] => {
  const ids = group.map(({ table }) => table.id);
  const prefix = sharedPrefix(ids);
  const rows: readonly Row[] = [...handRows(group), ...worthRows(group)];
  const labelWidth = Math.max(prefix.length, ...rows.map(({ label }) => label.length));
  const shown = ids.map((id, at) => {
    const head = `${id.slice(prefix.length)}${id === elected ? ' *' : ''}`;
    return {
      at,
      head,
      width: Math.max(head.length, ...rows.map(({ cells }) => cells[at]?.length ?? 0)),
    };
  });
  const [first] = group;
  return [
    '',
    ...wrap(
      [
        { text: name, paint: (text) => colors.bold(colors.green(text)) },
        {
          text: `· ${[aboutPays(pricesOf(group), areToOne(pricesOf(group))), `${first?.hits.space ?? ''} = ${counted(first?.hits.combinations ?? 0)} deals`].filter((part) => part !== '').join(' · ')}${ids.some((id) => id === elected) ? ' · * elected' : ''}`,
          paint: colors.dim,
        },
      ],
      columns,
    ),
    ...inLines(shown, columns - labelWidth - 4).flatMap((part) => {
      const table = new Table({
        head: [prefix, ...part.map(({ head }) => head)],
        colAligns: ['left', ...part.map(() => 'right' as const)],
        colWidths: [labelWidth + 2, ...part.map(({ width }) => width + 2)],
        style: { head: [], border: [], compact: true },
      });
      for (const { label, cells } of rows) {
        table.push([label, ...part.map(({ at }) => cells[at] ?? '')]);
      }
      return table.toString().split('\n');
    }),
  ];
};

/** Each hand with how many there are of it, and its price on every table. */
const handRows = (group: readonly TableOdds[]): readonly Row[] => {
  const hands = new Map<string, Row>();
  const isToOne = areToOne(pricesOf(group));
  for (const [place, { table, hits }] of group.entries()) {
    for (const [at, { hand, label, pays }] of table.rows.entries()) {
      const known = hands.get(hand);
      const cells = known?.cells ?? group.map(() => '-');
      hands.set(hand, {
        label: known?.label ?? `${label} (${counted(hits.rows[at]?.count ?? 0)})`,
        cells: cells.with(place, priceCell(pays, isToOne)),
      });
    }
  }
  return [...hands.values()];
};

const pricesOf = (group: readonly TableOdds[]): readonly Pays[] =>
  group.flatMap(({ table }) => table.rows.map(({ pays }) => pays));

const worthRows = (group: readonly TableOdds[]): readonly Row[] => {
  const row = (label: string, cell: (odds: TableOdds) => string | null): readonly Row[] => {
    const cells = group.map(cell);
    return cells.every((one) => one === null)
      ? []
      : [{ label, cells: cells.map((one) => one ?? '-') }];
  };
  return [
    ...row('House edge', (odds) => (odds.kind === 'side-bet' ? percent(odds.figures.edge) : null)),
    ...row('Pays in the mean', (odds) =>
      odds.kind === 'bonus' ? toNumber(odds.figures.meanPays).toFixed(4) : null,
    ),
    ...row('Fixed return', (odds) =>
      odds.kind === 'jackpot' ? percent(toNumber(odds.figures.fixedReturn), 2) : null,
    ),
    ...row('Nobody has an edge at', (odds) =>
      odds.kind !== 'jackpot'
        ? null
        : odds.figures.breakEvenMeterCents === null
          ? '-'
          : formatCents(cents(odds.figures.breakEvenMeterCents)),
    ),
    ...row('Wins', (odds) =>
      odds.kind === 'side-bet'
        ? oneIn(odds.figures.hitFrequency, 1)
        : oneIn(toNumber(odds.figures.hitFrequency), 1),
    ),
  ];
};
