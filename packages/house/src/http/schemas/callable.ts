import type { Callable } from '@baize/table';
import Type from 'typebox';
import { cents, format, list, seat, text, wager } from './answer-shapes.js';
import { nullOr } from './shapes.js';

/** What may be called now; the rest of it is the book's own words. */
export const CallableView = Type.Unsafe<Callable>(
  Type.Object({
    kind: text,
    what: Type.String({ description: 'what somebody saw' }),
    place: nullOr(Type.Union([seat, Type.Literal('dealer')])),
    order: format<object>('the order that calls it'),
    outcome: format<object>(
      'what the book says happens to the round, the wagers, the card and the deck',
    ),
    cite: text,
    returned: list(Type.Object({ seat, wagers: list(Type.Object({ wager, cents })) })),
  }),
);
