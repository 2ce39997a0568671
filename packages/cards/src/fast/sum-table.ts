import { assert } from '@baize/result';
import { SUM_BITS } from './rank-keys.js';

/** A strength for each sum of rank keys that occurs. */
export interface SumTable {
  readonly shape: SumTableShape;
  readonly displacements: Uint16Array;
  readonly cells: Uint16Array;
}

export interface SumTableShape {
  readonly rowBits: number;
  readonly cellBits: number;
}

/** The strength at a place belongs to the sum at that place. */
export interface SumList {
  readonly sums: readonly number[];
  readonly strengths: readonly number[];
}

/**
 * The sums make a sparse grid: a row for each value of the low bits, columns by the high bits. Its
 * rows are pushed sideways until they interlock in one line of cells, hardly longer than the list,
 * so that all of it stays near the processor.
 */
export const packSums = (shape: SumTableShape, { sums, strengths }: SumList): SumTable => {
  assert(shape.rowBits + shape.cellBits >= SUM_BITS, 'a row and a column together tell the sum');
  const columnShift = SUM_BITS - shape.cellBits;
  const cellMask = (1 << shape.cellBits) - 1;
  const displacements = new Uint16Array(1 << shape.rowBits);
  const cells = new Uint16Array(1 << shape.cellBits);
  const { places, starts } = placesByRow(sums, displacements.length);

  const cellOf = (place: number, displacement: number): number =>
    (((sums[places[place] as number] as number) >>> columnShift) + displacement) & cellMask;

  const push = (from: number, to: number, start: number): number => {
    let displacement = start;
    for (let place = from; place < to; place++) {
      if (cells[cellOf(place, displacement)] === 0) continue;
      displacement = (displacement + 1) & cellMask;
      assert(displacement !== start, 'the rows of a sum table do not interlock');
      place = from - 1;
    }
    return displacement;
  };

  let displacement = 0;
  for (const row of fullestFirst(starts)) {
    const from = starts[row] as number;
    const to = starts[row + 1] as number;
    displacement = push(from, to, displacement);
    displacements[row] = displacement;
    for (let place = from; place < to; place++) {
      cells[cellOf(place, displacement)] = strengths[places[place] as number] as number;
    }
  }
  return { shape, displacements, cells };
};

export const strengthAtSum = (table: SumTable, sum: number): number => {
  const { displacements, cells } = table;
  const displacement = displacements[sum & (displacements.length - 1)] as number;
  const column = sum >>> (SUM_BITS - table.shape.cellBits);
  return cells[(column + displacement) & (cells.length - 1)] as number;
};

/** The places of the sums, row by row, and where each row starts among them. */
const placesByRow = (
  sums: readonly number[],
  rows: number,
): { readonly places: Uint16Array; readonly starts: Uint16Array } => {
  const starts = new Uint16Array(rows + 1);
  for (const sum of sums) starts[(sum & (rows - 1)) + 1]!++;
  for (let row = 0; row < rows; row++) starts[row + 1]! += starts[row]!;
  const places = new Uint16Array(sums.length);
  const next = starts.slice();
  for (let place = 0; place < sums.length; place++) {
    const row = (sums[place] as number) & (rows - 1);
    places[next[row]!++] = place;
  }
  return { places, starts };
};

const fullestFirst = (starts: Uint16Array): readonly number[] => {
  const rowsBySize: number[][] = [];
  for (let row = 0; row + 1 < starts.length; row++) {
    const size = (starts[row + 1] as number) - (starts[row] as number);
    (rowsBySize[size] ??= []).push(row);
  }
  return rowsBySize.reverse().flat();
};
