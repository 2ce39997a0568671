import type { Fact } from '@baize/rulebook';
import { Clause } from '../kit/clause.js';
import styles from './said.module.css';

/** The clauses that an answer rests on; each opens. */
const Cites = ({ fact }: { readonly fact: Pick<Fact, 'cites' | 'readings'> }) => (
  <span className={styles.cites}>
    {[...new Set([...fact.cites, ...fact.readings])].map((id) => (
      <Clause key={id} id={id} />
    ))}
  </span>
);

interface SaidProps {
  readonly fact: Fact | null;
  /** The sentence that the answer ends, where it is part of one. */
  readonly after?: string;
}

const within = (answer: string): string => `${answer.slice(0, 1).toLowerCase()}${answer.slice(1)}`;

/** What a rulebook says, as it says it; nothing where it is silent. */
export const Said = ({ fact, after }: SaidProps) =>
  fact === null ? null : (
    <span>
      {after === undefined ? fact.answer : `${after} ${within(fact.answer)}`} <Cites fact={fact} />
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
