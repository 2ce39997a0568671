import { Component, type ReactNode, useEffect } from 'react';
import { Button } from '../kit/button.js';
import styles from './page.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** Stands in for a page that throws while it is drawn, or whose code does not come. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

/** It shares nothing with the page that broke, and both ways on load everything again. */
const BrokenPage = () => {
  useEffect(() => {
    document.title = 'This page stopped · Baize';
  }, []);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>This page stopped</h1>
        <p role="alert">
          Something on it went wrong. Your chips and bets are with the house, and are as they were.
        </p>
      </header>
      <p>
        <Button look="main" onClick={() => location.reload()}>
          Load it again
        </Button>{' '}
        <a href="/">Back to the lobby</a>
      </p>
    </main>
  );
};
