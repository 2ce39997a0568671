import { assert } from '@baize/result';
import type { StoredEvent } from './events.js';

/** Makes the next shape of an event out of the one before. */
export type Upcast = (data: unknown) => unknown;

/**
 * What has changed in the shapes of events, by the kind of their stream and their type (`table/InRound`):
 * one step for each change, the first from shape 1 to shape 2. A type without an entry is still in shape 1.
 * Stored events stay as they are; steps are added and never taken away.
 */
export type Shapes = Readonly<Record<string, readonly Upcast[]>>;

/** A change of what goes with an event, and not of its fields. */
const AS_IT_WAS: Upcast = (data) => data;

/** The events of today. */
export const SHAPES: Shapes = {
  // The same fields; since shape 2 the floor is told of what one person puts right alone.
  'table/PaymentAdjusted': [AS_IT_WAS],
  'table/RoundResettled': [AS_IT_WAS],
  // The same fields; since shape 2 the proof of a void round names who voided it.
  'rounds/RoundFiled': [AS_IT_WAS],
  // Which recipe a round is shuffled by: there was only one.
  'rounds/RoundCommitted': [(data) => ({ ...(data as object), fairness: 1 })],
};

const nameOf = (stream: string, type: string): string =>
  `${stream.slice(0, stream.indexOf('/'))}/${type}`;

const stepsOf = (shapes: Shapes, stream: string, type: string): readonly Upcast[] =>
  shapes[nameOf(stream, type)] ?? [];

/** The shape that new events of this type are written in. */
export const schemaOf = (shapes: Shapes, stream: string, type: string): number =>
  stepsOf(shapes, stream, type).length + 1;

/** An event as this program knows it, whenever it was stored. */
export const upcast = (
  shapes: Shapes,
  { stream, type, schema, text }: Pick<StoredEvent, 'stream' | 'type' | 'schema' | 'text'>,
): unknown => {
  const steps = stepsOf(shapes, stream, type);
  assert(
    schema >= 1 && schema <= steps.length + 1,
    () => `${nameOf(stream, type)} in shape ${schema} is not known to this version of the program`,
  );
  return steps.slice(schema - 1).reduce<unknown>((data, step) => step(data), JSON.parse(text));
};
