import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { centsOfDollars, dollarsOfCents } from '../../kit/dollars.js';
import { money } from '../../kit/money.js';
import styles from './amount-choice.module.css';
import { type RangeAct, withinRange } from './choices.js';

interface AmountChoiceProps {
  readonly range: RangeAct;
  readonly busy: boolean;
  readonly choose: (cents: number) => void;
}

/** Any amount that the rules allow between the multiples: stepped, or typed. */
export const AmountChoice = ({ range, busy, choose }: AmountChoiceProps) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(dollarsOfCents(range.leastCents + range.stepCents));
  const { leastCents, mostCents, stepCents, act } = range;
  const stake = withinRange(centsOfDollars(text) ?? leastCents, range);
  const step = (by: number): void => setText(dollarsOfCents(withinRange(stake + by, range)));
  if (!open) {
    return (
      <Button onClick={() => setOpen(true)} disabled={busy}>
        Other amount
      </Button>
    );
  }
  return (
    <fieldset className={styles.amount}>
      <legend>
        {money(leastCents)} to {money(mostCents)}, in steps of {money(stepCents)}
      </legend>
      <Button onClick={() => step(-stepCents)} disabled={stake <= leastCents} aria-label="Less">
        −
      </Button>
      <input
        className={styles.typed}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setText(dollarsOfCents(stake))}
        aria-label={`Amount of the ${act}, in dollars`}
      />
      <Button onClick={() => step(stepCents)} disabled={stake >= mostCents} aria-label="More">
        +
      </Button>
      <Button look="main" disabled={busy} onClick={() => choose(stake)}>
        {act === 'raise' ? 'Raise' : 'Bet'} this: {money(stake)}
      </Button>
    </fieldset>
  );
};
