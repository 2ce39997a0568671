import { displayedMicros } from '@baize/jackpot';
import { formatMicros } from '@baize/money';
import type { Happened, Shift } from '../../src/index.js';

/** What happened, by the names of the table, of its game and cards, and of its meters. */
const namesIn = (one: Happened): readonly string[] =>
  'jackpot' in one
    ? one.events.map(({ type }) => `meter: ${type}`)
    : one.events.map((event) =>
        'event' in event ? `${event.type}: ${event.event.type}` : event.type,
      );

const counted = (names: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => `  ${String(count).padStart(5)} ${name}`)
    .toSorted((left, right) => (left.slice(8) < right.slice(8) ? -1 : 1));
};

const kindOf = (account: string): string => account.split('/')[0] ?? account;

/** What players, trays and the others hold at the end, each kind together. */
const heldIn = ({ world: { books, meters } }: Shift): readonly string[] => {
  const held = new Map<string, number>();
  for (const [account, amount] of books) {
    held.set(kindOf(account), (held.get(kindOf(account)) ?? 0) + amount);
  }
  const shown = Object.entries(meters).flatMap(([id, meter]) =>
    meter.phase === 'unopened' ? [] : [[`${id} shows`, displayedMicros(meter)] as const],
  );
  return [...[...held].toSorted(([left], [right]) => (left < right ? -1 : 1)), ...shown].map(
    ([name, amount]) => `  ${name} ${formatMicros(amount as never)}`,
  );
};

/** What a shift was made of, to be compared with the same shift later. */
export const shiftTold = (shift: Shift): string =>
  [
    'happened',
    ...counted(shift.happened.flatMap(namesIn)),
    'called',
    ...counted(shift.called),
    'refused',
    ...counted(shift.refused.map(({ code, cite }) => `${code} [${cite}]`)),
    'held',
    ...heldIn(shift),
    `closed at ${shift.at}`,
    '',
  ].join('\n');
