import type { Account } from '@baize/money';

/** Chips of the house at the table. */
export const trayOf = (table: string): Account => `tray/${table}`;
/** What a seat has lying on the layout. */
export const wagersOf = (table: string, seat: number): Account => `wagers/${table}/${seat}`;
/** What lies there for the dealer: tips are accounted apart from everything else. */
export const tipWagersOf = (table: string, seat: number): Account => `wagers/${table}/${seat}/tip`;
export const potOf = (table: string): Account => `pot/${table}`;
export const tipsOf = (table: string): Account => `tips/${table}`;
export const playerOf = (player: string): Account => `player/${player}`;
/** Cash in the box under the table. */
export const dropOf = (table: string): Account => `house/drop/${table}`;
/** Counted more, or less, than the books say. */
export const overShortOf = (table: string): Account => `house/over-short/${table}`;
export const CAGE: Account = 'house/cage';
/** The players' cash before it is in the box. */
export const CASH: Account = 'house/cash';
