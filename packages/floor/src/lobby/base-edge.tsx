import type { OddsView } from '@baize/house/client';
import styles from './base-edge.module.css';
import { edgeInWords, exactInWords } from './edge-words.js';

/** What the house keeps of an ante with best play; calm words until it is counted. */
export const BaseEdge = ({ odds }: { readonly odds: OddsView | null }) => {
  if (odds?.state === 'failed') return <span className={styles.soft}>cannot be counted now</span>;
  if (odds?.state !== 'counted') return <span className={styles.soft}>counting…</span>;
  if (odds.base === null) return <span className={styles.soft}>not counted</span>;
  const { edge, expected, players } = odds.base;
  return (
    <span title={`Expected net of one ante: ${exactInWords(expected)}`}>
      {edgeInWords(edge, 4)}
      {players === 1 && <span className={styles.soft}> for one player</span>}
    </span>
  );
};
