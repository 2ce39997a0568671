/** `1,234,567`. */
export const counted = (whole: number | bigint | string): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `1 event`, `2,000 events`. */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${counted(count)} ${count === 1 ? one : more}`;

/** `2.664 %`; negative for a player's advantage. */
export const percent = (share: number, places = 3): string =>
  `${(100 * share).toFixed(places).replace(/^-(0\.?0*)$/, '$1')} %`;
