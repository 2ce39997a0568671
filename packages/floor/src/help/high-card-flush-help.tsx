import { Article } from './article.js';
import { ChooseRules, useRulesOf } from './choose-rules.js';
import { EndingsTable } from './endings-table.js';
import { ExampleRound } from './example-round.js';
import { jackpotSections, sideBetsSection } from './game-sections.js';
import { answersBeginning, answerTo } from './model/answers.js';
import { flushRanking } from './model/rankings.js';
import { Ranking } from './ranking.js';
import { Said, SaidList } from './said.js';
import styles from './steps.module.css';

/** How High Card Flush is played; the figures are the rulebook's. */
export const HighCardFlushHelp = () => {
  const [rulebook, choose] = useRulesOf('high-card-flush');
  const { play } = rulebook;
  if (play.game !== 'high-card-flush') return null;
  const says = (after: string, question: string) => (
    <Said after={after} fact={answerTo(rulebook, question)} />
  );
  return (
    <Article
      title="High Card Flush"
      lead="You and the dealer get seven cards each. Count the cards of your longest suit: the longer flush wins, and between equals the higher cards do."
      above={<ChooseRules rulebook={rulebook} choose={choose} />}
      sections={[
        {
          id: 'round',
          title: 'A round, step by step',
          body: (
            <ol className={styles.steps}>
              <li>
                <b>Place your ante</b>, and any side bets, before the dealer calls “no more bets”.
                Nothing can be changed after that.
              </li>
              <li>
                <b>Seven cards</b> come to you and to the dealer. Look at yours: only the suit you
                have most of counts. Straights and pairs mean nothing here.
              </li>
              <li>
                <b>Raise or fold.</b> A longer flush lets you raise more:{' '}
                {says('you may raise', 'What may the raise be?')} A raise stands once it is made.
              </li>
              <li>
                <b>The dealer’s cards are turned.</b> The dealer plays against you only with a hand
                that qualifies. {says('The dealer qualifies', 'When does the dealer qualify?')}
              </li>
              <li>
                <b>The dealer settles</b> seat by seat. Side bets are paid by their tables, whoever
                won.
              </li>
            </ol>
          ),
        },
        {
          id: 'hands',
          title: 'What beats what',
          body: (
            <>
              <p>
                More suited cards always win. With as many, compare the highest card, then the next.
                The dimmed cards do not count. The last hand shown is the lowest the dealer
                qualifies with.
              </p>
              <Ranking hands={flushRanking()} />
            </>
          ),
        },
        {
          id: 'choices',
          title: 'What each choice costs',
          body: (
            <>
              <p>
                Folding costs the ante, no more. Raising puts the raise at risk beside it, and
                brings it back doubled, untouched or not at all.
              </p>
              <EndingsTable rulebook={rulebook} play={play} />
            </>
          ),
        },
        {
          id: 'example',
          title: 'A round worked out',
          body: (
            <>
              <p>Three players, each with an ante of $10. Seat 1 also made the flush bonus.</p>
              <ExampleRound
                rulebook={rulebook}
                dealer="That is enough to qualify, so hands are compared."
                story={[
                  [1, 'Five hearts: this hand may raise twice its ante, and does.'],
                  [2, 'Three clubs, worth one ante at most. The dealer’s three are higher.'],
                  [3, 'Only two of any suit. Folding ends it for the price of the ante.'],
                ]}
              />
            </>
          ),
        },
        sideBetsSection(
          rulebook,
          'These look at your own cards alone. They are placed before the deal and do not care about the dealer.',
        ),
        {
          id: 'folding',
          title: 'Side bets when you fold',
          body: (
            <>
              <p>
                A folded hand can still hold a winning side bet. What becomes of it differs from
                document to document. The table tells you before you fold, and claims it with the
                same press.
              </p>
              <SaidList
                facts={answersBeginning(rulebook, 'What becomes of the', 'after a fold?')}
              />
            </>
          ),
        },
        ...jackpotSections(rulebook),
      ]}
    />
  );
};
