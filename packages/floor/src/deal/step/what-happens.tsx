import type { Callable } from '@baize/house/client';
import { Clause } from '../../kit/clause.js';
import { money } from '../../kit/money.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from './what-happens.module.css';

type Outcome = Callable['outcome'];

const ROUND: Readonly<Record<Outcome['round'], string>> = {
  continues: 'goes on',
  void: 'is void',
  'dead-hand': 'goes on without that hand',
  'jackpot-only': 'plays on for the jackpot alone',
  blocked: 'stops until it has been looked at',
};
const CARD: Readonly<Record<Outcome['card'], string | null>> = {
  none: null,
  'dead-to-rack': 'goes to the discard rack, unused',
  'next-card': 'is the next one to be dealt',
  'turned-over': 'is turned face down',
};
const DECK: Readonly<Record<Outcome['deck'], string | null>> = {
  kept: null,
  reshuffled: 'is shuffled again',
  removed: 'leaves the table',
  'retired-if-device-counts-wrong': 'leaves the table if the device counts it wrong',
};

/** What the book says of an irregularity, before the dealer confirms it. */
export const WhatHappens = ({ of }: { readonly of: Callable }) => {
  const { nameOf } = useAtDeal();
  const { outcome, cite, returned } = of;
  const facts: readonly (readonly [string, string | null])[] = [
    ['The round', ROUND[outcome.round]],
    ['The card', CARD[outcome.card]],
    ['The deck', DECK[outcome.deck]],
    ['A floorperson', outcome.floorperson ? 'is called' : null],
  ];
  return (
    <section aria-label="What the book says">
      <p className={styles.words}>{outcome.words}</p>
      <p>
        <Clause id={cite} />
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([what, says]) =>
            says !== null && (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{says}</dd>
              </div>
            ),
        )}
      </dl>
      {returned.length === 0 ? (
        <p className={shared.soft}>No wager goes back.</p>
      ) : (
        <table className={styles.returned}>
          <caption>Wagers that go back</caption>
          <tbody>
            {returned.map(({ seat, wagers }) => (
              <tr key={seat}>
                <th scope="row">Seat {seat}</th>
                <td>
                  {wagers.map(({ wager, cents }) => `${nameOf(wager)} ${money(cents)}`).join(', ')}
                </td>
                <td>{money(wagers.reduce((sum, { cents }) => sum + cents, 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
