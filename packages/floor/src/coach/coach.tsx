import type { DecisionValues } from '@baize/odds';
import { usePreferences } from '../app/preferences.js';
import { classes } from '../kit/classes.js';
import shared from '../kit/shared.module.css';
import { useAtTable } from '../table/at-table.js';
import styles from './coach.module.css';
import { CoachSwitch } from './coach-switch.js';
import { useValues } from './use-values.js';
import { choiceInWords, exactInWords, shareInWords, valueInMoney } from './words.js';

/** Beside a decision: what each choice brings on average, for players who want to know. */
export const Coach = ({ seat }: { readonly seat: number }) => {
  const { coach } = usePreferences();
  return (
    <section className={classes(styles.coach, coach && styles.speaking)} aria-label="Coach">
      <CoachSwitch />
      {coach && <Speaking seat={seat} />}
    </section>
  );
};

const Speaking = ({ seat }: { readonly seat: number }) => {
  const { view, facts } = useAtTable();
  const said = useValues(view, facts, seat);
  const anteCents = view.round?.game.hands.find((hand) => hand.seat === seat)?.stakes.ante ?? 0;
  if (said.state === 'counting') return <p className={shared.small}>Counting…</p>;
  if (said.state === 'silent') {
    return <p className={shared.small}>Nothing can be counted from the cards in sight.</p>;
  }
  return <Says answer={said.answer} anteCents={anteCents} />;
};

interface SaysProps {
  readonly answer: DecisionValues;
  readonly anteCents: number;
}

const Says = ({ answer, anteCents }: SaysProps) => {
  const { choices, best, counted, why } = answer;
  return (
    <>
      <ul className={styles.choices}>
        {choices.map((choice) => {
          const isBest = choice.decision === best;
          const about = choice.exactly === null ? 'about ' : '';
          return (
            <li key={choice.decision} className={classes(styles.choice, isBest && styles.best)}>
              <span className={styles.what}>
                {choiceInWords(choice, anteCents)}
                {isBest && <b className={styles.tag}>Best</b>}
              </span>
              <b className={styles.money}>
                {about}
                {valueInMoney(choice.value, anteCents)}
              </b>
              <span className={styles.share}>
                {shareInWords(choice.value)}
                <span className={styles.unit}> of the ante</span>
              </span>
            </li>
          );
        })}
      </ul>
      <details className={styles.more}>
        <summary>{counted}</summary>
        <p>{why}</p>
        <p>
          Of the ante, what you add to it and what is paid on it; bonus wagers and jackpots are
          apart.
        </p>
        <ul>
          {choices.map((choice) => (
            <li key={choice.decision}>
              {choiceInWords(choice, anteCents)}: {exactInWords(choice) ?? 'no exact figure'}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
