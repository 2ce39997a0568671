/**
 * What depends on a state alone is worked out once for each state: states never change. It is forgotten with the
 * state.
 */
export const keptWith = <S extends object, V>(work: (state: S) => V): ((state: S) => V) => {
  const kept = new WeakMap<S, { readonly value: V }>();
  return (state) => {
    const known = kept.get(state);
    if (known !== undefined) return known.value;
    const value = work(state);
    kept.set(state, { value });
    return value;
  };
};

/**
 * The same for what depends on two: the rules and a round, for one. It is kept with the second, for the
 * first that it was asked with last: a round is seldom asked about under other rules than its own.
 */
export const keptWithBoth = <R extends object, S extends object, V>(
  work: (one: R, other: S) => V,
): ((one: R, other: S) => V) => {
  const kept = new WeakMap<S, { readonly one: R; readonly value: V }>();
  return (one, other) => {
    const known = kept.get(other);
    if (known !== undefined && known.one === one) return known.value;
    const value = work(one, other);
    kept.set(other, { one, value });
    return value;
  };
};
