import type { LiveView, ProblemView, TableOrder } from '@baize/house/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { house } from '../house/client.js';
import { keepClosing } from './kept-commitments.js';
import { keepSeed, newSeed } from './kept-seeds.js';
import { seedAct, termsOf } from './seed-acts.js';
import { seedCommitment } from './seed-hashes.js';

/** What the page has done for the shuffle of this round, beside what the view says. */
export interface Seeds {
  /** Why the house takes no seed from this player now; null where it does. */
  readonly refused: string | null;
  /** What is not as it should be; null where all is well. */
  readonly warning: string | null;
  /** Commits again, with words of the player's own in the seed. */
  readonly mixIn: (seat: number, typed: string) => Promise<ProblemView | null>;
}

/** So long after a failure the page tries again. */
const AGAIN_MS = 700;

/** Answers that another try does not change in this round. */
const FINAL: readonly string[] = ['counts-as-silent', 'not-your-seat', 'other-seed'];

/**
 * Commits to a seed for every own seat when betting opens, and opens it when the list is closed and is the one
 * that this browser knows: by itself, at once, without a press.
 */
export const useSeeds = (view: LiveView): Seeds => {
  const [refused, setRefused] = useState<{ round: string; says: string } | null>(null);
  const [again, setAgain] = useState(0);
  const underWay = useRef(new Set<string>());
  const settled = useRef(new Set<string>());
  const { slug, fairness, mine } = view;
  const round = fairness?.round ?? '';

  const commit = useCallback(
    (seat: number, typed = ''): Promise<ProblemView | null> => {
      if (fairness === null) return Promise.resolve(null);
      const seed = newSeed(typed);
      const terms = termsOf(fairness, view.rulebook);
      const commitment = seedCommitment(terms, fairness.commitment, seat, seed);
      keepSeed(commitment, { round: fairness.round, seat, seed, house: fairness.commitment });
      return sent(slug, { type: 'CommitSeed', seat, commitment });
    },
    [fairness, slug, view.rulebook],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked with every view, and after a failure
  useEffect(() => {
    for (const seat of mine) {
      const act = seedAct(view, seat);
      const name = `${round}/${seat}/${act.act}`;
      if (act.act !== 'commit' && act.act !== 'open') continue;
      if (underWay.current.has(name) || settled.current.has(name)) continue;
      underWay.current.add(name);
      const doIt = async (): Promise<ProblemView | null> => {
        if (act.act === 'commit') return commit(seat);
        const closing = fairness?.closing ?? '';
        keepSeed(act.commitment, { ...act.kept, openedTo: closing });
        keepClosing(round, closing);
        return sent(slug, { type: 'OpenSeed', seat, seed: act.kept.seed });
      };
      void doIt().then((problem) => {
        underWay.current.delete(name);
        if (problem === null || !isPassing(problem)) settled.current.add(name);
        else setTimeout(() => setAgain((times) => times + 1), AGAIN_MS);
        if (problem !== null && FINAL.includes(problem.code)) {
          setRefused({ round, says: problem.detail });
        }
      });
    }
  }, [view, again]);

  const acts = mine.map((seat) => seedAct(view, seat));
  const differs = acts.find((one) => one.act === 'differs');
  return {
    refused: refused?.round === round ? refused.says : null,
    warning: differs?.act === 'differs' ? differs.says : null,
    mixIn: commit,
  };
};

/** It may go better the next time. */
const isPassing = ({ status }: ProblemView): boolean =>
  status === 0 || status === 429 || status >= 500;

const sent = async (slug: string, order: TableOrder): Promise<ProblemView | null> => {
  const answer = await house.orderAtTable(slug, order);
  return answer.ok ? null : answer.error;
};
