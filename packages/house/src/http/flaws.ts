/** What is wrong with data that came in, and where: `stakes.ante`; empty for the whole. */
export interface Flaw {
  readonly path: string;
  readonly message: string;
}

/** The words of JSON Schema that our schemas use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | object;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

const place = (path: string): string => (path === '' ? 'the body' : path);

/** What came is never quoted: it may be a password, a code or a seed. */
const must = (path: string, what: string): readonly Flaw[] => [
  { path, message: `${place(path)} must be ${what}` },
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** Tells in words why a value does not fit a schema; nothing where it fits. */
export const flawsOf = (schema: object, value: unknown, path = ''): readonly Flaw[] => {
  const asked: Schema = schema;
  if (asked.anyOf !== undefined) return flawsOfChoice(asked.anyOf, value, path);
  if (asked.enum !== undefined) {
    return asked.enum.includes(value) ? [] : must(path, `one of ${quoted(asked.enum)}`);
  }
  if (asked.const !== undefined) {
    return asked.const === value ? [] : must(path, quoted([asked.const]));
  }
  switch (asked.type) {
    case 'object':
      return isObject(value) ? flawsOfObject(asked, value, path) : must(path, 'an object');
    case 'array':
      return Array.isArray(value) ? flawsOfList(asked, value, path) : must(path, 'a list');
    case 'integer':
      return fitsInteger(asked, value) ? [] : must(path, integerWords(asked));
    case 'string':
      return fitsText(asked, value) ? [] : must(path, textWords(asked));
    case 'boolean':
      return typeof value === 'boolean' ? [] : must(path, 'true or false');
    case 'null':
      return value === null ? [] : must(path, 'null');
    default:
      return [];
  }
};

const flawsOfObject = (
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly Flaw[] => {
  const known = Object.keys(properties);
  const unknown = Object.keys(value)
    .filter((key) => additionalProperties === false && !known.includes(key))
    .map((key) => ({
      path: at(path, key),
      message: `${at(path, key)} is not a known field; known are: ${known.join(', ')}`,
    }));
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ path: at(path, key), message: `${at(path, key)} is missing` }));
  const inside = Object.entries(properties).flatMap(([key, schema]) =>
    Object.hasOwn(value, key) ? flawsOf(schema, value[key], at(path, key)) : [],
  );
  return [...unknown, ...missing, ...inside];
};

const flawsOfList = (
  { items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema,
  value: readonly unknown[],
  path: string,
): readonly Flaw[] =>
  value.length > maxItems
    ? must(path, `a list of at most ${maxItems}`)
    : value.flatMap((item, index) => flawsOf(items, item, at(path, index)));

/** Where the choices are told apart by a word in them, only the chosen one is explained. */
const flawsOfChoice = (
  choices: readonly Schema[],
  value: unknown,
  path: string,
): readonly Flaw[] => {
  if (choices.some((choice) => flawsOf(choice, value, path).length === 0)) return [];
  for (const mark of ['type', 'kind']) {
    const marked = choices.filter(({ properties }) => properties?.[mark]?.const !== undefined);
    if (marked.length === 0 || !isObject(value)) continue;
    const chosen = marked.find(({ properties }) => properties?.[mark]?.const === value[mark]);
    if (chosen !== undefined) return flawsOf(chosen, value, path);
    return must(
      at(path, mark),
      `one of ${quoted(marked.map(({ properties }) => properties?.[mark]?.const))}`,
    );
  }
  const words = choices.map((choice) => flawsOf(choice, value, path)[0]?.message ?? '');
  return must(path, words.map((message) => message.replace(/^.* must be /, '')).join(', or '));
};

const fitsInteger = ({ minimum, maximum }: Schema, value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value >= (minimum ?? Number.MIN_SAFE_INTEGER) &&
  value <= (maximum ?? Number.MAX_SAFE_INTEGER);

const integerWords = ({ minimum, maximum }: Schema): string => {
  const bounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `a whole number${from}${bounded ? ` to ${maximum}` : ''}`;
};

const fitsText = ({ minLength = 0, maxLength, pattern }: Schema, value: unknown): boolean =>
  typeof value === 'string' &&
  [...value].length >= minLength &&
  [...value].length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
  (pattern === undefined || new RegExp(pattern, 'u').test(value));

const textWords = ({ minLength, maxLength, pattern }: Schema): string => {
  const length = maxLength === undefined ? '' : ` of ${minLength ?? 0} to ${maxLength} characters`;
  return `a text${length}${pattern === undefined ? '' : ` that matches ${pattern}`}`;
};
