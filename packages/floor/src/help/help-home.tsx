import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { pageOf } from '../games.js';
import { CardFan } from '../lobby/card-fan.js';
import styles from './help-home.module.css';
import { GROUPS, TOPICS } from './topics.js';

/** All of the help at one glance. */
export const HelpHome = () => (
  <Page title="Help" lead="How the games are played, by which rules, and how you can check us.">
    {GROUPS.map((group) => (
      <section key={group} className={styles.group} aria-label={group}>
        <h2>{group}</h2>
        <ul className={styles.topics}>
          {TOPICS.filter((topic) => topic.group === group).map((topic) => (
            <li key={topic.id}>
              <Link
                to={`/help/${topic.id}`}
                className={topic.group === 'The games' ? styles.game : styles.topic}
              >
                <b>{topic.title}</b>
                <span>{topic.about}</span>
                {topic.group === 'The games' && <CardFan cards={pageOf(topic.id).fan ?? []} />}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Page>
);
