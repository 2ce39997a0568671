/** The folder of the built pages, for a house to serve. */
export const WEB = new URL('../dist/web/', import.meta.url);

/** The folder of the fonts, with the style sheet that names them. */
export const FONTS = new URL('../src/fonts/', import.meta.url);
