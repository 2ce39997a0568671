import { citationKind, citationLabel } from '@baize/rulebook';
import { useState } from 'react';
import styles from './clause.module.css';
import shared from './shared.module.css';

/** Who says so: a clause or a reading opens to its words; the house is named, and opens nothing. */
export const Clause = ({ id }: { readonly id: string }) => {
  const kind = citationKind(id);
  return kind === 'house' || kind === 'software' ? (
    <span className={shared.small}>{citationLabel(id)}</span>
  ) : (
    <OfDocument id={id} />
  );
};

/** A clause by its id; it opens to what the document demands there. */
const OfDocument = ({ id }: { readonly id: string }) => {
  const [words, setWords] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (words !== null) return setWords(null);
    const { wordsOfClause } = await import('./clause-words.js');
    setWords(wordsOfClause(id));
  };
  return (
    <span className={styles.clause}>
      <button
        type="button"
        className={styles.id}
        aria-expanded={words !== null}
        aria-label={`Clause ${id}`}
        onClick={() => void open()}
      >
        {id}
      </button>
      {words !== null && <span className={styles.words}>{words}</span>}
    </span>
  );
};
