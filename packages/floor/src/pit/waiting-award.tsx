import { Clause } from '../kit/clause.js';
import { moneyFull } from '../kit/money.js';
import shared from '../kit/shared.module.css';
import { Hand } from '../table/felt/hand.js';
import { OfferButtons } from './offer-buttons.js';
import styles from './waiting-award.module.css';
import { WaitingItem } from './waiting-item.js';
import type { Waits } from './waits.js';

const GATES: Readonly<Record<string, string>> = {
  'hand-wins': 'The dealer first sees that the hand wins.',
  'light-lit': 'The dealer first sees that the light of the seat is lit.',
  keyed: 'The dealer first keys it.',
  pay: 'It is validated; the dealer pays it.',
};

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** A jackpot that was hit: whose hand, which cards, and what it pays. */
export const WaitingAward = ({ waits }: { readonly waits: Extract<Waits, { kind: 'award' }> }) => {
  const { table, award, offers } = waits;
  const { name, seat, player, hand, cards, cents, from, gate, cite } = award;
  return (
    <WaitingItem
      kind="Jackpot to validate"
      title={`${moneyFull(cents)} for seat ${seat}`}
      where={`${player} at ${table.name}`}
      actions={<OfferButtons table={table} offers={offers} cite={cite} />}
    >
      <div className={styles.hand}>
        <Hand cards={cards} size="middle" label={`The hand of seat ${seat}`} />
      </div>
      <p>
        <b>{sentence(hand)}</b>, paid from {from === 'meter' ? `the ${name} meter` : 'the tray'} for
        the {name} wager. <Clause id={cite} />
      </p>
      {GATES[gate] !== undefined && <p className={shared.soft}>{GATES[gate]}</p>}
    </WaitingItem>
  );
};
