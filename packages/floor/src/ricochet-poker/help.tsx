import { GameArticle, type GameText } from '../help/game-article.js';
import { answersTo } from '../help/model/answers.js';
import { pokerRanking, twoCardRanking } from '../help/model/rankings.js';
import { Ranking } from '../help/ranking.js';
import { SaidList } from '../help/said.js';
import { EXAMPLE } from './example.js';
import { CHOICE_QUESTIONS } from './questions.js';

const TEXT: GameText = {
  lead: 'All players compete for one pot. All cards lie face up, the lowest two cards act first, and each new hand must beat every hand in sight.',
  steps: (says) => [
    <>
      <b>Place your ante.</b> It is the same for every player, and the house adds one to the pot.
      Side bets and jackpots are yours to choose.
    </>,
    <>
      <b>Two cards to each player, five to the dealer</b>, all face up.
    </>,
    <>
      <b>Side bets and jackpots are settled at once</b>, before the first decision.
    </>,
    <>
      <b>The dealer may be out already.</b> A very good dealer’s hand is kicked out, so that there
      is something to play for; and so is a poor one.{' '}
      {says('The dealer folds', 'When does the dealer fold to the kickout hand?')}{' '}
      {says('And', 'When else does the dealer fold?')}
    </>,
    <>
      <b>The lowest two-card hand acts first</b>, then the next higher. Play for one more ante and
      draw three cards, or fold and leave your ante in the pot.
    </>,
    <>
      <b>A new five-card hand must beat every hand in sight.</b> What it beats is out; if it fails,
      it is out itself. Wagers of hands that are out go to the pot.
    </>,
    <>
      <b>The last hand standing takes the pot.</b> The Ante Bonus pays good five-card hands on the
      spot, win or lose.
    </>,
  ],
  hands: (says) => (
    <>
      <p>
        Two cards are a pair or high cards; there are no two-card flushes or straights.{' '}
        {says('Against five cards,', 'How are five cards compared with two?')}
      </p>
      <Ranking hands={twoCardRanking()} />
      <h3>Five cards</h3>
      <Ranking hands={pokerRanking()} />
    </>
  ),
  choices: (rulebook) => (
    <>
      <p>
        The order matters: players who act early must hope that no later hand does better; players
        who act late see what they have to beat.
      </p>
      <SaidList facts={answersTo(rulebook, CHOICE_QUESTIONS)} />
    </>
  ),
  example: {
    ...EXAMPLE,
    lead: 'Three players, each with an ante of $10, and $10 of the house in the pot. They act from the lowest two cards up, so seat 3 begins.',
  },
  sideBets:
    'All of these are settled right after the deal, from the cards that lie there; the Ante Bonus when your five cards are there. The kickout table pays nothing: it says when the dealer folds.',
};

export const RicochetPokerHelp = () => <GameArticle game="ricochet-poker" text={TEXT} />;
