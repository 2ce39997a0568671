import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '../table/events.js';
import type { Happened } from '../table/world.js';

/** One thing that happened, on the table or at one of its jackpots. */
export type AnyEvent =
  | { readonly on: 'table'; readonly event: TableEvent }
  | { readonly on: 'jackpot'; readonly jackpot: string; readonly event: MeterEvent };

/** Chips that come and go beside the rounds are in the books, and in no round. */
const BESIDE: readonly TableEvent['type'][] = [
  'BoughtIn',
  'TrayFilled',
  'TrayCredited',
  'DropTaken',
];

/** Everything that belongs to a round, in order: from its start to its end, and what was corrected after. */
export const eventsOfRound = (
  happened: readonly Happened[],
  round: string,
): readonly AnyEvent[] => {
  const found: AnyEvent[] = [];
  const hits = new Set<string>();
  let isOn = false;
  for (const event of happened.flatMap(anyEvents)) {
    if (event.on === 'jackpot') {
      if (!ofRound(event.event, round, hits)) continue;
      found.push(event);
      continue;
    }
    const { type } = event.event;
    if (type === 'RoundStarted') isOn = event.event.round === round;
    const belongs =
      'round' in event.event ? event.event.round === round : isOn && !BESIDE.includes(type);
    if (belongs) found.push(event);
    if (type === 'RoundEnded') isOn = false;
  }
  return found;
};

export const anyEvents = (one: Happened): readonly AnyEvent[] =>
  'jackpot' in one
    ? one.events.map((event) => ({ on: 'jackpot', jackpot: one.jackpot, event }))
    : one.events.map((event) => ({ on: 'table', event }));

/** Hits are keyed in a round, and known by name from then on. */
const ofRound = (event: MeterEvent, round: string, hits: Set<string>): boolean => {
  if ('round' in event) {
    if (event.round !== round) return false;
    if (event.type === 'WinnersKeyed') for (const { hit } of event.winners) hits.add(hit);
    return true;
  }
  return 'hit' in event && hits.has(event.hit);
};
