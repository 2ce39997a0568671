import type { ProblemView, TableOrder } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../../house/client.js';
import { Problem } from '../../kit/problem.js';
import shared from '../../kit/shared.module.css';

/** One correction on its way: refused, done, or waiting for a second person. */
export interface Correction {
  readonly busy: boolean;
  readonly problem: ProblemView | null;
  readonly said: string | null;
  /** Whether it is done, waits for a second person, or was refused. */
  readonly send: (order: TableOrder, done: string) => Promise<'done' | 'waits' | 'refused'>;
}

export const useCorrection = (slug: string): Correction => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const send: Correction['send'] = async (order, done) => {
    setBusy(true);
    const answer = await house.orderAtTable(slug, order);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) {
      setSaid(null);
      return 'refused';
    }
    const waits = answer.value.proposal !== undefined;
    setSaid(waits ? WAITS : done);
    return waits ? 'waits' : 'done';
  };
  return { busy, problem, said, send };
};

const WAITS = 'So much takes two people: it waits for a second one to confirm it on the floor.';

/** How a correction ended, in words. */
export const Outcome = ({ of: { problem, said } }: { readonly of: Correction }) => (
  <>
    {problem !== null && <Problem problem={problem} />}
    {said !== null && (
      <p className={shared.note} role="status">
        {said}
      </p>
    )}
  </>
);
