/** What this browser keeps under a key; nothing where it keeps nothing, or what lies there cannot be read. */
export const readKept = <T extends object>(key: string): Partial<T> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
};

/** Keeps it as long as the browser does; where it may keep nothing, not at all. */
export const writeKept = (key: string, value: object): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page goes on with what it has at hand.
  }
};
