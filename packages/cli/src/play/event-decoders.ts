import type { CardTo, LineId, Notice, Place, SettledLine, Stakes } from '@baize/games';
import type { Cents } from '@baize/money';
import {
  type Decoder,
  either,
  list,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
} from '@baize/result';
import { type Citation, WAGER_IDS } from '@baize/rulebook';

/** What the events of every game have in common, as it comes from JSON; amounts are in cents. */

export const amount = wholeNumber(0) as Decoder<Cents>;
export const seat = wholeNumber(1);
export const wager = oneOf(WAGER_IDS);
const stakes: Decoder<Stakes> = recordOf(WAGER_IDS, amount);
export const place: Decoder<Place> = either<Place>('a seat or "dealer"', seat, oneOf(['dealer']));
const cardTo: Decoder<CardTo> = object({ card: text, to: place });
/** A record is shown with what it cited on its day; that is not judged again. */
export const cite = text as Decoder<Citation>;
export const notices: Decoder<readonly Notice[]> = list(object({ text, cite }));

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** `2026-03-07T20:15:00.000Z`, a moment that was. */
const time: Decoder<string> = (value, path, tell) => {
  if (typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))) {
    return value;
  }
  const message = `${path} must be a time such as "2026-03-07T20:15:00.000Z"`;
  tell({ code: 'wrong-type', path, message });
  return undefined;
};

const LINES: readonly LineId[] = [
  ...WAGER_IDS,
  'ante-bonus',
  'pot',
  ...WAGER_IDS.map((id) => `${id}:envy` as const),
];

/** Written only where it is true. */
const mark: Decoder<true> = (value, path, tell) => {
  if (value === true) return true;
  tell({ code: 'wrong-type', path, message: `${path} must be true, or left out` });
  return undefined;
};

export const line: Decoder<SettledLine> = object(
  {
    seat,
    wager: oneOf(LINES),
    stakeCents: amount,
    outcome: oneOf(['win', 'lose', 'push', 'void']),
    paysCents: amount,
    returnedCents: amount,
    from: oneOf(['tray', 'meter', 'pot']),
    hand: text,
    cite,
  },
  { capped: mark },
);

export const lines = list(line);

const stampFields = { at: time, by: text };

/** The fields of an event of one type. */
export const fieldsOf = <const T extends string, F extends object>(type: T, fields: F) => ({
  type: oneOf([type]),
  ...stampFields,
  ...fields,
});

/** The decoder that an object's `type` names. */
export const byType =
  <T extends { readonly type: string }>(
    kinds: {
      readonly [K in T['type']]: Decoder<Extract<T, { readonly type: K }>>;
    },
  ): Decoder<T> =>
  (value, path, tell) => {
    const names = Object.keys(kinds) as T['type'][];
    const given =
      typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    const name = names.find((known) => known === given);
    if (name === undefined) {
      const message = `${path}.type must be one of ${names.join(', ')}`;
      tell({ code: 'wrong-type', path: `${path}.type`, message });
      return undefined;
    }
    return kinds[name](value, path, tell);
  };

/** The events that a round of any game has. */
export const opening = {
  RoundOpened: object(
    fieldsOf('RoundOpened', {
      round: text,
      rules: text,
      packets: oneOf(['one-card', 'whole-hands']),
    }),
  ),
  WagersPlaced: object(fieldsOf('WagersPlaced', { seat, player: text, stakes, tips: stakes })),
  BettingClosed: object(fieldsOf('BettingClosed', {})),
  CardsDealt: object(fieldsOf('CardsDealt', { cards: list(cardTo) })),
  WagersSetAside: object(
    fieldsOf('WagersSetAside', {
      seat,
      wagers: list(wager),
      as: oneOf(['void', 'lost']),
      cite,
    }),
  ),
};
