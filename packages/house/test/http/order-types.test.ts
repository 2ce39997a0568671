import { describe, expect, it } from 'vitest';
import type { CardsGesture } from '../../src/http/schemas/cards-orders.js';
import type { JackpotStepOrder } from '../../src/http/schemas/jackpot-steps.js';
import type { AccountOrderShape, FloorOrderShape } from '../../src/http/schemas/own-orders.js';
import type { TableOrderShape } from '../../src/http/schemas/table-orders.js';
import type { AccountOrder, FloorOrder, TableOrder } from '../../src/live/orders.js';

type Typed = { readonly type: string };
type KeysOf<O> = O extends unknown ? keyof O : never;
type Extends<A, B> = [A] extends [B] ? true : false;
type Same<A, B> = Extends<A, B> extends true ? Extends<B, A> : false;
/** Assignable both ways, and no field of either is unknown to the other, not even one that may be left out. */
type SameOrders<A extends Typed, B extends Typed> =
  Same<A, B> extends true ? Extends<SameKeys<A, B>, true> : false;
type SameKeys<A extends Typed, B extends Typed> = {
  [T in A['type']]: Same<KeysOf<Extract<A, { type: T }>>, KeysOf<Extract<B, { type: T }>>>;
}[A['type']];

type Step = Extract<TableOrder, { type: 'AtJackpot' }>['step'];
type Gesture = Extract<TableOrder, { type: 'Cards' }>['gesture'];

// The compiler is the test: a schema that says more or less than its type does not compile here.
const table: SameOrders<TableOrderShape, TableOrder> = true;
const step: SameOrders<JackpotStepOrder, Step> = true;
const gesture: SameOrders<CardsGesture, Gesture> = true;
const account: SameOrders<AccountOrderShape, AccountOrder> = true;
const floor: SameOrders<FloorOrderShape, FloorOrder> = true;

describe('the schemas of orders', () => {
  it('are the types of orders, both ways', () => {
    expect([table, step, gesture, account, floor]).not.toContain(false);
  });
});
