import type { DecisionValues } from '@baize/odds';
import type { CoachQuestion, CoachReply } from './question.js';

type Take = (answer: DecisionValues | null) => void;

/** One worker for as long as the page lives, started with the first question. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Take>();

const startWorker = (): Worker => {
  const started = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  // A worker that fails leaves the coach silent, and the table goes on.
  started.addEventListener('error', () => {
    for (const take of waiting.values()) take(null);
    waiting.clear();
  });
  return started;
};

export const askCoach = (question: Omit<CoachQuestion, 'id'>): Promise<DecisionValues | null> => {
  worker ??= startWorker();
  asked += 1;
  const id = asked;
  const answer = new Promise<DecisionValues | null>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ id, ...question } satisfies CoachQuestion);
  return answer;
};
