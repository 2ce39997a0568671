import type { RoundProof } from '@baize/house/client';

type Proof = Extract<RoundProof, { readonly version: 2 }>;
type Step = Proof['steps'][number]['step'];

/**
 * What is wrong with the order in which a deck came about; null when nothing is. It is written anew from
 * docs/fairness.md: the house commits, the players commit, the list is closed, its seeds are opened, cards are dealt.
 */
export const checkOrder = (proof: Proof): string | null => {
  const { steps, players, silent, closing, withheld, cards } = proof;
  const entryOf = (step: Step): number | null =>
    steps.find((one) => one.step === step)?.entry ?? null;
  const entries = (step: Step, seat?: number): readonly number[] =>
    steps
      .filter((one) => one.step === step && (seat === undefined || one.seat === seat))
      .map(({ entry }) => entry);
  const rises = steps.every(({ entry }, at) => at === 0 || entry > (steps[at - 1]?.entry ?? 0));
  if (!rises) return 'Its steps do not follow one another.';
  const once: readonly Step[] = ['house-committed', 'closed', 'withheld', 'dealt'];
  if (once.some((step) => entries(step).length > 1)) return 'A step that comes once came twice.';
  if (steps[0]?.step !== 'house-committed') return 'The house did not commit first.';

  const [closed, dealt, ended] = [entryOf('closed'), entryOf('dealt'), entryOf('withheld')];
  if ((closed === null) !== (closing === null)) return 'It does not say when the list was closed.';
  if (closed === null && players.length + silent.length > 0) return 'A list was never closed.';
  if (silent.some(({ seat }) => players.some((one) => one.seat === seat)))
    return 'A seat is both silent and in the list.';
  if (entries('seat-committed').some((entry) => entry > (closed ?? Infinity)))
    return 'A seat committed after the list was closed.';
  if (players.some(({ seat }) => entries('seat-committed', seat).length === 0))
    return 'It does not say when a seat committed.';

  const openings = entries('seat-opened');
  if (openings.some((entry) => entry < (closed ?? Infinity)))
    return 'A seed was opened before the list was closed.';
  const told = players.every(
    ({ seat, seed }) => entries('seat-opened', seat).length === (seed === null ? 0 : 1),
  );
  const opened = players.filter(({ seed }) => seed !== null).length;
  if (!told || openings.length !== opened) return 'It does not say once when each seat opened.';

  const missing = players.filter(({ seed }) => seed === null).map(({ seat }) => seat);
  const last = openings.at(-1) ?? closed ?? Infinity;
  if ((dealt === null) !== (cards === '')) return 'It does not say when the deal began.';
  if (dealt !== null && (missing.length > 0 || dealt < last))
    return 'A card was dealt before every seed was open.';
  if ((ended === null) !== (withheld.length === 0)) return 'It does not say who withheld a seed.';
  if (ended === null) return null;
  if (withheld.map(({ seat }) => seat).join() !== missing.join() || ended < last)
    return 'Those who are named did not withhold a seed.';
  return proof.void === null ? 'A seed was withheld, and the round is not void.' : null;
};
