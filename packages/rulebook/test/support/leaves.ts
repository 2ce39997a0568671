/** Data as lines, one for each leaf with its place: what changes shows as the lines that changed. */
export const leavesOf = (value: unknown): string => `${[...lines(value, '')].join('\n')}\n`;

const lines = function* (value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield `${path}: ${JSON.stringify(value)}`;
    return;
  }
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  if (entries.length === 0) yield `${path}: ${Array.isArray(value) ? '[]' : '{}'}`;
  for (const [key, item] of entries) {
    yield* lines(item, path === '' ? String(key) : `${path}.${key}`);
  }
};
