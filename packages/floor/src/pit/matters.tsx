import type { FloorView } from '@baize/house/client';
import { useId } from 'react';
import { Link } from '../app/link.js';
import { Clause } from '../kit/clause.js';
import { timeOf } from '../kit/instant.js';
import styles from './matters.module.css';

/** More are in the reports and in the stories of the rounds. */
const MOST_SHOWN = 20;

interface RoundProps {
  readonly round: string | null;
  /** The number of the round in progress: its story comes when it is over. */
  readonly playing: number | undefined;
}

const Round = ({ round, playing }: RoundProps) => {
  if (round === null) return null;
  const number = round.split('/').at(-1);
  return Number(number) === playing ? (
    <>, round {number}</>
  ) : (
    <>
      , <Link to={`/rounds/${round}`}>round {number}</Link>
    </>
  );
};

/** What was called, voided and corrected at all tables, the latest first. */
export const Matters = ({ floor }: { readonly floor: FloorView }) => {
  const heading = useId();
  const all = floor.tables
    .flatMap((table) => table.matters.map((matter) => ({ table, ...matter })))
    .toSorted((left, right) => right.at.localeCompare(left.at))
    .slice(0, MOST_SHOWN);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Called and corrected
      </h2>
      {all.length === 0 && (
        <p className={styles.nothing}>Nothing was called, voided or corrected yet.</p>
      )}
      <ol className={styles.list}>
        {all.map(({ table, at, by, second, round, words, reason, cite, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may come at the same instant
          <li key={`${table.slug}/${at}/${kind}/${index}`}>
            <p>
              <b>{words}</b> {cite !== null && <Clause id={cite} />}
            </p>
            {reason !== null && <p>“{reason}”</p>}
            <p className={styles.who}>
              <time dateTime={at}>{timeOf(at)}</time>, {by}
              {second !== null && ` and ${second}`}, {table.name}
              <Round round={round} playing={table.round?.number} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
