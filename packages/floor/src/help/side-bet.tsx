import type { Rulebook, TableFamily } from '@baize/rulebook';
import { useState } from 'react';
import { answersBeginning } from './model/answers.js';
import { rowsOf } from './model/families.js';
import { KICKOUT_HEADS, PriceTable } from './price-table.js';
import { Said } from './said.js';
import styles from './side-bet.module.css';

interface SideBetProps {
  readonly rulebook: Rulebook;
  readonly family: TableFamily;
}

/** What the tables of a family look at: the facts name the family in their own words. */
const looksAt = (rulebook: Rulebook, { paytables }: TableFamily) => {
  const cites = Object.values(paytables).map(({ cite }) => cite);
  return (
    answersBeginning(rulebook, 'What does the ', ' table look at?').find((fact) =>
      fact.cites.some((cite) => cites.includes(cite)),
    ) ?? null
  );
};

/** One bet that is paid by a table: what it looks at, and any of the tables the document prints. */
export const SideBet = ({ rulebook, family }: SideBetProps) => {
  const ids = Object.keys(family.paytables);
  const [chosen, setChosen] = useState(ids[0] ?? '');
  const table = family.paytables[chosen];
  const fact = looksAt(rulebook, family);
  if (table === undefined) return null;
  return (
    <div className={styles.bet}>
      <p>
        <Said after="It looks at" fact={fact} />
      </p>
      {ids.length > 1 && (
        <label className={styles.choose}>
          {family.name}: the document prints {ids.length} tables
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {ids.map((id) => (
              <option key={id} value={id}>
                Table {id}
              </option>
            ))}
          </select>
        </label>
      )}
      <PriceTable
        caption={
          <>
            {family.name}, table {chosen}
          </>
        }
        cite={table.cite}
        rows={rowsOf(table)}
        {...(family.key === 'kickout' ? { heads: KICKOUT_HEADS } : {})}
      />
    </div>
  );
};
