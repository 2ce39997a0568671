import type { Fact } from '@baize/rulebook';
import { Clause } from '../kit/clause.js';
import styles from './said.module.css';

/** The clauses that an answer rests on; each opens. */
export const Cites = ({ fact }: { readonly fact: Pick<Fact, 'cites' | 'readings'> }) => (
  <span className={styles.cites}>
    {[...new Set([...fact.cites, ...fact.readings])].map((id) => (
      <Clause key={id} id={id} />
    ))}
  </span>
);

/** What a rulebook says, as it says it; nothing where it is silent. */
export const Said = ({ fact }: { readonly fact: Fact | null }) =>
  fact === null ? null : (
    <span className={styles.said}>
      {fact.answer} <Cites fact={fact} />
    </span>
  );

/** Questions and answers, each with its clauses. */
export const SaidList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.list}>
    {facts.map((fact) => (
      <div key={fact.question}>
        <dt>{fact.question}</dt>
        <dd>
          {fact.answer} <Cites fact={fact} />
        </dd>
      </div>
    ))}
  </dl>
);
