import { pokerValue, type Rank, ranksOf } from '@baize/cards';
import type { StudRule } from './count.js';
import type { StudView } from './deals.js';

const ACE = 14;
const KING = 13;
const QUEEN = 12;
const JACK = 11;

const LOWEST_PAIR = pokerValue('one-pair', []);
const LOWEST_ACE_KING = pokerValue('high-card', [ACE, KING]);

/** A strategy that is in print. */
export interface PublishedStrategy {
  readonly id: string;
  readonly sentence: string;
  readonly bets: StudRule;
}

/** With less than a pair it depends: never below ace-king, and with ace-king as a rule says. */
const withAceKing =
  (bets: (held: readonly Rank[], up: Rank) => boolean): StudRule =>
  ({ value, up }: StudView) =>
    value >= LOWEST_PAIR || (value >= LOWEST_ACE_KING && bets(ranksOf(value), up));

export const PUBLISHED_STUD_STRATEGIES: readonly PublishedStrategy[] = [
  {
    id: 'three-rules',
    sentence:
      'Bet a pair or better; with ace-king bet when the dealer shows a card of yours below the king, or an ace or king and you hold a queen or jack, or a card you lack below your fourth highest and you hold a queen.',
    bets: withAceKing((held, up) => {
      const [, , , fourth = 0] = held;
      if (up === ACE || up === KING) return held.includes(QUEEN) || held.includes(JACK);
      return held.includes(up) || (held.includes(QUEEN) && up < fourth);
    }),
  },
  {
    id: 'matching-rank',
    sentence:
      'Bet a pair or better; with ace-king bet when the dealer shows a card of a rank you hold.',
    bets: withAceKing((held, up) => held.includes(up)),
  },
  {
    id: 'pair',
    sentence: 'Bet a pair or better.',
    bets: ({ value }) => value >= LOWEST_PAIR,
  },
  {
    id: 'ace-king',
    sentence: 'Bet ace-king or better.',
    bets: ({ value }) => value >= LOWEST_ACE_KING,
  },
  {
    id: 'everything',
    sentence: 'Bet every hand.',
    bets: () => true,
  },
];
