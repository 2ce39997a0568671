import { type Cents, type Micros, MOST_CENTS } from '@baize/money';
import { type HouseRules, WAGER_IDS, type WagerId } from '@baize/rulebook';
import Type, {
  type Static,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox';

/** An object with these fields and no others. */
export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** What is told apart by its `type`, with its other fields. */
type Typed<T, F extends TProperties> = TObject<{ type: TLiteral<T & string> } & F>;

export type ByType<B extends Readonly<Record<string, TProperties>>> = {
  readonly [T in keyof B]: Typed<T, B[T]>;
};

/** A schema for each type, from its other fields. */
export const byType = <B extends Readonly<Record<string, TProperties>>>(fields: B): ByType<B> =>
  Object.fromEntries(
    Object.entries(fields).map(([type, others]) => [
      type,
      closed({ type: Type.Literal(type), ...others }),
    ]),
  ) as ByType<B>;

export const listOf = <S extends TSchema>(
  items: S,
  options: { readonly maxItems: number } = { maxItems: 64 },
): TUnsafe<readonly Static<S>[]> => Type.Unsafe(Type.Array(items, options));

export const words = <const T extends string>(values: readonly T[]): TUnsafe<T> =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });

export const nullOr = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Any of the schemas of a list by type. */
export const anyOf = (schemas: Readonly<Record<string, TSchema>>) => ({
  anyOf: Object.values(schemas),
});

/** A whole number that no arithmetic of ours rounds. */
export const whole = (minimum: number, maximum: number = Number.MAX_SAFE_INTEGER) =>
  Type.Integer({ minimum, maximum });

/** One line of text; nothing in it steers a terminal or a page. */
export const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*$' });

export const Name = line(128);
export const Reason = line(500);
export const Slug = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
});

export const Stake = Type.Unsafe<Cents>(whole(1, MOST_CENTS));
export const Amount = Type.Unsafe<Cents>(whole(0, MOST_CENTS));
/** What a player receives, or gives back where it is negative. */
export const Change = Type.Unsafe<Cents>(whole(-MOST_CENTS, MOST_CENTS));
export const MicrosChange = Type.Unsafe<Micros>(
  whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
);
export const MicrosAmount = Type.Unsafe<Micros>(whole(0));

/** No document has more than seven positions; the rules of the table say how many it has. */
export const Seat = whole(1, 99);
export const Place = Type.Union([Seat, Type.Literal('dealer')]);
export const Wager = words(WAGER_IDS);

export const byWager = <S extends TSchema>(
  value: S,
): TUnsafe<Readonly<Partial<Record<WagerId, Static<S>>>>> =>
  Type.Unsafe(closed(Object.fromEntries(WAGER_IDS.map((wager) => [wager, Type.Optional(value)]))));

/** `As`; an unseen card is `??`. */
export const CardText = Type.String({ pattern: '^([2-9TJQKA][cdhs]|\\?\\?)$' });
export const Cards = listOf(CardText, { maxItems: 52 });

/** The hash of a seed. */
export const CommitmentText = Type.String({ pattern: '^sha256:[0-9a-f]{64}$' });

/** What a player mixes into the shuffle; how long it may be in bytes is the recipe's to say. */
export const SeedText = Type.String({ minLength: 1, maxLength: 255 });

/** The format of house rules; `decodeHouseRules` is what checks it. */
export const HouseRulesShape = Type.Unsafe<HouseRules>({
  type: 'object',
  description: 'House rules, version 1, as `baize rules check` takes them.',
});
