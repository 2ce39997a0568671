import type { LiveView } from '@baize/house/client';

/** A line that the next step settles. */
export type Line = NonNullable<LiveView['procedure']>['settles'][number];

/** What the dealer does at one seat before going on to the next. */
export interface Pile {
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly takeCents: number;
  readonly payCents: number;
}

/** From the dealer's right: lines of one seat that follow each other are one pile. */
export const pilesOf = (lines: readonly Line[]): readonly Pile[] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.seat === line.seat) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    seat: group[0]?.seat ?? 0,
    lines: group,
    takeCents: group.reduce((sum, line) => sum + takenBy(line), 0),
    payCents: group.reduce((sum, line) => sum + paidBy(line), 0),
  }));
};

/** What of the stake does not go back. */
export const takenBy = ({ stakeCents, returnedCents }: Line): number => stakeCents - returnedCents;

/** From the tray or the pot; an award has its own procedure. */
export const paidBy = ({ paysCents, from, later }: Line): number =>
  from === 'meter' || later === true ? 0 : paysCents;
