import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '@baize/table';

type InRound = Extract<TableEvent, { readonly type: 'InRound' }>['event'];

/** What comes once in a round, by the event of its game that says it came. */
const ONCE: Partial<Record<InRound['type'], string>> = {
  BettingClosed: 'no-more-bets',
  BonusesSettled: 'bonuses',
  RoundSettled: 'settle',
};

/** What may happen once and never again, each under a key of its own. */
export const obligationsOf = (
  stream: string,
  round: string | null,
  event: TableEvent | MeterEvent,
): readonly string[] => {
  switch (event.type) {
    case 'RoundStarted':
      return [`${event.round}/start`];
    case 'RoundEnded':
      return [`${event.round}/end`];
    case 'InRound': {
      if (event.event.type === 'SeatSettled' && round !== null) {
        const { seat, givenUp } = event.event;
        return [`${round}/settle/${seat}${givenUp === true ? '/given-up' : ''}`];
      }
      const step = ONCE[event.event.type];
      return round === null || step === undefined ? [] : [`${round}/${step}`];
    }
    case 'HitPaid':
      return [`${stream}/${event.hit}/paid`];
    default:
      return [];
  }
};
