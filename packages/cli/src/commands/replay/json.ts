import type { Result } from '@baize/result';
import { narrate, recordVoice, sentence } from '@baize/table';
import type { Parting, ReplayedRound } from './replayed.js';
import { seatsOf } from './tell.js';

export const replayJson = (replayed: Result<ReplayedRound, Parting>) => {
  if (!replayed.ok) return { error: replayed.error.message, details: replayed.error.details };
  const { rules, round, steps, lines, notices } = replayed.value;
  const voice = recordVoice(rules.inForce);
  return {
    round,
    rulebook: rules.inForce.rulebook.id,
    rules: rules.digest,
    steps: steps.map(({ event, view }) => ({
      at: event.event.at,
      by: event.event.by,
      type: event.event.type === 'InRound' ? event.event.event.type : event.event.type,
      words: sentence(narrate(event, voice).what),
      view,
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
