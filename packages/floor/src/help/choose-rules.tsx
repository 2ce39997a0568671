import { type GameId, jurisdictionOf, RULEBOOKS, type Rulebook } from '@baize/rulebook';
import { useState } from 'react';
import styles from './choose-rules.module.css';

/** The rulebooks of a game, and the one that is read by now. */
export const useRulesOf = (game: GameId): readonly [Rulebook, (id: string) => void] => {
  const all = RULEBOOKS.filter((one) => one.game === game);
  const [id, choose] = useState<string>(all[0]?.id ?? '');
  const chosen = all.find((one) => one.id === id) ?? all[0];
  if (chosen === undefined) throw new Error(`no rulebook is of ${game}`);
  return [chosen, choose];
};

interface ChooseRulesProps {
  readonly rulebook: Rulebook;
  readonly choose: (id: string) => void;
}

/** By whose document the figures are: every number of the page follows. */
export const ChooseRules = ({ rulebook, choose }: ChooseRulesProps) => {
  const all = RULEBOOKS.filter(({ game }) => game === rulebook.game);
  if (all.length === 1) {
    return <p className={styles.only}>The figures are those of {jurisdictionOf(rulebook.id)}.</p>;
  }
  return (
    <fieldset className={styles.choose}>
      <legend>By the rules of</legend>
      {all.map(({ id }) => (
        <label key={id}>
          <input
            type="radio"
            name="rules-of"
            checked={id === rulebook.id}
            onChange={() => choose(id)}
          />
          <span>{jurisdictionOf(id)}</span>
        </label>
      ))}
    </fieldset>
  );
};
