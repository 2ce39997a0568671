import type { ProblemView, TableOrder } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../house/client.js';

/** One correction on its way: refused, done, or waiting for a second person. */
export interface Correction {
  readonly busy: boolean;
  readonly problem: ProblemView | null;
  readonly said: string | null;
  readonly send: (order: TableOrder, done: string) => Promise<boolean>;
}

export const useCorrection = (slug: string): Correction => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const send = async (order: TableOrder, done: string): Promise<boolean> => {
    setBusy(true);
    const answer = await house.orderAtTable(slug, order);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    setSaid(answer.ok ? (answer.value.proposal === undefined ? done : WAITS) : null);
    return answer.ok;
  };
  return { busy, problem, said, send };
};

const WAITS = 'So much takes two people: it waits for a second one to confirm it on the floor.';
