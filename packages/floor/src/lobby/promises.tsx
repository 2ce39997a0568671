import styles from './promises.module.css';

const PROMISES: readonly (readonly [string, string])[] = [
  [
    'Every deck',
    'is fixed and sealed before you bet. When the round is over, your own browser can recompute it.',
  ],
  ['Every payment', 'names the clause that moved it. Open it on the receipt, line by line.'],
  [
    'Every edge',
    'is counted over all deals there are, by the rules in force at that table. None is sampled.',
  ],
  [
    'Every choice',
    'has its value. Switch the coach on at a table: where it can be counted exactly, it is.',
  ],
];

/** What a visitor may hold the house to; it fills the place of one more table. */
export const Promises = () => (
  <aside className={styles.promises} aria-labelledby="promises">
    <h2 id="promises">Nothing on trust</h2>
    <dl>
      {PROMISES.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  </aside>
);
