import type { Chance } from '../../simulation/chance.js';

const ESC = '\u001b';

/** Values that no field expects. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  2 ** 53,
  [],
  [[]],
  {},
  { type: {} },
  [null],
  'x'.repeat(5_000),
  `${ESC}[2J${ESC}]0;owned\u0007`,
  '\u009b31m',
  '\u202e\u2066gnihtemos',
  '\u0000',
  '\ud800',
  '\u{1f0a1}'.repeat(50),
  "'; DROP TABLE events; --",
  '../../../../etc/passwd',
  '%s%n%x',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  'NaN',
  'constructor',
  '__proto__',
  '9999-99-99T99:99:99Z',
  '1e9',
];

const NAMES = [
  '__proto__',
  'constructor',
  `${ESC}[31m`,
  '\u009b2J',
  '\u202etxt',
  '',
  'toString',
  'a'.repeat(3_000),
];

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One thing about a body is changed, somewhere in it. */
export const changed = (body: unknown, chance: Chance): unknown => {
  if (Array.isArray(body) && body.length > 0 && chance.happens(0.7)) {
    return body.map((one, at) => (at === 0 ? changed(one, chance) : one));
  }
  if (!isObject(body)) return odd(chance);
  const names = Object.keys(body);
  const name = chance.pick(names);
  if (name === undefined || chance.happens(0.15)) return withUnknown(body, chance);
  if (chance.happens(0.1))
    return Object.fromEntries(Object.entries(body).filter(([one]) => one !== name));
  const value = body[name];
  const inner = (isObject(value) || Array.isArray(value)) && chance.happens(0.6);
  return { ...body, [name]: inner ? changed(value, chance) : odd(chance) };
};

const odd = (chance: Chance): unknown =>
  chance.happens(0.05) ? deep(chance.between(50, 3_000)) : chance.pick(ODD);

const withUnknown = (body: Fields, chance: Chance): unknown =>
  // A computed name, so that `__proto__` is a field like any other.
  Object.fromEntries([...Object.entries(body), [chance.pick(NAMES) ?? '', odd(chance)]]);

/** A text that is hardly JSON any more. */
export const spoilt = (json: string, chance: Chance): string => {
  const at = chance.below(json.length + 1);
  switch (chance.below(8)) {
    case 0:
      return json.slice(0, at);
    case 1:
      return `${json}${json}`;
    case 2:
      return `${json.slice(0, at)}\u0000${json.slice(at)}`;
    case 3:
      return '['.repeat(chance.between(1, 20_000));
    case 4:
      return json.replaceAll('"', "'");
    case 5:
      return json.replace('{', '{"type":"Sit","type":"Leave",');
    case 6:
      return `\ufeff${json}`;
    default:
      return json.replaceAll(
        /\d+/g,
        () => chance.pick(['1e999', '-0', '01', '0x10', '1_000']) ?? '',
      );
  }
};
