import { Article } from './article.js';
import { ChooseRules, useRulesOf } from './choose-rules.js';
import { ExampleRound } from './example-round.js';
import { jackpotSections, sideBetsSection } from './game-sections.js';
import { answersTo, answerTo } from './model/answers.js';
import { RICOCHET_QUESTIONS } from './model/questions.js';
import { pokerRanking, twoCardRanking } from './model/rankings.js';
import { Ranking } from './ranking.js';
import { Said, SaidList } from './said.js';
import styles from './steps.module.css';

/** How Ricochet Poker is played; the figures are the rulebook's. */
export const RicochetPokerHelp = () => {
  const [rulebook, choose] = useRulesOf('ricochet-poker');
  const says = (after: string, question: string) => (
    <Said after={after} fact={answerTo(rulebook, question)} />
  );
  return (
    <Article
      title="Ricochet Poker"
      lead="Everybody plays for one pot. All cards lie face up, the lowest two cards act first, and each new hand must beat every hand in sight."
      above={<ChooseRules rulebook={rulebook} choose={choose} />}
      sections={[
        {
          id: 'round',
          title: 'A round, step by step',
          body: (
            <ol className={styles.steps}>
              <li>
                <b>Place your ante.</b> It is the same for everybody, and the house puts one on the
                pot as well. Side bets and jackpots are yours to choose.
              </li>
              <li>
                <b>Two cards to each player, five to the dealer</b>, all face up.
              </li>
              <li>
                <b>Side bets and jackpots are settled at once</b>, before anybody decides.
              </li>
              <li>
                <b>The dealer may be out already.</b> A very good dealer’s hand is kicked out, so
                that there is something to play for; and so is a poor one.{' '}
                {says('The dealer folds', 'When does the dealer fold to the kickout hand?')}{' '}
                {says('And', 'When else does the dealer fold?')}
              </li>
              <li>
                <b>The lowest two-card hand acts first</b>, then upwards. Play for one more ante and
                draw three cards, or fold and leave your ante in the pot.
              </li>
              <li>
                <b>A new five-card hand must beat every hand in sight.</b> What it beats is out; if
                it fails, it is out itself. Wagers of hands that are out go to the pot.
              </li>
              <li>
                <b>The last hand standing takes the pot.</b> The Ante Bonus pays good five-card
                hands on the spot, win or lose.
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
                Two cards are a pair or high cards; there are no two-card flushes or straights.{' '}
                {says('Against five cards,', 'How are five cards compared with two?')}
              </p>
              <Ranking hands={twoCardRanking()} />
              <h3>Five cards</h3>
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
                The order matters: who acts early must hope that nobody behind does better, who acts
                late sees what there is to beat.
              </p>
              <SaidList facts={answersTo(rulebook, RICOCHET_QUESTIONS)} />
            </>
          ),
        },
        {
          id: 'example',
          title: 'A round worked out',
          body: (
            <>
              <p>
                Three players, each with an ante of $10, and $10 of the house in the pot. They act
                from the lowest two cards up, so seat 3 begins.
              </p>
              <ExampleRound
                rulebook={rulebook}
                dealer="Not good enough to be kicked out, and better than anybody’s two cards: the dealer stays in."
                story={[
                  [3, 'Seven-six acts first, plays, draws two more sevens and beats the dealer.'],
                  [2, 'Ten-four would have to beat three sevens, and folds.'],
                  [1, 'Queen-nine plays and makes two pairs: not enough. Seat 3 takes the pot.'],
                ]}
              />
            </>
          ),
        },
        sideBetsSection(
          rulebook,
          'All of these are settled right after the deal, from the cards that lie there; the Ante Bonus when your five cards are there. The kickout table pays nothing: it says when the dealer folds.',
        ),
        ...jackpotSections(rulebook),
      ]}
    />
  );
};
