import { playOf } from '@baize/rulebook';
import { EndingsTable } from '../help/endings-table.js';
import { GameArticle, type GameText } from '../help/game-article.js';
import { flushRanking } from '../help/model/rankings.js';
import { Ranking } from '../help/ranking.js';
import { EXAMPLE } from './example.js';

const TEXT: GameText = {
  lead: 'You and the dealer get seven cards each. Count the cards of your longest suit: the longer flush wins, and between equals the higher cards do.',
  steps: (says) => [
    <>
      <b>Place your ante</b>, and any side bets, before the dealer calls “no more bets”. Nothing can
      be changed after that.
    </>,
    <>
      <b>Seven cards</b> come to you and to the dealer. Look at yours: only the suit you have most
      of counts. Straights and pairs mean nothing here.
    </>,
    <>
      <b>Raise or fold.</b> A longer flush lets you raise more:{' '}
      {says('you may raise', 'What may the raise be?')} A raise stands once it is made.
    </>,
    <>
      <b>The dealer’s cards are turned.</b> The dealer plays against you only with a hand that
      qualifies. {says('The dealer qualifies', 'When does the dealer qualify?')}
    </>,
    <>
      <b>The dealer settles</b> seat by seat. Side bets are paid by their own tables, no matter who
      won.
    </>,
  ],
  hands: () => (
    <>
      <p>
        More suited cards always win. With as many, compare the highest card, then the next. The
        dimmed cards do not count. The last hand shown is the lowest the dealer qualifies with.
      </p>
      <Ranking hands={flushRanking()} />
    </>
  ),
  choices: (rulebook) => (
    <>
      <p>
        Folding costs the ante, no more. Raising puts the raise at risk beside it, and brings it
        back doubled, untouched or not at all.
      </p>
      <EndingsTable rulebook={rulebook} play={playOf(rulebook, 'high-card-flush')} second="raise" />
    </>
  ),
  example: {
    ...EXAMPLE,
    lead: 'Three players, each with an ante of $10. Seat 1 also made the flush bonus.',
  },
  sideBets:
    'These look at your own cards alone. They are placed before the deal and do not care about the dealer.',
  folding: {
    title: 'Side bets when you fold',
    lead: 'A folded hand can still hold a winning side bet. What becomes of it differs from document to document. The table tells you before you fold, and claims it with the same press.',
  },
};

export const HighCardFlushHelp = () => <GameArticle game="high-card-flush" text={TEXT} />;
