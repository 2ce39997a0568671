import type { CorrectionPreview } from '@baize/house/client';
import { Clause } from '../../kit/clause.js';
import { signedMoney } from '../../kit/money.js';
import shared from '../../kit/shared.module.css';
import { ReceiptLines } from '../../table/beside/receipt-lines.js';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';

interface CorrectionChangesProps {
  readonly preview: CorrectionPreview;
  /** It has happened: the receipts are shown whole. */
  readonly isDone: boolean;
}

/** What a correction changes: every receipt that is issued again, before and after. */
export const CorrectionChanges = ({ preview, isDone }: CorrectionChangesProps) => {
  const sign = useAtDeal().facts.rules?.sign;
  const { receipts, twoPeople, remains } = preview;
  return (
    <section aria-label={isDone ? 'Old and new receipts' : 'What will change'}>
      {receipts.length === 0 && remains === null && <p>No payment changes.</p>}
      {!isDone && (
        <dl className={styles.compare}>
          {receipts.map(({ before, after }) => (
            <div key={after.seat} className={styles.compare}>
              <dt>Seat {after.seat}</dt>
              <dd>
                <s>{signedMoney(before.netCents)}</s> <span>{signedMoney(after.netCents)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isDone && twoPeople && (
        <p className={shared.note}>
          So much takes two people: it waits for a second one to confirm it on the floor.
        </p>
      )}
      {remains !== null && (
        <p className={shared.note}>
          {isDone ? 'Still to do: ' : 'The payments stay as they are. '}
          {remains.message}. <Clause id={remains.cite} />
        </p>
      )}
      {isDone &&
        receipts.map(({ before, after }) => (
          <div key={after.seat} className={styles.receipts}>
            <div>
              <p className={shared.strong}>Seat {after.seat}, before</p>
              <ReceiptLines receipt={before} sign={sign} />
            </div>
            <div>
              <p className={shared.strong}>Seat {after.seat}, now</p>
              <ReceiptLines receipt={after} sign={sign} withReplaced={false} />
            </div>
          </div>
        ))}
    </section>
  );
};
