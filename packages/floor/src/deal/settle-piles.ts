import type { LiveView } from '@baize/house/client';

type GameView = NonNullable<LiveView['round']>['game'];
export type Line = NonNullable<GameView['settled']>['lines'][number];

/** What the dealer does at one seat before going on to the next. */
export interface Pile {
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly takeCents: number;
  readonly payCents: number;
}

const sameLine = (left: Line, right: Line): boolean =>
  left.seat === right.seat &&
  left.wager === right.wager &&
  left.envies === right.envies &&
  left.paysCents === right.paysCents &&
  left.returnedCents === right.returnedCents;

/** Every line that is settled so far, in the order the chips move. */
export const settledLines = ({ round }: Pick<LiveView, 'round'>): readonly Line[] => {
  if (round === null) return [];
  const { game } = round;
  const early = 'paid' in game ? game.paid : [];
  const late = game.settled?.lines ?? [];
  return [...early, ...late.filter((line) => !early.some((one) => sameLine(one, line)))];
};

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

/** From the tray or the pot; what a meter pays has its own procedure. */
export const paidBy = ({ paysCents, from }: Line): number => (from === 'meter' ? 0 : paysCents);
