import { type ReactNode, useEffect } from 'react';
import styles from './article.module.css';

export interface Section {
  /** Its anchor: people link to it, so it stays. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ArticleProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Between the lead and the contents: what the whole article depends on. */
  readonly above?: ReactNode;
  readonly sections: readonly Section[];
}

/** A text to read: its parts are listed first, and each can be linked to. */
export const Article = ({ title, lead, above, sections }: ArticleProps) => {
  useEffect(() => {
    // The page came after the address: what the address names was not there yet.
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {above}
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <p>On this page</p>
        <ol>
          {sections.map(({ id, title: called }) => (
            <li key={id}>
              <a href={`#${id}`}>{called}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {sections.map(({ id, title: called, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`}>{called}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
};
