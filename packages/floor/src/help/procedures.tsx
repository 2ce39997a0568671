import type { HouseRules } from '@baize/rulebook';
import { useMemo, useState } from 'react';
import { factsInForce, factsWith } from './model/in-force.js';
import styles from './rules-in-force.module.css';
import { SaidList } from './said.js';
import folded from './steps.module.css';

/** How the table is run, topic by topic, with a word to look for. */
export const Procedures = ({ house }: { readonly house: HouseRules }) => {
  const [looked, setLooked] = useState('');
  const all = useMemo(() => factsInForce(house), [house]);
  const shown = factsWith(all, looked);
  const looking = looked.trim() !== '';
  return (
    <>
      <label className={styles.look}>
        Look for a word or a clause
        <input
          type="search"
          value={looked}
          placeholder="shuffle, misdeal, envy…"
          onChange={(event) => setLooked(event.target.value)}
        />
      </label>
      {shown.length === 0 && <p>Nothing in these rules has that word.</p>}
      {shown.map(({ topic, facts }) => (
        <details key={`${topic}/${looking}`} className={folded.fold} open={looking}>
          <summary>
            {topic} <span className={styles.count}>{facts.length}</span>
          </summary>
          <SaidList facts={facts} />
        </details>
      ))}
    </>
  );
};
