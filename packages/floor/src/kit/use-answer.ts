import type { ProblemView } from '@baize/house/client';
import type { Result } from '@baize/result';
import { useEffect, useState } from 'react';

/** What the house answered; both are null until then. */
export interface Answer<T> {
  readonly value: T | null;
  readonly problem: ProblemView | null;
}

/** Asks the house once, and again with another key. The last answer stays until the next one comes. */
export const useAnswer = <T>(ask: () => Promise<Result<T, ProblemView>>, key = ''): Answer<T> => {
  const [answer, setAnswer] = useState<Answer<T>>({ value: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    let gone = false;
    void ask().then((came) => {
      if (gone) return;
      setAnswer(
        came.ok ? { value: came.value, problem: null } : { value: null, problem: came.error },
      );
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return answer;
};
