import { Clause } from '../kit/clause.js';
import { money } from '../kit/money.js';
import styles from './pile-lines.module.css';
import { type Line, type Pile, paidBy, takenBy } from './settle-piles.js';

interface PileLinesProps {
  readonly pile: Pile;
  readonly nameOf: (wager: string) => string;
}

/** One seat's wagers, each with what to take and what to pay. */
export const PileLines = ({ pile, nameOf }: PileLinesProps) => (
  <ul className={styles.lines} aria-label={`Wagers of seat ${pile.seat}`}>
    {pile.lines.map((line) => (
      <li key={`${line.wager}/${line.envies ?? ''}`}>
        <p className={styles.line}>
          <b>{nameOf(line.wager)}</b>
          <span className={styles.does}>{sayLine(line)}</span>
        </p>
        <p className={styles.why}>
          {line.hand} <Clause id={line.cite} />
        </p>
      </li>
    ))}
  </ul>
);

/** What the dealer's hand does. */
const sayLine = (line: Line): string => {
  const taken = takenBy(line);
  const paid = paidBy(line);
  const said = [
    ...(taken > 0 ? [`take ${money(taken)}`] : []),
    ...(paid > 0 ? [`pay ${money(paid)}${line.from === 'pot' ? ' from the pot' : ''}`] : []),
    ...(line.from === 'meter' && line.paysCents > 0
      ? [`award ${money(line.paysCents)} from the meter`]
      : []),
  ];
  if (said.length > 0) return said.join(', ');
  return line.outcome === 'void' ? `give ${money(line.returnedCents)} back` : 'leave it';
};

/** A pile in a few large words. */
export const sayPile = ({ seat, takeCents, payCents, lines }: Pile): string => {
  const said = [
    ...(takeCents > 0 ? [`take ${money(takeCents)}`] : []),
    ...(payCents > 0 ? [`pay ${money(payCents)}`] : []),
  ];
  const back = lines.every(({ outcome }) => outcome === 'void');
  return `Seat ${seat}: ${said.length > 0 ? said.join(', ') : back ? 'give everything back' : 'push'}`;
};
