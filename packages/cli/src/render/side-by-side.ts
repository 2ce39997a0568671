/** What a border and its padding take beside a cell. */
export const FRAME = 3;

/** Cuts columns into groups that fit; at least one column stands in each. */
export const inLines = <T extends { readonly width: number }>(
  shown: readonly T[],
  columns: number,
): readonly (readonly T[])[] => {
  const groups: T[][] = [];
  let left = 0;
  for (const one of shown) {
    const group = groups.at(-1);
    if (group !== undefined && one.width + FRAME <= left) group.push(one);
    else {
      groups.push([one]);
      left = columns;
    }
    left -= one.width + FRAME;
  }
  return groups;
};

/** `PT-BJS-5CL-`: what all ids of a family begin with stands once, above the hands. */
export const sharedPrefix = (ids: readonly string[]): string => {
  const [first = ''] = ids;
  const prefix = first.slice(0, first.lastIndexOf('-') + 1);
  return ids.length > 1 && ids.every((id) => id.startsWith(prefix)) ? prefix : '';
};
