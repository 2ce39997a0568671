import type { Static, TSchema } from 'typebox';
import type { BOOK } from '../orders/book.js';

/** The orders of one part of the book, as senders send them. */
type OrdersOf<B> = {
  [T in keyof B]: B[T] extends { readonly schema: infer S extends TSchema } ? Static<S> : never;
}[keyof B];

export type TableOrder = OrdersOf<(typeof BOOK)['table']>;
export type AccountOrder = OrdersOf<(typeof BOOK)['account']>;
export type FloorOrder = OrdersOf<(typeof BOOK)['floor']>;
type StaffOrder = OrdersOf<(typeof BOOK)['staff']>;

/** Any order, with where it goes. */
export type Order =
  | { readonly to: 'table'; readonly table: string; readonly order: TableOrder }
  | { readonly to: 'account'; readonly order: AccountOrder }
  | { readonly to: 'floor'; readonly order: FloorOrder }
  | { readonly to: 'staff'; readonly order: StaffOrder };

/** What the sender of an order is answered: where the streams stand that it wrote on. */
export interface Answer {
  /** By stream, its version after the order. */
  readonly versions: Readonly<Record<string, number>>;
  /** The order waits for a second person, under this id. */
  readonly proposal?: string;
}
