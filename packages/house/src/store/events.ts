import type { Posting } from '@baize/money';
import { assert } from '@baize/result';

/** An event on its way into a stream, with the movements of money that it is. */
export interface NewEvent {
  readonly type: string;
  /** Which shape of this type it has: 1 for the first, one more for each change of the shape. */
  readonly schema: number;
  readonly data: unknown;
  readonly postings: readonly Posting[];
}

/** An event as it lies in the store. Nothing of it ever changes. */
export interface StoredEvent {
  /** Its place in the order of everything that was ever stored, from 1, without gaps. */
  readonly position: number;
  readonly stream: string;
  /** Its place in its stream, from 1, without gaps. */
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly schema: number;
  /** Chance of its own, so that its hash tells nothing of a card that is still face down. */
  readonly salt: string;
  /** The event as canonical text. */
  readonly text: string;
  /** Its postings as canonical text, `[]` for none. */
  readonly postings: string;
  readonly hash: string;
}

/** Where a stream ends. */
export interface Head {
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
}

/** Whether one instant is before another; they may be written with more or fewer digits. */
export const isBefore = (one: string, other: string): boolean =>
  Date.parse(one) < Date.parse(other);

// None of these may hold a line feed: the chain's layout puts each on a line of its own.
const STREAM = /^[a-z][a-z-]*\/[!-~]+$/;
const TYPE = /^[A-Z][A-Za-z]*$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Names and instants are made by the house itself: a wrong one is a bug of ours. */
export const assertNames = (stream: string, at: string, types: readonly string[]): void => {
  assert(STREAM.test(stream), () => `"${stream}" is no name of a stream`);
  assert(INSTANT.test(at), () => `"${at}" is no instant in UTC`);
  for (const type of types) assert(TYPE.test(type), () => `"${type}" is no type of an event`);
};
