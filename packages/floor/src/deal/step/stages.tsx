import { classes } from '../../kit/classes.js';
import { Clause } from '../../kit/clause.js';
import { Hidden } from '../../kit/hidden.js';
import { useAtDeal } from '../at-deal.js';
import styles from './stages.module.css';

const SIGNS = { done: '✓', now: '●', later: '○' } as const;
const STATES = { done: 'done: ', now: 'now: ', later: '' } as const;

/** The whole round as a list: what is done, what is now, what is still to come. */
export const Stages = () => {
  const { view } = useAtDeal();
  return (
    <section className={styles.stages} aria-label="The round, step by step">
      <h2>{view.round === null ? 'The next round' : `Round ${view.round.number}`}</h2>
      <ol>
        {(view.procedure?.stages ?? []).map(({ stage, words, cite, state }) => (
          <li
            key={stage}
            className={classes(styles.stage, styles[state])}
            {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[state]}
            </span>
            <span className={styles.words}>
              <Hidden>{STATES[state]}</Hidden>
              {words}
            </span>
            <span className={styles.cite}>
              <Clause id={cite} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
