import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import styles from './entrance-form.module.css';
import type { Entrance } from './use-entrance.js';

interface EntranceFormProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly entrance: Entrance;
  readonly send: () => void;
  readonly children: ReactNode;
}

/** One of the two ways in, with what it refused. */
export const EntranceForm = (props: EntranceFormProps) => {
  const { title, lead, action, entrance, send, children } = props;
  const { busy, problem, waitSeconds } = entrance;
  const heading = useId();
  return (
    <form
      className={styles.form}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && waitSeconds === 0) send();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
      {problem !== null && problem.waitSeconds === undefined && <Problem problem={problem} />}
      {waitSeconds > 0 && (
        <p className={shared.note} role="alert">
          Too many attempts. The door opens again in <Wait seconds={waitSeconds} />.
        </p>
      )}
      <Button look="main" wide submit disabled={busy || waitSeconds > 0}>
        {busy ? 'One moment…' : action}
      </Button>
    </form>
  );
};

/** Minutes for screen readers, so that not every second is read out. */
const Wait = ({ seconds }: { readonly seconds: number }) => {
  const minutes = Math.ceil(seconds / 60);
  return (
    <b>
      {seconds > 60 ? `${minutes} minutes` : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}
    </b>
  );
};
