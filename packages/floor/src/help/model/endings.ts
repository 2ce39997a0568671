import { describePays } from '@baize/money';
import type { CaribbeanStudPlay, HighCardFlushPlay, Rulebook } from '@baize/rulebook';

/** How a hand against the dealer can end, and what becomes of ante and second wager. */
export interface Ending {
  readonly when: string;
  readonly ante: string;
  readonly second: string;
  readonly cite: string;
}

type DealerPlay = HighCardFlushPlay | CaribbeanStudPlay;

const WORDS = { win: 'wins', push: 'pushes', lose: 'loses' } as const;

/** `wins 1 to 1`, or by which table where the price depends on the hand. */
const won = (rulebook: Rulebook, wager: 'ante' | 'raise' | 'bet'): string => {
  const pays = rulebook.wagers[wager]?.pays;
  return pays === undefined ? 'wins by its table' : `wins ${describePays(pays.value)}`;
};

export const secondOf = (play: DealerPlay): 'raise' | 'bet' =>
  play.game === 'high-card-flush' ? 'raise' : 'bet';

export const endingsOf = (rulebook: Rulebook, play: DealerPlay): readonly Ending[] => {
  const second = secondOf(play);
  const unqualified = play.notQualified.value;
  const both = (when: string, how: keyof typeof WORDS, cite: string): Ending => ({
    when,
    ante: WORDS[how],
    second: WORDS[how],
    cite,
  });
  return [
    {
      when: 'The dealer does not qualify',
      ante: won(rulebook, 'ante'),
      second: WORDS['raise' in unqualified ? unqualified.raise : unqualified.bet],
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
