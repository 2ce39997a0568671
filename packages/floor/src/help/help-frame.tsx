import { type ReactNode, useEffect } from 'react';
import { Header } from '../app/header.js';
import { Link } from '../app/link.js';
import styles from './help.module.css';
import { GROUPS, TOPICS, type TopicId } from './topics.js';

interface HelpFrameProps {
  readonly title: string;
  readonly topic: TopicId;
  readonly children: ReactNode;
}

/** One topic with the others beside it; on a phone the way back to all of them stands above. */
export const HelpFrame = ({ title, topic, children }: HelpFrameProps) => {
  useEffect(() => {
    document.title = `${title} · Help · Baize`;
  }, [title]);
  return (
    <>
      <Header />
      <div className={styles.help}>
        <nav className={styles.topics} aria-label="Help topics">
          {GROUPS.map((group) => (
            <div key={group}>
              <p className={styles.group}>{group}</p>
              <ul>
                {TOPICS.filter((one) => one.group === group).map(({ id, title: called }) => (
                  <li key={id}>
                    <Link to={`/help/${id}`} current={id === topic}>
                      {called}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <main>
          <Link to="/help" className={styles.back}>
            ← All of the help
          </Link>
          {children}
        </main>
      </div>
    </>
  );
};
