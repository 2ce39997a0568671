const show = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');

/**
 * Rows of a table of tests, each with its title: `$name` stands for the row's value of that name, bare,
 * so that `[$id] …` carries the id. To be used with `it.each(titled(…))('%s', (_, row) => …)`.
 */
export const titled = <const T extends object>(
  text: string,
  rows: readonly T[],
): [title: string, row: T][] =>
  rows.map((row) => [
    text.replace(/\$([a-z]\w*)/gi, (whole, name: string) =>
      name in row ? show(row[name as keyof T]) : whole,
    ),
    row,
  ]);
