import { canonicalText } from '@baize/rulebook';

/** Differences beyond these are counted, not listed. */
const TOLD = 10;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every place where the record differs from the replay. */
export const differences = (recorded: unknown, now: unknown, path: string): readonly string[] => {
  const found = placesApart(recorded, now, path);
  return found.length <= TOLD
    ? found
    : [...found.slice(0, TOLD), `and ${found.length - TOLD} more`];
};

const placesApart = (recorded: unknown, now: unknown, path: string): readonly string[] => {
  if (isObject(recorded) && isObject(now)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])];
    return names.flatMap((name) =>
      placesApart(
        recorded[name],
        now[name],
        Array.isArray(now) ? `${path}[${name}]` : `${path}.${name}`,
      ),
    );
  }
  if (recorded === now) return [];
  return [`${path}: recorded ${words(recorded)}, now ${words(now)}`];
};

const words = (value: unknown): string => (value === undefined ? 'nothing' : canonicalText(value));
