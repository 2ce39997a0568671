import type { ProblemView } from '@baize/house/client';
import { Clause } from './clause.js';
import styles from './problem.module.css';

const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Why something was refused: the sentence, and the clause behind it. */
export const Problem = ({ problem }: { readonly problem: ProblemView }) => (
  <p className={styles.problem} role="alert">
    {sentence(problem.detail)} {problem.clause !== null && <Clause id={problem.clause} />}
  </p>
);
