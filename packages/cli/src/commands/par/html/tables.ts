import { html } from '../../../render/html.js';

/** A column of figures; on a phone its name stands before each of them. */
export interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => string;
}

/** From so many columns of figures on, a phone shows each row as a list: no font fits more side by side. */
const MANY = 3;

/** Rows of figures with a heading each, and sums below. Cells are HTML already. */
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

/** A list of facts: what at the left, how much at the right. Values are HTML already. */
export const factList = (facts: readonly (readonly [what: string, value: string])[]): string =>
  `<dl class="facts">${facts.map(([what, value]) => `<div><dt>${html(what)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

/** The figures a reader looks for first. */
export const tiles = (
  all: readonly { readonly name: string; readonly value: string; readonly about: string }[],
): string =>
  `<div class="tiles">${all.map(({ name, value, about }) => `<div class="tile"><p class="name">${html(name)}</p><p class="value">${html(value)}</p><p class="about">${html(about)}</p></div>`).join('')}</div>`;

/** A fraction of whole numbers of any length: it may break between the two, and after any comma. */
export const exactFraction = (numerator: string, denominator: string): string =>
  `<span class="exact">${html(numerator)} <wbr>/ ${html(denominator)}</span>`;
