/**
 * The one door for data from outside: a file, a request, a row. A decoder takes what came and either
 * gives the typed value or tells every problem with its place, in words. Unknown fields are refused.
 */
interface Problem {
  readonly code: 'missing' | 'unknown-field' | 'wrong-type' | 'not-allowed';
  /** Where in the data: `jackpots.progressive.seed`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Gives the value, or `undefined` after telling at least one problem. */
export type Decoder<T> = (value: unknown, path: string, tell: Tell) => T | undefined;

export type Tell = (problem: Problem) => void;

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const decode = <T>(decoder: Decoder<T>, data: unknown): Decoded<T> => {
  const problems: Problem[] = [];
  const value = decoder(data, '', (problem) => problems.push(problem));
  return problems.length === 0 && value !== undefined
    ? { ok: true, value }
    : { ok: false, problems };
};

const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

const place = (path: string): string => (path === '' ? 'the whole' : path);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'object':
      return 'an object';
    case 'string':
      return value.length > 40 ? 'a text' : JSON.stringify(value);
    default:
      return String(value);
  }
};

const expected =
  (what: string) =>
  (value: unknown, path: string, tell: Tell): undefined => {
    tell({
      code: 'wrong-type',
      path,
      message: `${place(path)} must be ${what}, and is ${kindOf(value)}`,
    });
    return undefined;
  };

export const text: Decoder<string> = (value, path, tell) =>
  typeof value === 'string' && value.trim() !== '' ? value : expected('a text')(value, path, tell);

export const yesNo: Decoder<boolean> = (value, path, tell) =>
  typeof value === 'boolean' ? value : expected('true or false')(value, path, tell);

export const wholeNumber =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): Decoder<number> =>
  (value, path, tell) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? value
      : expected(
          max === Number.MAX_SAFE_INTEGER
            ? `a whole number from ${min}`
            : `a whole number from ${min} to ${max}`,
        )(value, path, tell);

export const oneOf =
  <const T extends string>(values: readonly T[]): Decoder<T> =>
  (value, path, tell) => {
    const found = values.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    return expected(`one of ${values.map((name) => JSON.stringify(name)).join(', ')}`)(
      value,
      path,
      tell,
    );
  };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date, `2026-03-07`, that exists. */
export const day: Decoder<string> = (value, path, tell) => {
  const match = typeof value === 'string' ? DAY.exec(value) : null;
  if (match === null) return expected('a date such as "2026-03-07"')(value, path, tell);
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return dayOfMonth >= 1 && dayOfMonth <= days
    ? match[0]
    : expected('a date that exists')(value, path, tell);
};

export const nullable =
  <T>(decoder: Decoder<T>): Decoder<T | null> =>
  (value, path, tell) =>
    value === null ? null : decoder(value, path, tell);

export const either =
  <T>(what: string, ...decoders: readonly Decoder<T>[]): Decoder<T> =>
  (value, path, tell) => {
    for (const decoder of decoders) {
      const problems: Problem[] = [];
      const decoded = decoder(value, path, (problem) => problems.push(problem));
      if (problems.length === 0 && decoded !== undefined) return decoded;
    }
    return expected(what)(value, path, tell);
  };

export const list =
  <T>(decoder: Decoder<T>): Decoder<readonly T[]> =>
  (value, path, tell) => {
    if (!Array.isArray(value)) return expected('a list')(value, path, tell);
    return value
      .map((item: unknown, index) => decoder(item, at(path, index), tell))
      .filter((item) => item !== undefined);
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any of these keys, all values alike: `{ "ante": …, "flush": … }`. */
export const recordOf =
  <const K extends string, T>(
    keys: readonly K[],
    decoder: Decoder<T>,
  ): Decoder<Readonly<Partial<Record<K, T>>>> =>
  (value, path, tell) => {
    if (!isObject(value)) return expected('an object')(value, path, tell);
    const decoded: Partial<Record<K, T>> = {};
    for (const [key, item] of Object.entries(value)) {
      const known = keys.find((candidate) => candidate === key);
      if (known === undefined) tellUnknown(key, path, keys, tell);
      else {
        const one = decoder(item, at(path, key), tell);
        if (one !== undefined) decoded[known] = one;
      }
    }
    return decoded;
  };

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type ValueOf<D> = D extends Decoder<infer T> ? T : never;

/** An object with these fields and no others: the required ones, then those that may be left out. */
export const object =
  <R extends Fields, O extends Fields = Record<never, never>>(
    required: R,
    optional: O = {} as O,
  ): Decoder<
    { readonly [K in keyof R]: ValueOf<R[K]> } & { readonly [K in keyof O]?: ValueOf<O[K]> }
  > =>
  (value, path, tell) => {
    if (!isObject(value)) return expected('an object')(value, path, tell);
    const fields: Fields = { ...required, ...optional };
    const decoded: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) tellUnknown(key, path, Object.keys(fields), tell);
    }
    for (const [key, decoder] of Object.entries(fields)) {
      if (Object.hasOwn(value, key)) {
        const item = decoder(value[key], at(path, key), tell);
        if (item !== undefined) decoded[key] = item;
      } else if (Object.hasOwn(required, key)) {
        tell({ code: 'missing', path: at(path, key), message: `${at(path, key)} is missing` });
      }
    }
    return decoded as never;
  };

const tellUnknown = (key: string, path: string, known: readonly string[], tell: Tell): void =>
  tell({
    code: 'unknown-field',
    path: at(path, key),
    message: `${at(path, key)} is not a known field; known are: ${known.join(', ')}`,
  });
