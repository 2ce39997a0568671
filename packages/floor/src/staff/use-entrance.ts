import type { Person, ProblemView } from '@baize/house/client';
import type { Result } from '@baize/result';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.js';
import { refreshSession } from '../house/session.js';
import { whereTheyWork } from './where-they-work.js';

/** A way in: what it refused last, and for how long it takes no further try. */
export interface Entrance {
  readonly busy: boolean;
  readonly problem: ProblemView | null;
  readonly waitSeconds: number;
  readonly enter: (reply: Promise<Result<Person, ProblemView>>) => Promise<void>;
}

export const useEntrance = (): Entrance => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    if (waitSeconds === 0) return;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const enter: Entrance['enter'] = async (reply) => {
    setProblem(null);
    setBusy(true);
    const entered = await reply;
    if (entered.ok) return goTo(whereTheyWork(await refreshSession()));
    setBusy(false);
    setProblem(entered.error);
    setWaitSeconds(entered.error.waitSeconds ?? 0);
  };
  return { busy, problem, waitSeconds, enter };
};
