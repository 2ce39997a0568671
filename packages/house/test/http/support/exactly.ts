import type { TSchema } from 'typebox';

/** A schema that lets nothing through which it does not name, unless it says that it does. */
export const exactly = (schema: TSchema): TSchema =>
  strict(JSON.parse(JSON.stringify(schema))) as TSchema;

const strict = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, strict(one)]),
  );
  return 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
};
