import { assert, err, ok, type Result } from '@baize/result';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Flaw, flawsOf } from './flaws.js';

export type Check<S extends TSchema> = (value: unknown) => Result<Static<S>, readonly Flaw[]>;

/** Compiles a schema. What fits is typed; what does not is told with its places. */
export const checkFor = <S extends TSchema>(schema: S): Check<S> => {
  const compiled = Compile(schema);
  return (value) => (compiled.Check(value) ? ok(value) : err(flawsOf(schema, value)));
};

/** Checks a value that is told apart by its `type`, with the schema of that type alone. */
export const checkByType = <M extends Readonly<Record<string, TSchema>>>(
  schemas: M,
): ((value: unknown) => Result<{ [T in keyof M]: Static<M[T]> }[keyof M], readonly Flaw[]>) => {
  const types = Object.keys(schemas);
  assert(types.length > 0, 'there is nothing to choose from');
  const checks = new Map(types.map((type) => [type, checkFor(schemas[type] as TSchema)]));
  return (value) => {
    const type = typeOf(value);
    const check = type === undefined ? undefined : checks.get(type);
    if (check !== undefined) {
      return check(value) as Result<{ [T in keyof M]: Static<M[T]> }[keyof M], readonly Flaw[]>;
    }
    const message = `type must be one of ${types.map((one) => `"${one}"`).join(', ')}`;
    return err([{ path: 'type', message }]);
  };
};

const typeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
    ? value.type
    : undefined;
