import {
  awardsOfSeat,
  type GameEvent,
  type GameRound,
  gameOf,
  type MeterAward,
  type SettledLine,
} from '@baize/games';
import { canonicalText, type RulesInForce } from '@baize/rulebook';

type SettledEvent = Extract<
  GameEvent,
  { readonly type: 'RoundSettled' | 'SeatSettled' | 'BonusesSettled' }
>;

export const isSettled = (event: GameEvent): event is SettledEvent =>
  event.type === 'RoundSettled' || event.type === 'SeatSettled' || event.type === 'BonusesSettled';

/** Two settlements that are not the same, in words that name no card. */
export interface Differs {
  readonly found: string;
  readonly expected: string;
}

/**
 * Settles a round once more from its felt and its cards. The shares of meters take the amounts that the
 * lines have: whether a meter gave them is asked of the meter.
 */
export const settledAgain = (
  rules: RulesInForce,
  game: GameRound,
  event: SettledEvent,
): Differs | null => {
  const { at, by } = event;
  const { decide } = gameOf(game);
  const again = (type: 'Settle' | 'SettleBonuses') =>
    decide(rules, game, { type, awards: awardsIn(rules, game, event.lines), at, by });
  const decided =
    event.type === 'SeatSettled'
      ? decide(rules, game, { type: 'SettleSeat', ...seatOf(rules, event), at, by })
      : again(event.type === 'RoundSettled' ? 'Settle' : 'SettleBonuses');
  if (!decided.ok) return { found: 'a settlement', expected: `none: ${decided.error.message}` };
  const [first] = decided.value;
  if (first === undefined || canonicalText(first) !== canonicalText(event)) {
    return between(event.lines, first !== undefined && isSettled(first) ? first.lines : []);
  }
  return null;
};

/** Earlier rounds left the jackpots of every seat for the end: they are settled again as they were. */
const seatOf = (
  rules: RulesInForce,
  { seat, lines, givenUp }: Extract<SettledEvent, { readonly type: 'SeatSettled' }>,
): {
  readonly seat: number;
  readonly awards?: readonly MeterAward[];
  readonly givenUp?: true;
} => {
  if (givenUp === true) return { seat, givenUp };
  const awards = awardsOfSeat(rules, lines);
  return awards === undefined ? { seat } : { seat, awards };
};

/** What the lines say that meters gave. */
export const awardsIn = (
  rules: RulesInForce,
  game: GameRound,
  lines: readonly SettledLine[],
): readonly MeterAward[] => {
  const shares = sharesOf(rules, game);
  return rules.jackpots.flatMap(({ id }) =>
    lines
      .filter(({ seat, wager, outcome }) =>
        shares === null
          ? wager === id && outcome === 'win'
          : wager === id && shares.some((due) => due.seat === seat && due.line === id),
      )
      .map(({ seat, paysCents }) => ({ seat, jackpot: id, cents: paysCents })),
  );
};

/** Bonuses that settle first take an award for each share of a meter, and for nothing else; null elsewhere. */
const sharesOf = (rules: RulesInForce, game: GameRound) => {
  const { action } = gameOf(game);
  if (action === null) return null;
  return action.areBonusesSettled(game)
    ? []
    : action.bonusesDue(rules, game).filter(({ due }) => due.from === 'meter');
};

type HandCompleted = Extract<GameEvent, { readonly type: 'HandCompleted' }>;

/** An ante bonus is paid by the five cards as they lie when the last of them is drawn, win or lose. */
export const anteBonusAgain = (
  rules: RulesInForce,
  game: GameRound,
  { step, anteBonus }: HandCompleted,
): Differs | null => {
  const due = gameOf(game).action?.atOnce(rules, game, step.seat) ?? null;
  return canonicalText(anteBonus) === canonicalText(due)
    ? null
    : between(anteBonus === null ? [] : [anteBonus], due === null ? [] : [due]);
};

/** The first line that is another one; cards and hands stay out of it. */
const between = (found: readonly SettledLine[], expected: readonly SettledLine[]): Differs => {
  const places = Math.max(found.length, expected.length);
  for (let place = 0; place < places; place += 1) {
    const [is, should] = [found[place], expected[place]];
    if (canonicalText(is ?? null) === canonicalText(should ?? null)) continue;
    const [told, wanted] = [words(is), words(should)];
    if (told !== wanted) return { found: told, expected: wanted };
    return { found: `other words for ${told}`, expected: wanted };
  }
  return { found: 'the same lines with other tips, notices or pot', expected: 'those of the felt' };
};

const words = (line: SettledLine | undefined): string =>
  line === undefined
    ? 'no such line'
    : `seat ${line.seat} ${line.wager} ${line.outcome}, pays ${line.paysCents}, returns ${line.returnedCents} (${line.cite})`;
