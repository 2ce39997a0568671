import type { ProblemView, RoundProof } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { Card } from '../art/card.js';
import { keptCards, keptClosing, keptCommitment } from '../fairness/kept-commitments.js';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { Problem } from '../kit/problem.js';
import type { CheckedProof, Kept } from './check-proof.js';
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

/** The documents say how a deck is cut: they come when a proof is checked, and not with the page. */
const check = async (proof: RoundProof, round: string, kept: Kept): Promise<CheckedProof> => {
  const { checkProof } = await import('./check-proof.js');
  return checkProof(proof, round, kept);
};

/** The proof of a round, and its deck made again in this page. */
export const ProofPage = ({ table, number }: ProofPageProps) => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'asking' });
  const [found, setFound] = useState<CheckedProof | null>(null);
  const round = `${table}/${number}`;
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const answer = await house.proof(table, number);
      if (gone) return;
      if (answer.ok) return setLoaded({ state: 'here', proof: answer.value });
      setLoaded({ state: 'failed', problem: answer.error });
      // A round that is settled is filed a moment later.
      if (answer.error.code === 'not-found') again = setTimeout(() => void ask(), ASK_AGAIN_MS);
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
          seed before betting, the players committed to theirs before any was opened; together they
          make one deck, and only one.
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
                  void check(loaded.proof, round, {
                    commitment: keptCommitment(round),
                    closing: keptClosing(round),
                    cards: keptCards(round),
                  }).then(setFound)
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
          {found !== null && <Verdict checked={found} />}
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
    {seatsIn(proof).map(({ seat, says }) => (
      <div key={seat}>
        <dt>Seat {seat}</dt>
        <dd>{says}</dd>
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

/** Who gave a seed, who was silent and who withheld one. */
const seatsIn = (
  proof: RoundProof,
): readonly { readonly seat: number; readonly says: string }[] => {
  if (proof.version === 1) {
    return proof.playerSeeds.map(({ seat, seed }) => ({ seat, says: `Seed ${seed}` }));
  }
  const { players, silent, withheld } = proof;
  const given = players.map(({ seat, seed }) => {
    if (seed !== null) return { seat, says: `Seed ${seed}` };
    const named = withheld.some((one) => one.seat === seat);
    return { seat, says: named ? 'Withheld its seed' : 'Did not open its seed' };
  });
  const others = silent.map(({ seat }) => ({ seat, says: 'Added nothing' }));
  return [...given, ...others].toSorted((left, right) => left.seat - right.seat);
};

const Verdict = ({ checked }: { readonly checked: CheckedProof }) => (
  <section className={styles.verdict} aria-live="polite">
    <h2>{headingOf(checked)}</h2>
    {checked.note !== null && <p>{checked.note}</p>}
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
    {checked.deck.length > 0 && (
      <p className={styles.legend}>
        The first {checked.dealt} were dealt; the others stayed in the deck.
      </p>
    )}
  </section>
);

const headingOf = ({ fair, deck }: CheckedProof): string => {
  if (!fair) return 'This proof does not hold';
  return deck.length === 0
    ? 'The round ended before a deck was made'
    : 'The deck is the one that was dealt';
};
