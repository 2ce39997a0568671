import { useState } from 'react';
import { type Typed, type Typing, typeCards, UNSEEN } from './card-typing.js';

/** Cards as they are typed in, for one step of the round. */
export interface CardEntry extends Typed {
  readonly type: (text: string) => void;
  readonly back: () => void;
  /** The rest of them are unseen. */
  readonly hideRest: () => void;
}

const NOTHING: Typed = { cards: [], rest: '', fault: null };

/** Another step begins with nothing typed. */
export const useCardEntry = (step: string, typing: Typing): CardEntry => {
  const [kept, setKept] = useState<{ readonly step: string; readonly typed: Typed }>({
    step,
    typed: NOTHING,
  });
  const typed = kept.step === step ? kept.typed : NOTHING;
  const keep = (next: Typed): void => setKept({ step, typed: next });
  return {
    ...typed,
    type: (text) => keep(typeCards(typed.cards, text, typing)),
    back: () => keep({ ...NOTHING, cards: typed.cards.slice(0, -1) }),
    hideRest: () =>
      keep({
        ...NOTHING,
        cards: typing.places.map((_, at) => typed.cards[at] ?? UNSEEN),
      }),
  };
};
