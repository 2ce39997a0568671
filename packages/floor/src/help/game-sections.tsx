import type { Rulebook } from '@baize/rulebook';
import { Link } from '../app/link.js';
import type { Section } from './article.js';
import { answersTo } from './model/answers.js';
import { jackpotsOf, sideBetsOf } from './model/families.js';
import { ENVY_QUESTIONS, METER_QUESTIONS } from './model/questions.js';
import { SaidList } from './said.js';
import { SideBet } from './side-bet.js';
import styles from './steps.module.css';

/** Every bet beside the game itself, with its tables. */
export const sideBetsSection = (rulebook: Rulebook, lead: string): Section => ({
  id: 'side-bets',
  title: 'Bets paid by a table',
  body: (
    <>
      <p>{lead}</p>
      {sideBetsOf(rulebook).map((family) => (
        <div key={`${rulebook.id}/${family.key}`}>
          <h3>{family.name}</h3>
          <SideBet rulebook={rulebook} family={family} />
        </div>
      ))}
      <p className={styles.aside}>
        Which of these tables is in use is the house’s choice. A table shows only its own:{' '}
        <Link to="/help/rules">see the rules in force</Link>.
      </p>
    </>
  ),
});

/** Jackpots and envy, where the document has them. */
export const jackpotSections = (rulebook: Rulebook): readonly Section[] => {
  const families = jackpotsOf(rulebook);
  if (families.length === 0) return [];
  const envy = rulebook.jackpots?.envy ?? null;
  return [
    {
      id: 'jackpots',
      title: families.length === 1 ? 'The jackpot' : 'The jackpots',
      body: (
        <>
          <p>
            A jackpot wager is a fixed amount, placed before the deal. Part of it feeds a meter that
            is on display. The greatest hands win a share of the meter; smaller ones win a fixed
            prize.
          </p>
          {families.map((family) =>
            families.length === 1 ? (
              <SideBet key={`${rulebook.id}/${family.key}`} rulebook={rulebook} family={family} />
            ) : (
              <details key={`${rulebook.id}/${family.key}`} className={styles.fold}>
                <summary>{family.name}</summary>
                <SideBet rulebook={rulebook} family={family} />
              </details>
            ),
          )}
          <SaidList facts={answersTo(rulebook, METER_QUESTIONS)} />
        </>
      ),
    },
    ...(envy === null
      ? []
      : [
          {
            id: 'envy',
            title: 'Envy',
            body: (
              <>
                <p>
                  When another player’s hand is great enough, you are paid for being at the table:
                  an envy bonus, in the last column of the jackpot’s table.
                </p>
                <SaidList facts={answersTo(rulebook, ENVY_QUESTIONS)} />
              </>
            ),
          },
        ]),
  ];
};
