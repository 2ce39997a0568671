import type { Rulebook } from '@baize/rulebook';
import { Clause } from '../kit/clause.js';
import { money, signedMoney } from '../kit/money.js';
import { titleOf } from '../lobby/words.js';
import styles from './example-round.module.css';
import { HandRow } from './hand-row.js';
import { type Example, type ExampleSeat, workedExample } from './model/worked-example.js';

const OUTCOMES = { win: 'wins', lose: 'loses', push: 'pushes', void: 'is void' } as const;

interface ExampleRoundProps {
  readonly rulebook: Rulebook;
  readonly example: Example;
}

const nameOf = (rulebook: Rulebook, wager: string): string =>
  wager === 'pot'
    ? 'Pot'
    : wager === 'ante-bonus'
      ? (rulebook.beside.anteBonus?.name ?? 'Ante Bonus')
      : (rulebook.wagers[wager as keyof typeof rulebook.wagers]?.name ?? titleOf(wager));

/** A round with its cards, settled by the core that settles the tables. */
export const ExampleRound = ({ rulebook, example }: ExampleRoundProps) => {
  const worked = workedExample(rulebook, example);
  if (!worked.ok) return null;
  const { value } = worked;
  return (
    <div className={styles.round}>
      <div className={styles.felt}>
        <h3>The dealer</h3>
        <HandRow cards={value.dealer} label="The dealer’s cards" />
        <p>
          {value.dealerWords}. {example.dealer}
        </p>
      </div>
      {example.story.map(([seat, words]) => {
        const here = value.seats.find((one) => one.seat === seat);
        return (
          here !== undefined && (
            <SeatOfExample key={seat} rulebook={rulebook} seat={here} words={words} />
          )
        );
      })}
    </div>
  );
};

interface SeatOfExampleProps {
  readonly rulebook: Rulebook;
  readonly seat: ExampleSeat;
  readonly words: string;
}

const SeatOfExample = ({ rulebook, seat, words }: SeatOfExampleProps) => (
  <section className={styles.seat} aria-label={`Seat ${seat.seat}`}>
    <h3>
      Seat {seat.seat} <span>{signedMoney(seat.netCents)}</span>
    </h3>
    <div className={styles.cards}>
      <HandRow cards={seat.cards} label={`The cards of seat ${seat.seat}`} />
      {seat.drawn.length > 0 && (
        <HandRow cards={seat.drawn} label={`What seat ${seat.seat} draws`} />
      )}
    </div>
    <p>{words}</p>
    <ul className={styles.lines}>
      {seat.lines.map(({ wager, stake, outcome, pays, returned, hand, cite }) => (
        <li key={wager}>
          <span>
            <b>{nameOf(rulebook, wager)}</b> {stake > 0 && money(stake)} {OUTCOMES[outcome]}
            <small>
              {hand} <Clause id={cite} />
            </small>
          </span>
          <span className={styles.net}>{signedMoney(pays + returned - stake)}</span>
        </li>
      ))}
    </ul>
  </section>
);
