import { useSyncExternalStore } from 'react';

/** A value that is watched. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly watch: (changed: () => void) => () => void;
}

export const createStore = <T>(first: T): Store<T> => {
  let value = first;
  const watching = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of watching) changed();
    },
    watch: (changed) => {
      watching.add(changed);
      return () => watching.delete(changed);
    },
  };
};

export const useStore = <T>({ watch, get }: Store<T>): T => useSyncExternalStore(watch, get);
