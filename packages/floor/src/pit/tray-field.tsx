import { Button } from '../kit/button.js';
import { centsOfDollars, dollarsOfCents } from '../kit/dollars.js';
import { Field } from '../kit/field.js';
import { money, moneyFull } from '../kit/money.js';
import shared from '../kit/shared.module.css';
import styles from './tray-field.module.css';

interface TrayFieldProps {
  readonly typed: string;
  readonly change: (typed: string) => void;
  /** What the tray holds by the books, where the count is compared with them. */
  readonly booksCents: number | null;
}

/** The count of a tray in dollars, and how it compares with the books. */
export const TrayField = ({ typed, change, booksCents }: TrayFieldProps) => {
  const counted = centsOfDollars(typed);
  return (
    <div className={shared.loose}>
      <Field
        label="Tray as counted, in dollars"
        value={typed}
        change={change}
        inputMode="decimal"
        autoComplete="off"
        required
        {...(typed !== '' && counted === null
          ? { hint: 'An amount such as 12,500 or 12500.50.', 'aria-invalid': true }
          : {})}
      />
      {booksCents !== null && (
        <div className={styles.books}>
          <p>
            By the books <b>{moneyFull(booksCents)}</b>
            <output className={styles.difference}>{differenceIn(counted, booksCents)}</output>
          </p>
          <Button onClick={() => change(dollarsOfCents(booksCents))}>The count agrees</Button>
        </div>
      )}
    </div>
  );
};

const differenceIn = (counted: number | null, books: number): string => {
  if (counted === null) return '';
  if (counted === books) return 'The count agrees.';
  return counted > books
    ? `The tray is ${money(counted - books)} over.`
    : `The tray is ${money(books - counted)} short.`;
};
