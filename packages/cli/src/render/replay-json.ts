import type { Result } from '@baize/result';
import type { Parting } from '../play/replay-round.js';
import type { ReplayedRound } from '../play/replayed-round.js';
import { eventWords } from './replay-events.js';
import { seatsOf } from './replay-round.js';

/** A replayed round for programs; where it does not replay, what is apart. */
export const replayJson = (replayed: Result<ReplayedRound, Parting>) => {
  if (!replayed.ok) return { error: replayed.error.message, details: replayed.error.details };
  const { rules, digest, round, steps, lines, notices } = replayed.value;
  return {
    round,
    rulebook: rules.rulebook.id,
    rules: digest,
    steps: steps.map(({ event, seen }) => ({
      at: event.at,
      by: event.by,
      type: event.type,
      words: eventWords(rules, event),
      view: seen.view,
    })),
    lines,
    notices,
    seats: Object.fromEntries(seatsOf(lines).map(({ seat, own }) => [seat, sums(own)])),
  };
};

/** In cents, as `baize settle` sums them. */
const sums = (lines: ReplayedRound['lines']) => {
  const staked = lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  const back = lines.reduce((sum, line) => sum + line.paysCents + line.returnedCents, 0);
  return { staked, net: back - staked };
};
