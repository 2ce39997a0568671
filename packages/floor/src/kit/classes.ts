/** Class names side by side; what is not there leaves no trace. */
export const classes = (...names: readonly (string | undefined | false)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
