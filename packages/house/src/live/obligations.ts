import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '@baize/table';

/** What may happen once and never again, each under a key of its own, whoever asks for it. */
export const obligationsOf = (stream: string, event: TableEvent | MeterEvent): readonly string[] => {
  switch (event.type) {
    case 'RoundStarted':
      return [`${event.round}/start`];
    case 'RoundEnded':
      return [`${event.round}/end`];
    case 'InRound':
      return inRound(event.event);
    case 'HitPaid':
      return [`${stream}/${event.hit}/paid`];
    default:
      return [];
  }
};

type InRound = Extract<TableEvent, { readonly type: 'InRound' }>['event'];

const inRound = (event: InRound): readonly string[] => {
  void event;
  return [];
};
