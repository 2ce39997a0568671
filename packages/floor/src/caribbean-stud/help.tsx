import { playOf } from '@baize/rulebook';
import { EndingsTable } from '../help/endings-table.js';
import { GameArticle, type GameText } from '../help/game-article.js';
import { pokerRanking } from '../help/model/rankings.js';
import { Ranking } from '../help/ranking.js';
import { EXAMPLE } from './example.js';

const TEXT: GameText = {
  lead: 'Five cards against the dealer’s five, by the ranking of poker. You see one of the dealer’s cards, then bet or fold.',
  steps: (says) => [
    <>
      <b>Place your ante</b>, and the jackpot wager if you want it, before the dealer calls “no more
      bets”.
    </>,
    <>
      <b>Five cards</b> come to you and to the dealer. The dealer’s last card lies face up.
    </>,
    <>
      <b>Bet or fold.</b> There is one size of bet: {says('it is', 'What may the bet be?')}
    </>,
    <>
      <b>The dealer’s cards are turned.</b>{' '}
      {says('The dealer qualifies', 'When does the dealer qualify?')} If not, antes are paid and
      bets go back, however good your hand is.
    </>,
    <>
      <b>The dealer settles.</b> A winning ante is paid evenly; a winning bet by your hand.
    </>,
  ],
  hands: () => (
    <>
      <p>The usual ranking of five cards, the strongest first. Dimmed cards only break ties.</p>
      <Ranking hands={pokerRanking()} />
    </>
  ),
  choices: (rulebook) => (
    <>
      <p>
        Folding costs the ante, no more. Betting puts the bet at risk beside it; when the dealer
        does not qualify, the bet simply comes back.
      </p>
      <EndingsTable rulebook={rulebook} play={playOf(rulebook, 'caribbean-stud')} second="bet" />
    </>
  ),
  example: {
    ...EXAMPLE,
    lead: 'Three players, each with an ante of $10. Seat 1 also made the $1 jackpot wager.',
  },
  sideBets:
    'The ante is paid evenly. The bet is paid by your hand, but only when the dealer qualifies and you win.',
  folding: {
    title: 'The jackpot wager when you fold',
    lead: 'Think before you fold a hand with a jackpot wager beside it: the table warns you where it would be lost.',
  },
};

export const CaribbeanStudHelp = () => <GameArticle game="caribbean-stud" text={TEXT} />;
