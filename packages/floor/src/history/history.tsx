import type { HistoryEntry, ProblemView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { signedMoney } from '../kit/money.js';
import { Problem } from '../kit/problem.js';
import { ReceiptLines } from '../table/receipt-lines.js';
import styles from './history.module.css';

const PAGE = 20;

/** A person's own rounds with their receipts, the newest first. */
export const History = () => {
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const ask = async (before: number | null): Promise<void> => {
    const answer = await house.history({ limit: PAGE, ...(before === null ? {} : { before }) });
    if (!answer.ok) return setProblem(answer.error);
    const { entries: come } = answer.value;
    setMore(come.length === PAGE);
    setEntries((had) => (before === null ? come : [...(had ?? []), ...come]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void ask(null), []);
  const last = entries?.at(-1);
  return (
    <Page
      title="Your rounds"
      lead="Every receipt, line by line, with the clause behind it and the proof of its deck."
    >
      {problem !== null && <Problem problem={problem} />}
      {entries === null && problem === null && <Waiting for="Looking up your rounds" />}
      {entries?.length === 0 && (
        <p className={styles.empty}>
          You have not played a round yet. <Link to="/">Choose a table</Link>
        </p>
      )}
      <ul className={styles.entries}>
        {entries?.map(({ position, at, table, receipt }) => (
          <li key={position}>
            <details className={styles.entry}>
              <summary>
                <span className={styles.where}>
                  {table} · round {receipt.round.split('/').at(-1)}
                  {receipt.issue > 1 && ` · issue ${receipt.issue}`}
                </span>
                <time dateTime={at}>{new Date(at).toLocaleString()}</time>
                <b>{signedMoney(receipt.netCents)}</b>
              </summary>
              <ReceiptLines receipt={receipt} sign={undefined} />
              <p className={styles.check}>
                <Link to={`/rounds/${receipt.round}`}>Check the deck of this round</Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
      {more && last !== undefined && (
        <Button onClick={() => void ask(last.position)}>Earlier rounds</Button>
      )}
    </Page>
  );
};
