import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '@baize/table';

type AwardPaid = Extract<TableEvent, { readonly type: 'AwardPaid' | 'AwardWithdrawn' }>;

/** What is known of the round in progress that its state does not say. */
export interface RunningRound {
  /** The version of the event that started it. */
  readonly from: number;
  readonly awards: readonly AwardPaid[];
}

/** After an event, which is the last one of its stream for now. */
export const runningRoundAfter = (
  runningRound: RunningRound | null,
  event: TableEvent | MeterEvent,
  version: number,
): RunningRound | null => {
  switch (event.type) {
    case 'RoundStarted':
      return { from: version, awards: [] };
    case 'AwardPaid':
      return runningRound === null
        ? null
        : { ...runningRound, awards: [...runningRound.awards, event] };
    case 'RoundEnded':
      return null;
    default:
      return runningRound;
  }
};
