/** The folder of the built pages, for a house to serve. */
export const WEB = new URL('../dist/web/', import.meta.url);
