/**
 * Data as text that people review: one line for each thing that fits on one, keyed by its id, with the clause
 * behind it in brackets. A pay table is its rows, and says only what is not plain: a label that is
 * neither the hand's own name nor the label before, and a clause that is not the table's.
 */
export const said = (value: unknown): string => `${[...lines(value, '', new Map())].join('\n')}\n`;

const WIDTH = 240;
const SHORT = 100;
const MUCH = 1_000;

/** What was said before, so that it is not said again: notes, and the latest label of each hand. */
type Told = Map<string, string>;

type Entries = Readonly<Record<string, unknown>>;

interface Row {
  readonly hand: string;
  readonly label: string;
  readonly pays: unknown;
  readonly envy: number | null;
  readonly cite: string;
}

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lines = function* (value: unknown, path: string, told: Told): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield `${path}: ${inline(value)}`;
  } else if (isTable(value)) {
    yield* tableIn(value, path, told);
  } else if (path !== '' && path.length + inline(withoutId(value, path)).length < WIDTH) {
    yield `${path}: ${inline(withoutId(value, path))}`;
  } else if (Array.isArray(value) && value.every((item) => inline(item).length < SHORT)) {
    yield `${path}:`;
    yield* wrapped(value.map(nested));
  } else if (Array.isArray(value)) {
    for (const item of value) yield* itemIn(item, `${path}${keyOf(item)}`, told);
  } else if ('cite' in value && 'value' in value && isObject(value.value)) {
    const { value: inner, ...marks } = value;
    yield `${path}: ${inline(marks)}`;
    yield* wrapped(partsOf(inner, path));
  } else {
    for (const [key, item] of Object.entries(value)) {
      if (item !== undefined) yield* lines(item, path === '' ? key : `${path}.${key}`, told);
    }
  }
};

/** An item of a list that needs several lines: they belong together, unless it holds much. */
const itemIn = function* (item: unknown, path: string, told: Told): Generator<string> {
  const text = isObject(item) && !isTable(item) ? inline(withoutId(item, path)) : '';
  if (!isObject(item) || text.length + path.length < WIDTH || text.length > MUCH) {
    yield* lines(item, path, told);
    return;
  }
  yield `${path}:`;
  yield* wrapped(partsOf(item, path));
};

const partsOf = (value: Entries, path: string): readonly string[] =>
  Object.entries(withoutId(value, path))
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key} ${nested(part)}`);

const withoutId = (value: object, path: string): object => {
  if (!('id' in value) || !path.endsWith(`.${String(value.id)}`)) return value;
  const { id: _, ...others } = value;
  return others;
};

const isTable = (value: object): value is Entries & { readonly rows: readonly Entries[] } =>
  'rows' in value && Array.isArray(value.rows) && 'cite' in value;

/** A note that stands under several tables is said in full under the first of them. */
const tableIn = function* (
  { rows, notes = [], ...others }: Entries & { readonly rows: readonly Entries[] },
  path: string,
  told: Told,
): Generator<string> {
  yield `${path}: ${inline(withoutId(others, path))}`;
  for (const note of notes as readonly Entries[]) {
    const text = inline(note);
    yield `  note ${told.has(text) ? `as above [${inline(note.reading ?? note.cite)}]` : text}`;
    told.set(text, '');
  }
  yield* wrapped(rows.map((row) => rowIn(row, others.cite, told)));
};

/** Items of a list are told apart by what they are about, never by where they stand. */
const keyOf = (item: unknown): string => {
  if (!isObject(item)) return '';
  const key = item.id ?? item.name ?? item.kind ?? item.topic ?? item.question;
  return key === undefined ? '' : `.${String(key)}`;
};

/** Items one after another, in lines that are not too long. */
export const wrapped = function* (items: readonly string[]): Generator<string> {
  let line = '';
  for (const item of items) {
    if (line !== '' && line.length + item.length > WIDTH) {
      yield `${line};`;
      line = '';
    }
    line = line === '' ? `  ${item}` : `${line}; ${item}`;
  }
  yield line;
};

const rowIn = (row: Entries, tableCite: unknown, told: Told): string => {
  if (!('pays' in row)) return inline(row);
  const { hand, label, pays, envy, cite, ...others } = row as Entries & Row;
  const plain = `${hand.slice(0, 1).toUpperCase()}${hand.slice(1).replaceAll('-', ' ')}`;
  const before = told.get(hand) ?? plain;
  told.set(hand, label);
  return [
    hand,
    ...(label === before ? [] : [`“${label}”`]),
    inline(pays),
    ...(envy === null ? [] : [`envy ${inline(envy)}`]),
    ...(cite === undefined || cite === tableCite ? [] : [`[${cite}]`]),
    ...(Object.keys(others).length === 0 ? [] : [inline(others)]),
  ].join(' ');
};

const inline = (value: unknown): string => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return '""';
  if (Array.isArray(value)) {
    return value.length === 0 ? 'nothing' : value.map(nested).join(', ');
  }
  if (value instanceof Map) return inline(Object.fromEntries(value));
  if (!isObject(value)) return String(value);
  return priceIn(value) ?? objectIn(value);
};

const nested = (value: unknown): string => {
  const text = inline(value);
  return isObject(value) && !('cite' in value && 'value' in value) ? `(${text})` : text;
};

const priceIn = ({ kind, value, ...others }: Entries): string | null => {
  if (Object.keys(others).length > 0) return null;
  if (value === undefined) return kind === 'push' || kind === 'lose' ? kind : null;
  switch (kind) {
    case 'to-1':
      return `${inline(value)} to 1`;
    case 'for-1':
      return `${inline(value)} for 1`;
    case 'dollars':
      return `$${inline(value)}`;
    case 'meter-percent':
      return `${inline(value)}% of the meter`;
    default:
      return null;
  }
};

const objectIn = ({ cite, reading, notFromSource, ...others }: Entries): string => {
  const marks = [
    ...(cite === undefined ? [] : [inline(cite)]),
    ...(reading === undefined || reading === cite ? [] : [`by ${inline(reading)}`]),
    ...(reading !== undefined && reading === cite ? ['read'] : []),
    ...(notFromSource === undefined ? [] : ['not from the document']),
  ];
  const entries = Object.entries(others).filter(([, item]) => item !== undefined);
  const parts = entries.map(([key, item]) =>
    key === 'value' && cite !== undefined ? inline(item) : `${key} ${nested(item)}`,
  );
  const text = parts.join('; ');
  const mark = marks.length === 0 ? '' : `[${marks.join(', ')}]`;
  return [text, mark].filter((part) => part !== '').join(' ') || 'nothing within';
};
