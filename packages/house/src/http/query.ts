import type { TSchema } from 'typebox';

interface Property {
  readonly type?: string;
}

/** Addresses know only texts: what a schema wants as a number or as yes and no is read as one. */
export const fromAddress = (schema: TSchema, given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || !('properties' in schema)) return given;
  const properties = schema.properties as Readonly<Record<string, Property>>;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]: [string, unknown]) => [
      key,
      readAs(Object.hasOwn(properties, key) ? properties[key]?.type : undefined, value),
    ]),
  );
};

const readAs = (type: string | undefined, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?\d{1,16}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};
