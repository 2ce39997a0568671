import { describePays } from '@baize/money';
import type { Cited, ContestPlay, Rulebook } from '@baize/rulebook';

/** How a hand against the dealer can end, and what becomes of ante and second wager. */
export interface Ending {
  readonly when: string;
  readonly ante: string;
  readonly second: string;
  readonly cite: string;
}

const WORDS = { win: 'wins', push: 'pushes', lose: 'loses' } as const;
type Outcome = keyof typeof WORDS;

/** The wager that keeps a hand in. */
export type Second = 'raise' | 'bet';

/** The rules of a game against the dealer, with what becomes of its second wager. */
export type SecondPlay<S extends Second> = ContestPlay & {
  readonly notQualified: Cited<Readonly<Record<S, Outcome>>>;
};

/** `wins 1 to 1`, or by which table where the price depends on the hand. */
const won = (rulebook: Rulebook, wager: 'ante' | 'raise' | 'bet'): string => {
  const pays = rulebook.wagers[wager]?.pays;
  return pays === undefined ? 'wins by its table' : `wins ${describePays(pays.value)}`;
};

export const endingsOf = <S extends Second>(
  rulebook: Rulebook,
  play: SecondPlay<S>,
  second: S,
): readonly Ending[] => {
  const both = (when: string, how: Outcome, cite: string): Ending => ({
    when,
    ante: WORDS[how],
    second: WORDS[how],
    cite,
  });
  return [
    {
      when: 'The dealer does not qualify',
      ante: won(rulebook, 'ante'),
      second: WORDS[play.notQualified.value[second]],
      cite: play.notQualified.cite,
    },
    {
      when: 'The dealer qualifies, and your hand is higher',
      ante: won(rulebook, 'ante'),
      second: won(rulebook, second),
      cite: play.higher.cite,
    },
    both('The dealer qualifies, and the hands are equal', play.tie.value, play.tie.cite),
    both('The dealer qualifies, and your hand is lower', play.lower.value, play.lower.cite),
    { when: 'You fold', ante: 'loses', second: 'never made', cite: play.folded.cite },
  ];
};
