import { assert } from '@baize/result';

const MOST = 52;

/** Pascal's triangle up to a whole deck: every entry is below 2^53, so that a number holds it exactly. */
const triangle = (): readonly Float64Array[] => {
  const rows: Float64Array[] = [];
  for (let n = 0; n <= MOST; n += 1) {
    const row = new Float64Array(MOST + 1);
    const above = rows[n - 1];
    row[0] = 1;
    for (let k = 1; k <= n; k += 1) row[k] = (above?.[k - 1] ?? 0) + (above?.[k] ?? 0);
    rows.push(row);
  }
  return rows;
};

const ROWS = triangle();

/** How many ways there are to choose `k` of `n`: none when there are not so many. */
export const choose = (n: number, k: number): number => {
  assert(n >= 0 && n <= MOST, () => `no more than a deck: ${n}`);
  return k < 0 ? 0 : (ROWS[n]?.[k] ?? 0);
};
