/** Class names side by side; skips undefined ones. */
export const classes = (...names: readonly (string | undefined | false)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
