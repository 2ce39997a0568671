import Table from 'cli-table3';

/** Columns taken by a cell's border and padding. */
const FRAME = 3;

/** Splits columns into groups that fit, at least one in each. */
const inLines = <T extends { readonly width: number }>(
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

/** `PT-BJS-5CL-`: the common prefix of a family's ids. */
export const sharedPrefix = (ids: readonly string[]): string => {
  const [first = ''] = ids;
  const prefix = first.slice(0, first.lastIndexOf('-') + 1);
  return ids.length > 1 && ids.every((id) => id.startsWith(prefix)) ? prefix : '';
};

export interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

/** As many columns side by side as fit, the rest below; a common prefix of the ids is printed once. */
export const sideBySide = (
  ids: readonly string[],
  rows: readonly Row[],
  columns: number,
  mark: (id: string) => string = () => '',
): readonly string[] => {
  const prefix = sharedPrefix(ids);
  const labelWidth = Math.max(prefix.length, ...rows.map(({ label }) => label.length));
  const shown = ids.map((id, at) => {
    const head = `${id.slice(prefix.length)}${mark(id)}`;
    const lines = rows.flatMap(({ cells }) => (cells[at] ?? '').split('\n'));
    return { at, head, width: Math.max(head.length, ...lines.map(({ length }) => length)) };
  });
  return inLines(shown, columns - labelWidth - FRAME - 1).flatMap((part) => {
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
  });
};
