/**
 * Where a test proves what it claims, from the lowest: it reads rule data, calls a part, drives a table's
 * `decide`, a house over HTTP, or a page in a browser.
 */
export const LEVELS = ['data', 'part', 'table', 'house', 'screen'];

/** From here on people at a table are what is tested. */
export const AT_A_TABLE = LEVELS.indexOf('table');
