import { useState } from 'react';
import { Coach } from '../../coach/coach.js';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useAtTable } from '../at-table.js';
import { type Act, toBeatOf } from '../live/felt-model.js';
import { paysInWords } from '../own/worth-words.js';
import { lineName } from '../rules/layout.js';
import { AmountChoice } from './amount-choice.js';
import {
  bonusesIn,
  choicesOf,
  decisionOf,
  foldInWords,
  foldLoses,
  rangeBetween,
} from './choices.js';
import styles from './deciding-bar.module.css';

interface DecidingBarProps {
  readonly seat: number;
  readonly acts: readonly Act[];
}

/** The player's decision: a button for each choice there is, with its amount. */
export const DecidingBar = ({ seat, acts }: DecidingBarProps) => {
  const { view, felt, facts, rules, worth, orders } = useAtTable();
  const [tipFollows, setTipFollows] = useState(true);
  const hand = felt?.hands.find((one) => one.seat === seat);
  const nameOf = (wager: string): string => lineName(facts.rules?.sign, wager);
  const bonuses = bonusesIn(acts);
  const ifFolded = foldInWords(bonuses, nameOf, (wager) => {
    const one = worth.find((each) => each.wager === wager);
    return one === undefined ? null : paysInWords(one, view.jackpots);
  });
  const [first] = toBeatOf(view);
  const claim = acts.find(({ act }) => act === 'claim');
  const range = rangeBetween(acts);
  const second = acts.find(({ act }) => act === 'raise' || act === 'bet');
  const tipCents = hand?.tips.ante ?? 0;
  const mayFollow =
    tipCents > 0 && second !== undefined && rules?.tipWagers.some((one) => one === second.act);
  const tip =
    mayFollow === true && tipFollows ? { anteCents: hand?.stakes.ante ?? 1, tipCents } : null;
  const decide = (decision: ReturnType<typeof decisionOf>): void =>
    void orders.send({ type: 'Decide', seat, decision });
  return (
    <div className={styles.bar}>
      <div className={styles.says}>
        <p className={styles.hand}>
          {view.mine.length > 1 && `Box ${seat}: `}
          {hand?.words}
        </p>
        {first !== undefined && (
          <p>
            To beat: {first.hand} ({first.place === 'dealer' ? 'dealer' : `seat ${first.place}`})
          </p>
        )}
        {ifFolded !== null && (
          <p className={foldLoses(bonuses) ? shared.fault : undefined}>{ifFolded}</p>
        )}
        {mayFollow === true && (
          <label className={styles.tip}>
            <input
              type="checkbox"
              checked={tipFollows}
              onChange={({ target }) => setTipFollows(target.checked)}
            />
            The tip for the dealer follows
          </label>
        )}
      </div>
      <div className={styles.choices}>
        {choicesOf(acts, tip).map(({ key, label, fold, decision }) => (
          <Button
            key={key}
            look={fold ? 'quiet' : 'main'}
            disabled={orders.busy}
            onClick={() => decide(decision)}
          >
            {label}
          </Button>
        ))}
        {range !== null && (
          <AmountChoice
            key={view.round?.round}
            range={range}
            busy={orders.busy}
            choose={(stake) => decide(decisionOf(range.act, stake, tip))}
          />
        )}
        {claim?.act === 'claim' && (
          <Button
            look="main"
            disabled={orders.busy}
            onClick={() => void orders.send({ type: 'Claim', seat, wagers: claim.wagers })}
          >
            Claim {claim.wagers.map(nameOf).join(', ')}
          </Button>
        )}
      </div>
      <Coach seat={seat} />
    </div>
  );
};
