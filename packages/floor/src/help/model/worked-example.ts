import type { Result } from '@baize/result';
import type { Rulebook, WagerId } from '@baize/rulebook';
import { type AnswerLine, type RoundFile, settleFile } from '@baize/table';
import { cardsOf } from './hand-examples.js';

/** A round to explain a game by. */
export interface Example {
  /** The round as a file has it, by any rulebook of the game. */
  readonly round: (rulebook: Rulebook) => Readonly<Record<string, unknown>>;
  /** What is said of the dealer's hand. */
  readonly dealer: string;
  /** What happens at each seat, in words; told in this order. */
  readonly story: readonly (readonly [seat: number, words: string])[];
}

/** A seat of a worked example: what lies there, what was done, and what came of it. */
export interface ExampleSeat {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly drawn: readonly string[];
  readonly lines: readonly AnswerLine[];
  readonly netCents: number;
}

export interface WorkedExample {
  readonly dealer: readonly string[];
  readonly dealerWords: string;
  readonly seats: readonly ExampleSeat[];
}

/** The first printed table of each wager, of those that are named here and the document has. */
export const firstTables = (
  rulebook: Rulebook,
  wagers: readonly WagerId[],
): Record<string, string> =>
  Object.fromEntries(
    wagers.flatMap((wager) => {
      const [first] = Object.keys(rulebook.wagers[wager]?.paytables ?? {});
      return first === undefined ? [] : [[wager, first]];
    }),
  );

/** A round as it could lie on the felt, settled by the same core that settles the tables. */
export const workedExample = (
  rulebook: Rulebook,
  { round }: Pick<Example, 'round'>,
): Result<WorkedExample, string> => {
  const file = { version: 1, rulebook: rulebook.id, ...round(rulebook) } as unknown as RoundFile;
  const settled = settleFile(file);
  if (!settled.ok) return settled;
  const answer = settled.value;
  return {
    ok: true,
    value: {
      dealer: cardsOf(file.dealer),
      dealerWords: answer.dealer?.hand ?? '',
      seats: file.seats.map(({ seat, cards, draw = '', decision }) => ({
        seat,
        cards: cardsOf(cards),
        drawn: decision === 'fold' ? [] : cardsOf(draw),
        lines: answer.lines.filter((line) => line.seat === seat),
        netCents: answer.seats[seat]?.net ?? 0,
      })),
    },
  };
};
