import { money } from '../../kit/money.js';
import { type Line, type Pile, paidBy, takenBy } from './settle-piles.js';

/** What the dealer's hand does. */
export const sayLine = (line: Line): string => {
  const { stakeCents, paysCents, returnedCents } = line;
  if (stakeCents < 0 || paysCents < 0 || returnedCents < 0) {
    return `undo: it was settled otherwise, with ${money(-(paysCents + returnedCents))} to the player`;
  }
  const taken = takenBy(line);
  const paid = paidBy(line);
  const said = [
    ...(taken > 0 ? [`take ${money(taken)}`] : []),
    ...(paid > 0 ? [`pay ${money(paid)}${line.from === 'pot' ? ' from the pot' : ''}`] : []),
    ...(paid === 0 && line.paysCents > 0
      ? [`award of ${money(line.paysCents)}, paid in its own steps`]
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
