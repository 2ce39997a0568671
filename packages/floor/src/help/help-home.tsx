import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import styles from './help-home.module.css';
import { GROUPS, TOPICS } from './topics.js';

/** All of the help at one glance. */
export const HelpHome = () => (
  <Page title="Help" lead="How the games are played, by which rules, and how you can check us.">
    {GROUPS.map((group) => (
      <section key={group} className={styles.group} aria-label={group}>
        <h2>{group}</h2>
        <ul className={styles.topics}>
          {TOPICS.filter((topic) => topic.group === group).map(({ id, title, about }) => (
            <li key={id}>
              <Link to={`/help/${id}`}>
                <b>{title}</b>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Page>
);
