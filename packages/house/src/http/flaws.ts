import { Errors } from 'typebox/schema';
import { Pointer } from 'typebox/value';

/** What is wrong with data that came in, and where: `stakes.ante`; empty for the whole. */
export interface Flaw {
  readonly path: string;
  readonly message: string;
}

/** What the words are made of. Whether a value fits is for TypeBox to say. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type SchemaError = ReturnType<typeof Errors>[1][number];

/** Tells in words why a value does not fit a schema: its first flaws, each once. */
export const flawsOf = (schema: object, value: unknown, path = ''): readonly Flaw[] => {
  const [, errors] = Errors(schema, value);
  const flaws = errors.flatMap((error) => flawsOfError(schema, value, path, error));
  return [...new Map(flaws.map((one) => [one.message, one])).values()];
};

/** What is below is told by the schema above it: a choice, or an object with no other fields. */
const BELOW = /\/(?:anyOf|additionalProperties)\b/u;

const flawsOfError = (
  whole: object,
  value: unknown,
  path: string,
  { schemaPath, instancePath, ...error }: SchemaError,
): readonly Flaw[] => {
  const [place = ''] = schemaPath.slice(1).split(BELOW, 1);
  const schema = Pointer.Get(whole, place) as Schema;
  const keys = Pointer.Indices(instancePath);
  if (schema.anyOf !== undefined) {
    const above = keys.slice(0, depthOf(place));
    return flawsOfChoice(schema.anyOf, above.reduce(partOf, value), above.reduce(at, path));
  }
  const found = keys.reduce(at, path);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((key) => flaw(at(found, key), 'is missing'));
    case 'additionalProperties': // each of the fields has an error of its own, the next one
      return [];
    case 'boolean': {
      const known = Object.keys(schema.properties ?? {}).join(', ');
      return [flaw(found, `is not a known field; known are: ${known}`)];
    }
    case 'maxItems':
      return [flaw(found, `must be a list of at most ${error.params.limit}`)];
    default:
      return [flaw(found, `must be ${wordsOf(schema)}`)];
  }
};

/** How many keys of a value lead to a part of its schema. */
const depthOf = (place: string): number =>
  place.match(/\/(?:properties\/[^/]+|items)/gu)?.length ?? 0;

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const at = (path: string, key: string): string => {
  if (/^\d+$/u.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** What came is never quoted: it may be a password, a code or a seed. */
const flaw = (path: string, what: string): Flaw => ({
  path,
  message: `${path === '' ? 'the body' : path} ${what}`,
});

/** Where the branches are told apart by a word in them, only the chosen one is explained. */
const flawsOfChoice = (
  branches: readonly Schema[],
  value: unknown,
  path: string,
): readonly Flaw[] => {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  for (const mark of isObject ? ['type', 'kind'] : []) {
    const marked = branches.filter(({ properties }) => properties?.[mark]?.const !== undefined);
    if (marked.length === 0) continue;
    const words = marked.map(({ properties }) => properties?.[mark]?.const);
    const chosen = marked[words.indexOf(partOf(value, mark))];
    if (chosen !== undefined) return flawsOf(chosen, value, path);
    return [flaw(at(path, mark), `must be one of ${quoted(words)}`)];
  }
  return [flaw(path, `must be ${wordsOf({ anyOf: branches })}`)];
};

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

const wordsOf = (schema: Schema): string => {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(wordsOf))].join(', or ');
  if (schema.enum !== undefined) return `one of ${quoted(schema.enum)}`;
  if (schema.const !== undefined) return quoted([schema.const]);
  switch (schema.type) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'integer':
      return wordsOfInteger(schema);
    case 'string':
      return wordsOfText(schema);
    case 'boolean':
      return 'true or false';
    default:
      return String(schema.type);
  }
};

const wordsOfInteger = ({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Schema): string => {
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `a whole number${from}${maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : ''}`;
};

const wordsOfText = ({ minLength, maxLength, pattern }: Schema): string => {
  const length = maxLength === undefined ? '' : ` of ${minLength ?? 0} to ${maxLength} characters`;
  return `a text${length}${pattern === undefined ? '' : ` that matches ${pattern}`}`;
};
