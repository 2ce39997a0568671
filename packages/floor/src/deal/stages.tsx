import type { LiveView } from '@baize/house/client';
import { classes } from '../kit/classes.js';
import { Clause } from '../kit/clause.js';
import { Hidden } from '../kit/hidden.js';
import styles from './stages.module.css';

const SIGNS = { done: '✓', now: '●', later: '○' } as const;
const STATES = { done: 'done: ', now: 'now: ', later: '' } as const;

interface StagesProps {
  readonly view: LiveView;
  /** The dealer still goes round the seats, though every chip is booked. */
  readonly settling: boolean;
}

/** The whole round as a list: what is done, what is now, what is still to come. */
export const Stages = ({ view, settling }: StagesProps) => (
  <section className={styles.stages} aria-label="The round, step by step">
    <h2>{view.round === null ? 'The next round' : `Round ${view.round.number}`}</h2>
    <ol>
      {stagesOf(view, settling).map(({ stage, words, cite, state }) => (
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

type Stage = NonNullable<LiveView['procedure']>['stages'][number];

const stagesOf = ({ procedure, round }: LiveView, settling: boolean): readonly Stage[] => {
  const stages = procedure?.stages ?? [];
  if (!settling) return stages;
  const here = round?.game.phase === 'settled' ? 'settle' : 'bonuses';
  const at = stages.findIndex(({ stage }) => stage === here);
  return stages.map((stage, place) => ({
    ...stage,
    state: place < at ? 'done' : place === at ? 'now' : 'later',
  }));
};
