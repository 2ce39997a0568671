import type { AccountOrder, ProblemView, TableOrder } from '@baize/house/client';
import { useCallback, useState } from 'react';
import { house } from '../house/client.js';
import { refreshSession } from '../house/session.js';

/** Orders to one table, and what was last refused. */
export interface Orders {
  readonly busy: boolean;
  readonly problem: ProblemView | null;
  /** Null when it was done; the problem when it was refused. */
  readonly send: (order: TableOrder) => Promise<ProblemView | null>;
  readonly sendOwn: (order: AccountOrder) => Promise<ProblemView | null>;
  /** Shows what was refused elsewhere; null shows nothing any more. */
  readonly show: (problem: ProblemView | null) => void;
}

export const useOrders = (slug: string): Orders => {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const sent = useCallback(
    async (reply: Promise<{ ok: true } | { ok: false; error: ProblemView }>) => {
      setProblem(null);
      setWaiting((count) => count + 1);
      const answer = await reply;
      setWaiting((count) => count - 1);
      if (answer.ok) return null;
      setProblem(answer.error);
      return answer.error;
    },
    [],
  );
  const send = useCallback(
    (order: TableOrder) => sent(house.orderAtTable(slug, order)),
    [slug, sent],
  );
  const sendOwn = useCallback(
    async (order: AccountOrder) => {
      const refused = await sent(house.orderOfOwnAccount(order));
      await refreshSession();
      return refused;
    },
    [sent],
  );
  return { busy: waiting > 0, problem, send, sendOwn, show: setProblem };
};
