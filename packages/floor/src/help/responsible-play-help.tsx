import { Clause } from '../kit/clause.js';
import { Article } from './article.js';
import { prescribedAges, prescribedNotices } from './model/notices.js';
import styles from './steps.module.css';

/** The prescribed lines word for word, and plain words beside them. */
export const ResponsiblePlayHelp = () => (
  <Article
    title="Responsible play"
    lead="The tables here play with play money. The games are those of real casinos, and so is the advice."
    sections={[
      {
        id: 'prescribed',
        title: 'What the documents prescribe',
        body: (
          <>
            <p>These lines are prescribed word for word, and stand here as they are prescribed.</p>
            {prescribedNotices().map(({ rulebook, document, text, cite, when }) => (
              <blockquote key={`${rulebook}/${text}`} className={styles.quote}>
                <p>{text}</p>
                <footer>
                  {document}
                  {when !== null && `, ${when}`} <Clause id={cite} />
                </footer>
              </blockquote>
            ))}
            <p>
              The other documents prescribe no such line. The rules in force at a table show those
              that hold there.
            </p>
          </>
        ),
      },
      {
        id: 'age',
        title: 'Age',
        body: (
          <>
            <p>Where a document names an age, the table asks for it before you sit down.</p>
            <ul className={styles.list}>
              {prescribedAges().map(({ document, age, cite }) => (
                <li key={document}>
                  {document}: {age} or older <Clause id={cite} />
                </li>
              ))}
            </ul>
          </>
        ),
      },
      {
        id: 'plainly',
        title: 'In plain words',
        body: (
          <ul className={styles.list}>
            <li>
              The house has an edge in every game here. Over time it wins; that is what it is built
              for. The edge is a matter of arithmetic, not of luck or skill at guessing.
            </li>
            <li>
              Cards do not remember. A deck is shuffled for every round, and no hand is due because
              it has not come for long.
            </li>
            <li>
              A jackpot that stands high is still won by the same rare hands. Side bets usually cost
              more for each dollar than the game itself.
            </li>
            <li>
              In a real casino: decide before you sit down what an evening may cost, and when it
              ends. Do not play to win back what was lost, nor with money that is needed elsewhere.
            </li>
            <li>
              If playing stops being a pleasure, or others worry about it, talk to someone. Help
              lines are free and confidential, and they are there for families too.
            </li>
          </ul>
        ),
      },
    ]}
  />
);
