import type { WagerId } from '@baize/rulebook';
import Type, { type Static, type TSchema, type TUnsafe } from 'typebox';
import { listOf, whole, words } from './shapes.js';

/** What leaves the house. Nothing is checked on its way out: these are the types, and the page. */

export const list = <S extends TSchema>(items: S) => listOf(items, { maxItems: 100_000 });
export const text = Type.String();
export const cents = Type.Integer({ description: 'whole cents' });
export const micros = Type.Integer({ description: 'millionths of a dollar' });
export const count = whole(0);
export const instant = Type.String({ format: 'date-time' });
export const seat = whole(1);
export const place = Type.Union([seat, Type.Literal('dealer')]);
export const clause = Type.String({ description: 'the clause that says so' });
export const wager = Type.Unsafe<WagerId>({ type: 'string' });
export const cards = list(Type.String({ description: '`As`; a card that is not shown is `??`' }));
export const outcome = words(['complete', 'void']);

export const byKey = <V extends TSchema>(value: V): TUnsafe<Readonly<Record<string, Static<V>>>> =>
  Type.Unsafe({ type: 'object', additionalProperties: value });

export const bySeat = <V extends TSchema>(value: V): TUnsafe<Readonly<Record<number, Static<V>>>> =>
  Type.Unsafe({ type: 'object', additionalProperties: value });

/** In the order of the document; a wager that is not there has no stake. */
export const stakes = Type.Unsafe<Readonly<Partial<Record<WagerId, number>>>>({
  type: 'object',
  description: 'whole cents by wager',
  additionalProperties: Type.Integer(),
});

/** The page's schema of a type of ours: the compiler sees to it that every value of the type fits. */
export const describing =
  <T>() =>
  <S extends TSchema>(schema: S & ([T] extends [Static<S>] ? unknown : never)): TUnsafe<T> =>
    Type.Unsafe<T>(schema);

/** A format of its own, described where it comes from. */
export const format = <T>(description: string): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'object', description, additionalProperties: true });

/** Something that happened: `type` says what, and what else it says depends on that. */
export const event = Type.Unsafe<{ readonly type: string; readonly at: string }>({
  ...Type.Object({ type: text, at: instant }),
  additionalProperties: true,
});
