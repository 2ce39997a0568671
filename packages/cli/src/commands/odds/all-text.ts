import type { Pays } from '@baize/money';
import { type TableOdds, toNumber, type WagerOdds } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { counted, percent } from '../../render/numbers.js';
import { aboutPays, areToOne, priceCell } from '../../render/pay-tables.js';
import { type Row, sideBySide } from '../../render/side-by-side.js';
import { dim, wrap } from '../../render/text.js';
import { breakEven, figure, winsOf } from './words.js';

/** Every pay table of a document side by side, with its worth below. */
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

/** Groups tables whose hands are equally frequent. */
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

const groupLines = (
  name: string,
  group: readonly TableOdds[],
  elected: string | undefined,
  columns: number,
): readonly string[] => {
  const ids = group.map(({ table }) => table.id);
  const prices = pricesOf(group);
  const { space = '', combinations = 0 } = group[0]?.hits ?? {};
  const about = [
    aboutPays(prices, areToOne(prices)),
    `${space} = ${counted(combinations)} deals`,
    ids.some((id) => id === elected) ? '* elected' : '',
  ].filter((part) => part !== '');
  return [
    '',
    ...wrap(
      [
        { text: name, paint: (text) => colors.bold(colors.green(text)) },
        dim(`· ${about.join(' · ')}`),
      ],
      columns,
    ),
    ...sideBySide(ids, [...handRows(group), ...worthRows(group)], columns, (id) =>
      id === elected ? ' *' : '',
    ),
  ];
};

/** Each hand with its frequency, and its price on every table. */
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
  const row = (label: string, cell: (odds: TableOdds) => string | null): Row => ({
    label,
    cells: group.map((odds) => cell(odds) ?? '-'),
  });
  const kinds = new Set(group.map(({ kind }) => kind));
  return [
    ...(kinds.has('side-bet')
      ? [
          row('House edge', (odds) =>
            odds.kind === 'side-bet' ? percent(odds.figures.edge) : null,
          ),
        ]
      : []),
    ...(kinds.has('bonus')
      ? [
          row('Pays in the mean', (odds) =>
            odds.kind === 'bonus' ? figure(toNumber(odds.figures.meanPays)) : null,
          ),
        ]
      : []),
    ...(kinds.has('jackpot')
      ? [
          row('Fixed return', (odds) =>
            odds.kind === 'jackpot' ? percent(toNumber(odds.figures.fixedReturn), 2) : null,
          ),
          row('Nobody has an edge at', (odds) =>
            odds.kind === 'jackpot' ? breakEven(odds.figures) : null,
          ),
        ]
      : []),
    row('Wins', (odds) => winsOf(odds)),
  ];
};
