import { html } from '../../../render/html/sheet-page.js';

/** A column of figures; on a phone each figure carries the column's name. */
export interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => string;
}

/** With this many columns, a phone shows each row as a list. */
const MANY = 3;

/** A table of figures with sums below. Cells are HTML. */
export const figureTable = <T>(
  caption: string,
  first: Column<T>,
  columns: readonly Column<T>[],
  rows: readonly T[],
  sums: readonly (readonly [head: string, ...cells: readonly string[]])[] = [],
): string => {
  const rowOf = (kind: string, head: string, cells: readonly string[]): string =>
    `<tr${kind}><th scope="row">${head}</th>${columns.map(({ name }, place) => `<td data-name="${html(name)}">${cells[place] ?? ''}</td>`).join('')}</tr>`;
  return `<table class="${columns.length < MANY ? 'few' : 'many'}">
<caption>${caption}</caption>
<thead><tr>${[first, ...columns].map(({ name }) => `<th scope="col">${html(name)}</th>`).join('')}</tr></thead>
<tbody>
${[
  ...rows.map((row) =>
    rowOf(
      '',
      first.cell(row),
      columns.map(({ cell }) => cell(row)),
    ),
  ),
  ...sums.map(([head, ...cells]) => rowOf(' class="sum"', head, cells)),
].join('\n')}
</tbody>
</table>`;
};

/** A value is HTML; null is left out. */
export type Fact = readonly [what: string, value: string] | null;

export const factList = (facts: readonly Fact[]): string =>
  `<dl class="facts">${facts
    .filter((fact) => fact !== null)
    .map(([what, value]) => `<div><dt>${html(what)}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`;

export const tiles = (
  all: readonly { readonly name: string; readonly value: string; readonly about: string }[],
): string =>
  `<div class="tiles">${all.map(({ name, value, about }) => `<div class="tile"><p class="name">${html(name)}</p><p class="value">${html(value)}</p><p class="about">${html(about)}</p></div>`).join('')}</div>`;

/** A fraction of any length; it may break between its parts and after any comma. */
export const exactFraction = (numerator: string, denominator: string): string =>
  `<span class="exact">${html(numerator)} <wbr>/ ${html(denominator)}</span>`;
