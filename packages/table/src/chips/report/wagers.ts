import { type Cents, cents } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { type Entries, total } from './journal.js';
import { betsIn, type DayLine, linesOf } from './lines.js';

/** What one wager brought in a day. A stake that went back as void is none. */
export interface WagerResult {
  readonly wager: WagerId;
  readonly kind: 'contest' | 'side-bet';
  readonly bets: number;
  readonly handleCents: Cents;
  readonly voidCents: Cents;
  /** Beyond the stakes, from the tray. */
  readonly paidCents: Cents;
  /** Lost into the pot, where the game has one: the house wins it there, or does not. */
  readonly toPotCents: Cents;
  readonly winCents: Cents;
}

/** The wagers that the tray takes and pays; jackpots are accounted on their own. */
export const wagerResults = (
  { rulebook }: Pick<RulesInForce, 'rulebook'>,
  journal: Entries,
): readonly WagerResult[] => {
  const lines = linesOf(journal);
  const played = [...new Set(lines.map(({ wager }) => wager))];
  return (
    Object.entries(rulebook.wagers) as [WagerId, RulesInForce['rulebook']['wagers'][WagerId]][]
  )
    .filter(([wager, law]) => law?.kind.value !== 'jackpot' && played.includes(wager))
    .map(([wager, law]) => ({
      kind: law?.placed.value === 'option' ? 'side-bet' : 'contest',
      ...resultOf(
        wager,
        lines.filter((line) => line.wager === wager),
      ),
    }));
};

const resultOf = (wager: WagerId, lines: readonly DayLine[]): Omit<WagerResult, 'kind'> => {
  const live = lines.filter(({ outcome }) => outcome !== 'void');
  const lost = ({ stakeCents, returnedCents }: DayLine): number => stakeCents - returnedCents;
  const paidCents = total(live, ({ paysCents }) => paysCents);
  const toPotCents = total(live, (line) => (line.from === 'pot' ? lost(line) : 0));
  return {
    wager,
    bets: betsIn(live),
    handleCents: total(live, ({ stakeCents }) => stakeCents),
    voidCents: total(lines, ({ outcome, returnedCents }) =>
      outcome === 'void' ? returnedCents : 0,
    ),
    paidCents,
    toPotCents,
    winCents: cents(total(lines, lost) - toPotCents - paidCents),
  };
};
