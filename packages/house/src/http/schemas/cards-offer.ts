import type { CardsOffer } from '@baize/table';
import Type from 'typebox';
import { clause, describing, list, text } from './answer-shapes.js';
import { words } from './shapes.js';

const Gesture = Type.Unsafe<{ readonly type: string }>({
  ...Type.Object({ type: text }, { description: 'what the order `Cards` takes as its gesture' }),
  additionalProperties: true,
});

/** Something that may be done with cards or devices now; fields to fill in hold an example. */
export const CardsOfferView = describing<CardsOffer>()(
  Type.Object({
    who: words(['dealer', 'floorperson']),
    what: text,
    gesture: Gesture,
    fill: list(words(['counted', 'certificate', 'deck', 'reason'])),
    cite: clause,
  }),
);
