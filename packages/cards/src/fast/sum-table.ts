import { assert } from '@baize/result';
import { SUM_BITS } from './rank-keys.js';

export interface SumTableShape {
  readonly rowBits: number;
  readonly cellBits: number;
}

/** A strength for each sum of rank keys that occurs. */
export interface SumTable {
  readonly columnShift: number;
  readonly displacements: Uint16Array;
  readonly cells: Uint16Array;
}

/** The strength at a place belongs to the sum at that place. */
export interface SumList {
  readonly sums: Int32Array;
  readonly strengths: Uint16Array;
}

export const strengthAtSum = (table: SumTable, sum: number): number => {
  const { columnShift, displacements, cells } = table;
  const displacement = displacements[sum & (displacements.length - 1)] as number;
  return cells[((sum >>> columnShift) + displacement) & (cells.length - 1)] as number;
};

/**
 * The sums make a sparse grid: a row for each value of the low bits, columns by the high bits. Its
 * rows are pushed sideways until they interlock in one line of cells, hardly longer than the list,
 * so that all of it stays near the processor.
 */
export const packSums = ({ rowBits, cellBits }: SumTableShape, list: SumList): SumTable => {
  assert(rowBits + cellBits >= SUM_BITS, 'a row and a column together tell the sum');
  const columnShift = SUM_BITS - cellBits;
  const displacements = new Uint16Array(1 << rowBits);
  const cells = new Uint16Array(1 << cellBits);
  const { places, starts } = placesByRow(list.sums, displacements.length);
  const columns = places.map((place) => (list.sums[place] as number) >>> columnShift);

  let displacement = 0;
  for (const row of fullestFirst(starts)) {
    const from = starts[row] as number;
    const to = starts[row + 1] as number;
    displacement = firstFit(cells, columns, from, to, displacement);
    displacements[row] = displacement;
    for (let i = from; i < to; i++) {
      const cell = ((columns[i] as number) + displacement) & (cells.length - 1);
      cells[cell] = list.strengths[places[i] as number] as number;
    }
  }
  return { columnShift, displacements, cells };
};

/** The first displacement, from the last one on and around, that puts the columns in free cells. */
const firstFit = (
  cells: Uint16Array,
  columns: Uint16Array,
  from: number,
  to: number,
  last: number,
): number => {
  const mask = cells.length - 1;
  for (let tried = 0; tried < cells.length; tried++) {
    const displacement = (last + tried) & mask;
    let i = from;
    while (i < to && cells[((columns[i] as number) + displacement) & mask] === 0) i++;
    if (i === to) return displacement;
  }
  assert(false, 'the rows of a sum table do not interlock');
};

/** The places of the sums in the list, row by row, and where each row starts among them. */
const placesByRow = (
  sums: Int32Array,
  rows: number,
): { readonly places: Uint16Array; readonly starts: Uint16Array } => {
  const starts = new Uint16Array(rows + 1);
  for (const sum of sums) {
    const next = (sum & (rows - 1)) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let row = 0; row < rows; row++) {
    starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  }
  const places = new Uint16Array(sums.length);
  const filled = starts.slice();
  for (let place = 0; place < sums.length; place++) {
    const row = (sums[place] as number) & (rows - 1);
    places[filled[row] as number] = place;
    filled[row] = (filled[row] as number) + 1;
  }
  return { places, starts };
};

const fullestFirst = (starts: Uint16Array): readonly number[] => {
  const rowsBySize: number[][] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    const size = (starts[row + 1] as number) - (starts[row] as number);
    const rows = rowsBySize[size];
    if (rows === undefined) rowsBySize[size] = [row];
    else rows.push(row);
  }
  return rowsBySize.slice(1).reverse().flat();
};
