import type { ProblemView, RoundProof } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { Card } from '../art/card.js';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { Problem } from '../kit/problem.js';
import { keptCommitment } from '../table/kept-commitments.js';
import { type CheckedProof, checkProof } from './check-proof.js';
import styles from './proof-page.module.css';

interface ProofPageProps {
  readonly table: string;
  readonly number: number;
}

const ASK_AGAIN_MS = 2_000;

type Loaded =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly problem: ProblemView }
  | { readonly state: 'here'; readonly proof: RoundProof };

/** The proof of a round, and its deck made again in this page. */
export const ProofPage = ({ table, number }: ProofPageProps) => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'asking' });
  const [checked, setChecked] = useState<CheckedProof | null>(null);
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const answer = await house.proof(table, number);
      if (gone) return;
      if (answer.ok) return setLoaded({ state: 'here', proof: answer.value });
      setLoaded({ state: 'failed', problem: answer.error });
      // A round that is settled is filed a moment later.
      if (answer.error.status === 404) again = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [table, number]);
  return (
    <Page
      title={`Round ${number}`}
      lead={
        <>
          At <Link to={`/tables/${encodeURIComponent(table)}`}>{table}</Link>. The house fixed its
          seed before betting, the players added theirs; together they make one deck, and only one.
        </>
      }
    >
      {loaded.state === 'asking' && <Waiting for="Looking up the proof" />}
      {loaded.state === 'failed' && <Problem problem={loaded.problem} />}
      {loaded.state === 'here' && (
        <>
          <Facts proof={loaded.proof} />
          <div className={styles.act}>
            {'subtle' in crypto ? (
              <Button
                look="main"
                onClick={() =>
                  void checkProof(loaded.proof, keptCommitment(loaded.proof.round)).then(setChecked)
                }
              >
                Recompute this deck
              </Button>
            ) : (
              <p>
                This page came without https, and the browser lends its cryptography only to pages
                that did. Check the proof with <code>baize verify</code> instead.
              </p>
            )}
            <a href={`/api/rounds/${encodeURIComponent(table)}/${number}/proof`}>
              The proof as a file
            </a>
          </div>
          {checked !== null && <Verdict checked={checked} />}
        </>
      )}
    </Page>
  );
};

const Facts = ({ proof }: { readonly proof: RoundProof }) => (
  <dl className={styles.facts}>
    <div>
      <dt>Commitment, before betting</dt>
      <dd>{proof.commitment}</dd>
    </div>
    <div>
      <dt>Seed of the house, after the round</dt>
      <dd>{proof.houseSeed}</dd>
    </div>
    {proof.playerSeeds.map(({ seat, seed }) => (
      <div key={seat}>
        <dt>Seed of seat {seat}</dt>
        <dd>{seed}</dd>
      </div>
    ))}
    {proof.void !== null && (
      <div>
        <dt>Void</dt>
        <dd>{proof.void.reason}</dd>
      </div>
    )}
  </dl>
);

const Verdict = ({ checked }: { readonly checked: CheckedProof }) => (
  <section className={styles.verdict} aria-live="polite">
    <h2>{checked.fair ? 'The deck is the one that was dealt' : 'This proof does not hold'}</h2>
    <ul className={styles.checks}>
      {checked.checks.map(({ what, ok, says }) => (
        <li key={what} className={ok ? styles.holds : styles.fails}>
          <b>
            {ok ? '✓' : '×'} {what}
          </b>{' '}
          {says}
        </li>
      ))}
    </ul>
    <ol className={styles.deck} aria-label="The deck, its top card first">
      {checked.deck.map((card, at) => (
        <li key={card} className={at < checked.dealt ? styles.dealt : styles.left}>
          <Card text={card} small />
        </li>
      ))}
    </ol>
    <p className={styles.legend}>
      The first {checked.dealt} were dealt; the others stayed in the deck.
    </p>
  </section>
);
