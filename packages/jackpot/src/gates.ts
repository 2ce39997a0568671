import { present } from '@baize/result';
import type { Citation, JackpotRules } from '@baize/rulebook';
import type { Gate } from './events.js';
import type { Hit } from './state.js';
import type { MeterRules } from './terms.js';

export interface GateAhead {
  readonly gate: Gate;
  readonly cite: Citation;
}

const ahead = ({ value, cite }: JackpotRules['gates'][number]): GateAhead => ({
  gate: value,
  cite,
});

/** The gates that the key passes by itself: up to the key, where the document makes it one of them. */
export const gatesOfTheKey = ({ gates }: JackpotRules): readonly GateAhead[] =>
  gates.slice(0, gates.findIndex(({ value }) => value === 'keyed') + 1).map(ahead);

/** The gate a hit stands before. Validation is passed over by an award that does not wait for it. */
export const nextGate = ({ gates }: JackpotRules, hit: Pick<Hit, 'gates' | 'waits'>): GateAhead =>
  ahead(
    present(
      gates.find(
        ({ value }) =>
          !hit.gates.some(({ gate }) => gate === value) &&
          (hit.waits || value !== 'floorperson-validates'),
      ),
      'a gate before payment',
    ),
  );

/** The same, by the rules of a table's jackpot: what the dealer's screen asks for. */
export const nextGateOf = (
  { law }: MeterRules,
  hit: Pick<Hit, 'gates' | 'waits' | 'from'>,
): GateAhead => {
  const next = nextGate(law, hit);
  return next.gate === 'pay' ? { ...next, cite: paidBy(law, hit, next.cite) } : next;
};

/** A clause on shares of the meter says nothing of what the tray pays. */
export const paidBy = (
  { percentFrom, fixedFrom }: JackpotRules,
  { from }: Pick<Hit, 'from'>,
  cite: Citation,
): Citation => (from === 'tray' && cite === percentFrom.cite ? fixedFrom.cite : cite);

export const GATE_WORDS: Readonly<Record<Gate, string>> = {
  'hand-wins': 'see that the hand wins',
  'light-lit': "see that the seat's light is lit",
  keyed: 'key the winner',
  'floorperson-validates': 'have a floorperson validate the award',
  pay: 'pay it',
};

/** Shares of the meter always wait; fixed awards from the house's amount up, or all without one. */
export const waitsForValidation = (
  { law, validateFromCents }: MeterRules,
  percent: number | null,
  cents: number,
): boolean =>
  law.validation.value === 'every-award' || percent !== null || cents >= (validateFromCents ?? 0);
