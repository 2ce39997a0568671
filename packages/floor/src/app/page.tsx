import { type ReactNode, useEffect } from 'react';
import { Header } from './header.js';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page beside the tables: header, title, and what it is about. */
export const Page = ({ title, lead, children }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Baize`;
  }, [title]);
  return (
    <>
      <Header />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </header>
        {children}
      </main>
    </>
  );
};
