import type { LiveView } from '@baize/house/client';
import { Coach } from '../coach/coach.js';
import { Button } from '../kit/button.js';
import { bonusesIn, choicesOf, foldInWords } from './choices.js';
import styles from './deciding-bar.module.css';
import { type Act, type FeltModel, toBeatOf } from './felt-model.js';
import { lineName } from './layout.js';
import type { Orders } from './use-orders.js';
import type { TableFacts } from './use-table.js';

interface DecidingBarProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly seat: number;
  readonly acts: readonly Act[];
  readonly orders: Orders;
}

/** The player's decision: a button for each choice there is, with its amount. */
export const DecidingBar = ({ view, felt, facts, seat, acts, orders }: DecidingBarProps) => {
  const hand = felt?.hands.find((one) => one.seat === seat);
  const ifFolded = foldInWords(bonusesIn(acts), (wager) => lineName(facts.rules?.sign, wager));
  const [first] = toBeatOf(view);
  const claim = acts.find(({ act }) => act === 'claim');
  return (
    <div className={styles.bar}>
      <div className={styles.says}>
        {hand?.words != null && <p className={styles.hand}>{hand.words}</p>}
        {first !== undefined && (
          <p>
            To beat: {first.hand} ({first.place === 'dealer' ? 'dealer' : `seat ${first.place}`})
          </p>
        )}
        {ifFolded !== null && <p>{ifFolded}</p>}
      </div>
      <div className={styles.choices}>
        {choicesOf(acts).map(({ key, label, fold, decision }) => (
          <Button
            key={key}
            look={fold ? 'quiet' : 'main'}
            disabled={orders.busy}
            onClick={() => void orders.send({ type: 'Decide', seat, decision })}
          >
            {label}
          </Button>
        ))}
        {claim?.act === 'claim' && (
          <Button
            look="main"
            disabled={orders.busy}
            onClick={() => void orders.send({ type: 'Claim', seat, wagers: claim.wagers })}
          >
            Claim {claim.wagers.map((wager) => lineName(facts.rules?.sign, wager)).join(', ')}
          </Button>
        )}
      </div>
      <Coach view={view} facts={facts} seat={seat} />
    </div>
  );
};
