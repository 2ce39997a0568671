import { IRREGULARITIES } from '@baize/rulebook';
import type { Callable } from '@baize/table';
import Type from 'typebox';
import { cents, clause, describing, list, place, seat, text, wager } from './answer-shapes.js';
import { nullOr, words } from './shapes.js';

const Order = Type.Unsafe<{ readonly type: string }>({
  ...Type.Object({ type: text }, { description: 'the order that calls it' }),
  additionalProperties: true,
});

const Outcome = Type.Object({
  round: text,
  contest: text,
  bonus: text,
  card: text,
  deck: text,
  floorperson: Type.Boolean(),
  words: text,
});

/** What may be called at a table now, with what the book says would happen. */
export const CallableView = describing<Callable>()(
  Type.Object({
    kind: words(IRREGULARITIES),
    what: Type.String({ description: 'what somebody saw' }),
    place: nullOr(place),
    order: Order,
    fill: list(words(['cards', 'card'])),
    outcome: Outcome,
    cite: clause,
    returned: list(Type.Object({ seat, wagers: list(Type.Object({ wager, cents })) })),
  }),
);
