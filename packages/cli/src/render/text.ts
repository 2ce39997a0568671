/** A piece of running text and how it is painted; painting is done after the lines are cut. */
export interface Span {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

const plain = (text: string): string => text;

/** Cuts text into lines of at most so many columns, at spaces. */
export const wrap = (spans: readonly Span[], columns: number): readonly string[] => {
  const words = spans.flatMap(({ text, paint = plain }) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, paint })),
  );
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const { word, paint } of words) {
    if (length > 0 && length + 1 + word.length > columns) {
      lines.push(line);
      line = '';
      length = 0;
    }
    line += `${length > 0 ? ' ' : ''}${paint(word)}`;
    length += (length > 0 ? 1 : 0) + word.length;
  }
  return [...lines, line];
};

/** One text as lines. */
export const prose = (text: string, columns: number, paint = plain): readonly string[] =>
  wrap([{ text, paint }], columns);

/** Text beside a label: the label on the first line, the text beside it to the end. */
export const beside = (
  label: Span,
  labelColumns: number,
  spans: readonly Span[],
  columns: number,
): readonly string[] => {
  const left = wrap([{ text: label.text }], labelColumns);
  const right = wrap(spans, columns - labelColumns - 2);
  const { paint = plain } = label;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const start = left[at] ?? '';
    return `${paint(start)}${' '.repeat(labelColumns - start.length + 2)}${right[at] ?? ''}`.trimEnd();
  });
};

export const indent = (lines: readonly string[], by = 2): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));
