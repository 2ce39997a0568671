import type { ProblemView } from '@baize/house/client';
import type { Result } from '@baize/result';
import { useState } from 'react';

/** Something that is sent once at a time, and what was refused last. */
export interface Sending {
  readonly busy: boolean;
  readonly problem: ProblemView | null;
  readonly send: (reply: () => Promise<Result<unknown, ProblemView>>) => Promise<boolean>;
}

export const useSending = (): Sending => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemView | null>(null);
  const send: Sending['send'] = async (reply) => {
    setBusy(true);
    setProblem(null);
    const answer = await reply();
    setBusy(false);
    if (!answer.ok) setProblem(answer.error);
    return answer.ok;
  };
  return { busy, problem, send };
};
