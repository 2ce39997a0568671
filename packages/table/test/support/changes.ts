type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key without a value is not the same as no key. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (part === undefined ? 'undefined' : part)) ?? 'undefined';

const without = (some: readonly unknown[], others: readonly unknown[]): readonly string[] => {
  const gone = others.map(text);
  return some.map(text).filter((one) => {
    const at = gone.indexOf(one);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
};

/** What is different after: `round.collected: false → true`, and of a list what came and went. */
export const changesOf = (was: unknown, is: unknown, path = ''): readonly string[] => {
  if (isBranch(was) && isBranch(is)) {
    const under = (key: string): string => (path === '' ? key : `${path}.${key}`);
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
      if (!(key in is)) return [`${under(key)} gone`];
      return key in was
        ? changesOf(was[key], is[key], under(key))
        : [`${under(key)}: ${text(is[key])}`];
    });
  }
  if (Array.isArray(was) && Array.isArray(is)) {
    const [gone, come] = [without(was, is), without(is, was)];
    return [...gone.map((one) => `${path} - ${one}`), ...come.map((one) => `${path} + ${one}`)];
  }
  const before = isBranch(was) ? '…' : text(was);
  return text(was) === text(is) ? [] : [`${path}: ${before} → ${text(is)}`];
};
