/** The place of the first of these, sorted, that is at least so much; their number where none is. */
export const firstAtLeast = (sorted: Int32Array, least: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};
