import colors from 'picocolors';

/** Running text and its colour; colour is applied after wrapping. */
export type Span = string | { readonly text: string; readonly paint: (text: string) => string };

export const dim = (text: string): Span => ({ text, paint: colors.dim });

const plain = (text: string): string => text;

const partsOf = (span: Span) => (typeof span === 'string' ? { text: span, paint: plain } : span);

/** Wraps text at spaces. */
export const wrap = (spans: readonly Span[], columns: number): readonly string[] => {
  const words = spans.map(partsOf).flatMap(({ text, paint }) =>
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

/** Wraps one text. */
export const prose = (text: string, columns: number, paint = plain): readonly string[] =>
  wrap([{ text, paint }], columns);

/** A label, with wrapped text to its right. */
export const beside = (
  label: Span,
  labelColumns: number,
  spans: readonly Span[],
  columns: number,
): readonly string[] => {
  const { text, paint } = partsOf(label);
  const left = wrap([text], labelColumns);
  const right = wrap(spans, columns - labelColumns - 2);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const start = left[at] ?? '';
    return `${paint(start)}${' '.repeat(labelColumns - start.length + 2)}${right[at] ?? ''}`.trimEnd();
  });
};

export const indent = (lines: readonly string[], by = 2): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));
