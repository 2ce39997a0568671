import { Article } from './article.js';
import { ChooseRules, useRulesOf } from './choose-rules.js';
import { EndingsTable } from './endings-table.js';
import { ExampleRound } from './example-round.js';
import { jackpotSections, sideBetsSection } from './game-sections.js';
import { answersBeginning, answerTo } from './model/answers.js';
import { pokerRanking } from './model/rankings.js';
import { Ranking } from './ranking.js';
import { Said, SaidList } from './said.js';
import styles from './steps.module.css';

/** How Caribbean Stud is played; the figures are the rulebook's. */
export const CaribbeanStudHelp = () => {
  const [rulebook, choose] = useRulesOf('caribbean-stud');
  const { play } = rulebook;
  if (play.game !== 'caribbean-stud') return null;
  const says = (after: string, question: string) => (
    <Said after={after} fact={answerTo(rulebook, question)} />
  );
  return (
    <Article
      title="Caribbean Stud"
      lead="Five cards against the dealer’s five, by the ranking of poker. You see one of the dealer’s cards, then bet or fold."
      above={<ChooseRules rulebook={rulebook} choose={choose} />}
      sections={[
        {
          id: 'round',
          title: 'A round, step by step',
          body: (
            <ol className={styles.steps}>
              <li>
                <b>Place your ante</b>, and the jackpot wager if you want it, before the dealer
                calls “no more bets”.
              </li>
              <li>
                <b>Five cards</b> come to you and to the dealer. The dealer’s last card lies face
                up.
              </li>
              <li>
                <b>Bet or fold.</b> There is one size of bet:{' '}
                {says('it is', 'What may the bet be?')}
              </li>
              <li>
                <b>The dealer’s cards are turned.</b>{' '}
                {says('The dealer qualifies', 'When does the dealer qualify?')} If not, antes are
                paid and bets go back, however good your hand is.
              </li>
              <li>
                <b>The dealer settles.</b> A winning ante is paid evenly; a winning bet by your
                hand.
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
                The usual ranking of five cards, the strongest first. Dimmed cards only break ties.
              </p>
              <Ranking hands={pokerRanking()} />
            </>
          ),
        },
        {
          id: 'choices',
          title: 'What each choice costs',
          body: (
            <>
              <p>
                Folding costs the ante, no more. Betting puts the bet at risk beside it; when the
                dealer does not qualify, the bet simply comes back.
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
              <p>Three players, each with an ante of $10. Seat 1 also made the $1 jackpot wager.</p>
              <ExampleRound
                rulebook={rulebook}
                dealer="Ace and king: just enough to qualify. The seven of clubs was in sight."
                story={[
                  [1, 'A flush: the bet is paid by its table, and the jackpot pays a fixed prize.'],
                  [2, 'Ace and jack. The dealer’s king is higher, so ante and bet are lost.'],
                  [3, 'Nothing, and no card near the dealer’s. The fold costs the ante.'],
                ]}
              />
            </>
          ),
        },
        sideBetsSection(
          rulebook,
          'The ante is paid evenly. The bet is paid by your hand, but only when the dealer qualifies and you win.',
        ),
        {
          id: 'folding',
          title: 'The jackpot wager when you fold',
          body: (
            <>
              <p>
                Think before you fold a hand with a jackpot wager beside it: the table warns you
                where it would be lost.
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
