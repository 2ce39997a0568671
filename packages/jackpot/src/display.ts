import type { Suit } from '@baize/cards';
import { type Cents, centsBelow } from '@baize/money';
import type { Cited, JackpotType } from '@baize/rulebook';
import { displayedMicros, type Meter } from './state.js';
import type { MeterRules } from './terms.js';

/** What a meter's display shows and nothing more: it has no say in anything. */
export interface Display {
  readonly type: JackpotType;
  readonly amountCents: Cents;
  readonly wagerCents: Cents;
  readonly suit: Suit | null;
  /** To be shown word for word. */
  readonly notice: Cited<string> | null;
}

export const displayOf = ({ law }: MeterRules, state: Meter): Display => ({
  type: state.terms.type,
  amountCents: centsBelow(displayedMicros(state)),
  wagerCents: state.terms.wagerCents,
  suit: state.terms.suit,
  notice: state.terms.type === 'house' ? law.houseNotice : null,
});
