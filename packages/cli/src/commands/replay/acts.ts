import type { CardTo, GameDecision, Place, Stakes } from '@baize/games';
import type { Cents } from '@baize/money';
import {
  type Decoder,
  decode,
  either,
  list,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
} from '@baize/result';
import { WAGER_IDS } from '@baize/rulebook';
import type { TableGesture } from '@baize/table';

/** A player's act; the table does everything else by itself. */
export interface Act {
  readonly seat: number;
  readonly gesture: TableGesture;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes only these fields: the whole event is compared later. */
const fields =
  <T>(names: readonly string[], decoder: Decoder<T>): Decoder<T> =>
  (value, path, tell) =>
    decoder(
      isObject(value)
        ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
        : value,
      path,
      tell,
    );

const seat = wholeNumber(1);
const amount = wholeNumber(0) as Decoder<Cents>;
const stakes: Decoder<Stakes> = recordOf(WAGER_IDS, amount);
const place: Decoder<Place> = either<Place>('a seat or "dealer"', seat, oneOf(['dealer']));
const cards: Decoder<readonly CardTo[]> = list(object({ card: text, to: place }));

const decision: Decoder<GameDecision> = either<GameDecision>(
  'a decision',
  object({ kind: oneOf(['fold']), claims: list(oneOf(WAGER_IDS)) }),
  object({ kind: oneOf(['raise', 'bet']), cents: amount }),
  oneOf(['play', 'fold']),
);

/** `player 1` sits at seat 1. */
const seatOf: Decoder<number> = (value, path, tell) => {
  const [, number] = (typeof value === 'string' ? /^player ([1-9])$/.exec(value) : null) ?? [];
  if (number !== undefined) return Number(number);
  tell({ code: 'wrong-type', path, message: `${path} must be a player, as in "player 1"` });
  return undefined;
};

const placed = fields(['seat', 'stakes', 'tips'], object({ seat, stakes, tips: stakes }));
const decided = fields(['seat', 'decision'], object({ seat, decision }));
const dealt = fields(['cards'], object({ cards }));
const satOut = fields(['seat'], object({ seat }));
const boughtIn = fields(['player', 'cents'], object({ player: seatOf, cents: amount }));

const decodedOf = <T>(decoder: Decoder<T>, data: unknown): T | null => {
  const decoded = decode(decoder, data);
  return decoded.ok ? decoded.value : null;
};

const typeOf = (event: unknown): unknown => (isObject(event) ? event.type : undefined);

/** The player's act behind a game event, or null. */
export const actInGame = (event: unknown): Act | null => {
  if (typeOf(event) === 'WagersPlaced') {
    const bet = decodedOf(placed, event);
    if (bet === null) return null;
    const tips = Object.keys(bet.tips).length === 0 ? {} : { tips: bet.tips };
    const gesture = { type: 'PlaceWagers', seat: bet.seat, stakes: bet.stakes, ...tips } as const;
    return { seat: bet.seat, gesture };
  }
  if (typeOf(event) !== 'Decided') return null;
  const made = decodedOf(decided, event);
  return made === null ? null : { seat: made.seat, gesture: { type: 'Decide', ...made } };
};

export const actAtTable = (event: unknown): Act | null => {
  switch (typeOf(event)) {
    case 'InRound':
      return actInGame(inGame(event));
    case 'SatOut': {
      const out = decodedOf(satOut, event);
      return out === null ? null : { seat: out.seat, gesture: { type: 'SitOut', seat: out.seat } };
    }
    default:
      return null;
  }
};

/** Chips bought in the middle of a round. */
export const chipsBought = (
  event: unknown,
): { readonly player: number; readonly cents: Cents } | null =>
  typeOf(event) === 'BoughtIn' ? decodedOf(boughtIn, event) : null;

export const inGame = (event: unknown): unknown =>
  isObject(event) && event.type === 'InRound' ? event.event : null;

export const cardsDealt = (event: unknown): readonly CardTo[] =>
  typeOf(event) === 'CardsDealt' ? (decodedOf(dealt, event)?.cards ?? []) : [];

export const nameOf = (event: unknown): string => String(typeOf(inGame(event) ?? event));

/** The number and rules of a round of version 1. */
export const roundOpened = (
  event: unknown,
): { readonly number: number; readonly rules: string } | null => {
  if (!isObject(event) || event.type !== 'RoundOpened') return null;
  const [, number] = /\/([1-9]\d{0,8})$/.exec(String(event.round)) ?? [];
  return number === undefined ? null : { number: Number(number), rules: String(event.rules) };
};

/** The settled lines of an event, in recorded order. */
export const linesIn = (
  event: unknown,
  path: string,
): readonly { readonly line: unknown; readonly path: string }[] => {
  if (!isObject(event)) return [];
  const { lines, anteBonus } = event;
  return [
    ...(Array.isArray(lines)
      ? lines.map((line: unknown, index) => ({ line, path: `${path}.lines[${index}]` }))
      : []),
    ...(isObject(anteBonus) ? [{ line: anteBonus, path: `${path}.anteBonus` }] : []),
  ];
};
