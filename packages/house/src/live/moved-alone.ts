import { movedBy, type TableEvent } from '@baize/table';

/** What one person alone put right by an event, to and from players; 0 where a second person confirmed it. */
export const movedAlone = (event: TableEvent): number => {
  if (event.type === 'PaymentAdjusted') return event.second === null ? Math.abs(event.cents) : 0;
  if (event.type !== 'RoundResettled' || event.second !== null) return 0;
  const changes = [...event.changes, ...event.tipChanges];
  return changes.reduce((sum, change) => sum + Math.abs(movedBy(change)), 0);
};
