import type { HistoryEntry, ProblemView, RulesView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { classes } from '../kit/classes.js';
import { money, signedMoney } from '../kit/money.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import { useAnswer } from '../kit/use-answer.js';
import { ReceiptLines } from '../table/beside/receipt-lines.js';
import styles from './history.module.css';

const PAGE = 20;
const ALL = '';

/** A person's own rounds with their receipts, the newest first. */
export const History = () => {
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null);
  const [more, setMore] = useState(false);
  const [asking, setAsking] = useState(false);
  const [table, setTable] = useState(ALL);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const lobby = useAnswer(() => house.lobby());
  // A table that is gone keeps its short name.
  const names = new Map(lobby.value?.tables.map(({ slug, name }) => [slug, name]));
  const ask = async (before: number | null): Promise<void> => {
    setAsking(true);
    const answer = await house.history({ limit: PAGE, ...(before === null ? {} : { before }) });
    setAsking(false);
    if (!answer.ok) return setProblem(answer.error);
    const { entries: come } = answer.value;
    setProblem(null);
    setMore(come.length === PAGE);
    setEntries((had) => (before === null ? come : [...(had ?? []), ...come]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void ask(null), []);
  const last = entries?.at(-1);
  const tables = [...new Set(entries?.map((entry) => entry.table))].toSorted();
  const shown = entries?.filter((entry) => table === ALL || entry.table === table) ?? [];
  return (
    <Page
      title="Your rounds"
      lead="Every receipt, line by line, with the clause behind it and the proof of its deck."
    >
      {problem !== null && <Problem problem={problem} />}
      {entries === null && problem === null && <Waiting for="Looking up your rounds" />}
      {entries?.length === 0 && (
        <p className={shared.empty}>
          You have not played a round yet. <Link to="/">Choose a table</Link>
        </p>
      )}
      {entries !== null && entries.length > 0 && (
        <div className={styles.filter}>
          <label htmlFor="table">Table</label>
          <select id="table" value={table} onChange={({ target }) => setTable(target.value)}>
            <option value={ALL}>All tables</option>
            {tables.map((slug) => (
              <option key={slug} value={slug}>
                {names.get(slug) ?? slug}
              </option>
            ))}
          </select>
          <p role="status">{sumInWords(shown)}</p>
        </div>
      )}
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <li key={entry.position}>
            <Entry entry={entry} name={names.get(entry.table) ?? entry.table} />
          </li>
        ))}
      </ul>
      {more && last !== undefined && (
        <Button disabled={asking} onClick={() => void ask(last.position)}>
          Earlier rounds
        </Button>
      )}
    </Page>
  );
};

const sumInWords = (entries: readonly HistoryEntry[]): string => {
  const net = entries.reduce((sum, { receipt }) => sum + receipt.netCents, 0);
  const rounds = entries.length === 1 ? '1 receipt' : `${entries.length} receipts`;
  return `${rounds}, together ${signedMoney(net)}`;
};

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly name: string;
}

/** One receipt; it opens to its lines, and only then asks what the table calls them. */
const Entry = ({ entry: { at, table, receipt }, name }: EntryProps) => {
  const [sign, setSign] = useState<RulesView['sign'] | undefined>();
  const nameLines = async (): Promise<void> => {
    if (sign !== undefined) return;
    const rules = await house.rules(table);
    if (rules.ok) setSign(rules.value.sign);
  };
  const { netCents } = receipt;
  return (
    <details className={styles.entry} onToggle={() => void nameLines()}>
      <summary>
        <span className={styles.where}>
          <b>{name}</b> <span>round {receipt.round.split('/').at(-1)}</span>
          {receipt.issue > 1 && ` · issue ${receipt.issue}`}
        </span>
        <span className={styles.staked}>staked {money(receipt.stakedCents)}</span>
        <time dateTime={at}>
          {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <b
          className={classes(
            styles.net,
            netCents > 0 ? shared.good : netCents < 0 ? shared.bad : undefined,
          )}
        >
          {signedMoney(netCents)}
        </b>
      </summary>
      <ReceiptLines receipt={receipt} sign={sign} />
      <p className={styles.check}>
        <Link to={`/rounds/${receipt.round}`}>Check the deck of this round</Link>
      </p>
    </details>
  );
};
