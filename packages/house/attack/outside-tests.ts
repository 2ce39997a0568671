/**
 * Stands in for `vitest` when the attack runs as a program of its own: the set-up that it shares with the
 * tests puts away what it opened when a test is over, and here a test is a part.
 */
type Work = () => unknown;

let finished: Work[] = [];

export const onTestFinished = (work: Work): void => {
  finished.push(work);
};

/** The last that was opened is put away first. */
export const putAway = async (): Promise<void> => {
  const all = finished.toReversed();
  finished = [];
  for (const work of all) await work();
};

export const expect = (): never => {
  throw new Error('an attack notes what it finds: it expects nothing');
};
