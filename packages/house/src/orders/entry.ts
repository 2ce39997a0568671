import { present, type Result } from '@baize/result';
import { AT_JACKPOT, AT_TABLE, type Permission, type TableGesture } from '@baize/table';
import Type, { type Static, type TLiteral, type TObject, type TProperties } from 'typebox';
import { closed } from '../http/schemas/shapes.js';
import { PERSON_ROLES, type PersonRole, roleAtTable } from '../identity/roles.js';
import type { Planned, Planning } from '../live/plan/context.js';
import { planCommand } from '../live/plan/table-command.js';
import type { Keeping } from '../live/presence/keep-order.js';
import type { Refusal } from '../refusal.js';

export type Roles = readonly PersonRole[];

type OrderSchema<T, F extends TProperties> = TObject<{ type: TLiteral<T & string> } & F>;
type OrderFrom<T, F extends TProperties> = Static<OrderSchema<T, F>>;

/** What is said of an order. Its type is the key that it stands under. */
interface Said<F extends TProperties> {
  readonly fields: F;
  /** Who may give it; left out where the list of the table says so. */
  readonly roles?: Roles;
  /** Whether it takes a second person: always, or where what it comes to asks for one. */
  readonly second?: 'always' | 'above-limit';
  /** Who may confirm it besides those who could give it. */
  readonly alsoSecond?: Roles;
  /** What of a player's own it moves. Its owner gives it; staff do so for players without a device. */
  readonly ownMoney?: string;
}

type Planner<A extends readonly unknown[], O> = (
  planning: Planning,
  ...given: [...A, O]
) => Planned | Promise<Planned>;

/** Planned and stored, or kept in the process. */
type Done<A extends readonly unknown[], O> =
  | { readonly plan: Planner<A, O> }
  | { readonly keep: (keeping: Keeping, order: O) => Result<true, Refusal> };

/** One order in the book. */
export interface Entry<T, F extends TProperties> extends Said<F> {
  readonly schema: OrderSchema<T, F>;
  readonly roles: Roles;
}

type Book<B extends Readonly<Record<string, TProperties>>, A extends readonly unknown[]> = {
  readonly [T in keyof B]: Said<B[T]> & Done<A, OrderFrom<T, B[T]>>;
};

type Built<B extends Readonly<Record<string, TProperties>>> = {
  readonly [T in keyof B]: Entry<T, B[T]>;
};

const withType = (type: string, fields: TProperties) =>
  closed({ type: Type.Literal(type), ...fields });

const built = <B extends Readonly<Record<string, TProperties>>>(
  entries: { readonly [T in keyof B]: Said<B[T]> },
  rolesOf: (type: string) => Roles | undefined,
): Built<B> =>
  Object.fromEntries(
    Object.entries<Said<TProperties>>(entries).map(([type, said]) => {
      const roles = present(said.roles ?? rolesOf(type), `those who may give the order ${type}`);
      return [type, { ...said, roles, schema: withType(type, said.fields) }];
    }),
  ) as Built<B>;

/** Who stands at a table in a role that its own list names. */
const rolesIn =
  (list: Readonly<Record<string, Permission>>) =>
  (type: string): Roles | undefined => {
    const named = list[type]?.roles;
    return named && PERSON_ROLES.filter((role) => named.includes(roleAtTable(role)));
  };

/** Orders to a table; those that the table itself knows are for whom its own list names. */
export const toTable = <B extends Readonly<Record<string, TProperties>>>(
  entries: Book<B, [table: string]>,
): Built<B> => built<B>(entries, rolesIn(AT_TABLE));

/** Steps of a jackpot, which are ordered through a table by `AtJackpot`. */
export const toJackpot = <B extends Readonly<Record<string, TProperties>>>(
  entries: {
    readonly [T in keyof B]: Said<B[T]>;
  },
): Built<B> => built<B>(entries, rolesIn(AT_JACKPOT));

/** Orders to the house itself. */
export const toHouse = <B extends Readonly<Record<string, TProperties>>>(
  entries: Book<B, []>,
): Built<B> => built<B>(entries, () => undefined);

/** A command of the table, put to it as it is. */
export const command = <F extends TProperties>(
  fields: F,
): { readonly fields: F; readonly plan: Planner<[table: string], TableGesture> } => ({
  fields,
  plan: planCommand,
});

type SchemasOf<B> = {
  readonly [T in keyof B]: B[T] extends { readonly schema: infer S } ? S : never;
};

/** The schema of each order, by its type. */
export const schemasOf = <B extends Readonly<Record<string, Entry<unknown, TProperties>>>>(
  book: B,
): SchemasOf<B> =>
  Object.fromEntries(
    Object.entries(book).map(([type, { schema }]) => [type, schema]),
  ) as SchemasOf<B>;
