import type { CardsOrder, TableGesture } from '@baize/table';
import { describe, expect, it } from 'vitest';
import type { TableOrder } from '../../src/live/orders.js';
import type { CardsGesture } from '../../src/orders/cards.js';
import type { JackpotStepOrder } from '../../src/orders/jackpot-steps.js';

type Typed = { readonly type: string };
type KeysOf<O> = O extends unknown ? keyof O : never;
type Extends<A, B> = [A] extends [B] ? true : false;
type Same<A, B> = Extends<A, B> extends true ? Extends<B, A> : false;
type TypesOfBoth<A extends Typed, B extends Typed> = A['type'] & B['type'];

/** The types whose fields differ, beside those that the house or the second person fills in. */
type Differing<A extends Typed, B extends Typed, Filled extends string> = {
  [T in TypesOfBoth<A, B>]: Same<
    Exclude<KeysOf<Extract<A, { type: T }>>, Filled>,
    Exclude<KeysOf<Extract<B, { type: T }>>, Filled>
  > extends true
    ? never
    : T;
}[TypesOfBoth<A, B>];

type Step = Extract<TableGesture, { type: 'AtJackpot' }>['step'];

/** What the sender of an order leaves to others. */
type Filled = 'policy' | 'second' | 'seedCommitment' | 'rules' | 'house' | 'why';

// The compiler is the test: a schema with a field more or less than its command does not compile here.
const fields: Same<Differing<TableOrder, TableGesture, Filled>, never> = true;
const known: Extends<TableGesture['type'], TableOrder['type']> = true;
const steps: Same<Differing<JackpotStepOrder, Step, Filled>, never> = true;
const knownSteps: Same<JackpotStepOrder['type'], Step['type']> = true;
const cards: Same<Differing<CardsGesture, CardsOrder, never>, never> = true;
const knownCards: Same<CardsGesture['type'], CardsOrder['type']> = true;

describe('the book of orders', () => {
  it('has every command of the table, with all of its fields and no others', () => {
    expect([fields, known, steps, knownSteps, cards, knownCards]).not.toContain(false);
  });
});
