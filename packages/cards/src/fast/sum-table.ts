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
  readonly sums: readonly number[];
  readonly strengths: readonly number[];
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
  const places = placesByRow(list.sums, displacements.length);

  let displacement = 0;
  for (const row of fullestFirst(places)) {
    const columns = row.map((place) => (list.sums[place] as number) >>> columnShift);
    displacement = firstFit(cells, columns, displacement);
    displacements[(list.sums[row[0] ?? 0] as number) & (displacements.length - 1)] = displacement;
    for (let i = 0; i < row.length; i++) {
      const cell = ((columns[i] as number) + displacement) & (cells.length - 1);
      cells[cell] = list.strengths[row[i] as number] as number;
    }
  }
  return { columnShift, displacements, cells };
};

/** The first displacement, from the given one on and around, that puts the columns in free cells. */
const firstFit = (cells: Uint16Array, columns: readonly number[], start: number): number => {
  const mask = cells.length - 1;
  for (let tried = 0; tried < cells.length; tried++) {
    const displacement = (start + tried) & mask;
    let i = 0;
    while (i < columns.length && cells[((columns[i] as number) + displacement) & mask] === 0) i++;
    if (i === columns.length) return displacement;
  }
  assert(false, 'the rows of a sum table do not interlock');
};

const placesByRow = (sums: readonly number[], rows: number): readonly number[][] => {
  const places: number[][] = [];
  for (let row = 0; row < rows; row++) places.push([]);
  for (let place = 0; place < sums.length; place++) {
    places[(sums[place] as number) & (rows - 1)]?.push(place);
  }
  return places;
};

const fullestFirst = (rows: readonly number[][]): readonly (readonly number[])[] =>
  rows.filter((row) => row.length > 0).sort((a, b) => b.length - a.length);
