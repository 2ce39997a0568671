/** A type as it is once it has been text: amounts are plain numbers. */
type Plain<T> = T extends number
  ? number
  : T extends string | boolean | null | undefined
    ? T
    : T extends readonly (infer One)[]
      ? readonly Plain<One>[]
      : { readonly [Key in keyof T]: Plain<T[Key]> };

/**
 * An example of every type of a union, in the shape that is written today. When a type changes its shape
 * this no longer compiles: then the example as it was is kept apart under the number of its shape, an
 * upcast is added to `SHAPES`, and here goes what the upcast must make of the old one.
 */
export type OneOfEach<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Plain<Event & { readonly type: Type }>;
};
