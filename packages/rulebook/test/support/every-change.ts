import { type HouseRules, type Rulebook, tableFamilies } from '../../src/index.js';

/** One change of a house's elections, named by its place. */
export interface Change {
  readonly name: string;
  readonly house: unknown;
}

type Path = readonly (string | number)[];

/** Every leaf and every branch left out or bent, one at a time; every table and every setting elected. */
export const everyChange = (rulebook: Rulebook, house: HouseRules): readonly Change[] => [
  ...bent(house),
  ...tableFamilies(rulebook).flatMap(({ key, paytables }) =>
    [...Object.keys(paytables), 'none such'].map((id) => ({
      name: `paytables.${key} is ${id}`,
      house: withAt(house, ['paytables', key], id),
    })),
  ),
  ...Object.entries(rulebook.settings).flatMap(([name, { domain }]) =>
    valuesOf(domain).map((value) => ({
      name: `settings.${name} is ${JSON.stringify(value)}`,
      house: withAt(house, ['settings', name], value),
    })),
  ),
];

const valuesOf = (
  domain: Rulebook['settings'][keyof Rulebook['settings']] extends infer Rule
    ? Rule extends { readonly domain: infer Domain }
      ? Domain
      : never
    : never,
): readonly unknown[] => {
  switch (domain.kind) {
    case 'one-of':
      return [...domain.values, 'none such'];
    case 'yes-no':
      return [true, false, 'yes'];
    case 'some-of':
      return [[], domain.values, [...domain.values, domain.values[0]], ['none such']];
    case 'cents':
    case 'count':
      return [domain.min - 1, domain.min, domain.max ?? 7, (domain.max ?? 7) + 1].filter(
        (value) => value >= 0,
      );
  }
};

/** Each place of the JSON without what stands there, and with something near it. */
const bent = (house: HouseRules): readonly Change[] =>
  [...placesOf(house, [])].flatMap(({ path, value }) => [
    { name: `no ${path.join('.')}`, house: withAt(house, path, undefined) },
    ...nearOf(value).map((other) => ({
      name: `${path.join('.')} is ${JSON.stringify(other)}`,
      house: withAt(house, path, other),
    })),
  ]);

const nearOf = (value: unknown): readonly unknown[] => {
  switch (typeof value) {
    case 'number':
      return [0, value - 1, value + 1, 2 * value, 1_000 * value + 7];
    case 'boolean':
      return [!value];
    case 'string':
      return /^\d{4}-/.test(value) ? ['2010-01-01', '2031-12-31'] : [`${value} bent`];
    default:
      return Array.isArray(value) ? [[], [...value, ...value]] : [{}];
  }
};

const placesOf = function* (
  value: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly value: unknown }> {
  if (path.length > 0) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* placesOf(item, [...path, key]);
};

const withAt = (whole: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(whole)) {
    const items = whole.map((item, at) =>
      String(at) === first ? withAt(item, rest, value) : item,
    );
    return items.filter((item) => item !== undefined);
  }
  const { [first]: inner, ...others } = (whole ?? {}) as Record<string | number, unknown>;
  const changed = withAt(inner, rest, value);
  return changed === undefined ? others : { ...others, [first]: changed };
};
