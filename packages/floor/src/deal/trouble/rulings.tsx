import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { ReasonField } from '../entry/reason-field.js';
import { awardRulings, type Ruling } from '../step/award-acts.js';

/** A floorperson looks into what stopped the round, says why, and rules. */
export const Rulings = () => {
  const { view, orders, nameOf } = useAtDeal();
  const [reason, setReason] = useState('');
  const said = reason.trim();
  return (
    <div className={styles.form}>
      <ReasonField label="What was found" value={reason} change={setReason} />
      <div className={shared.wrap}>
        {rulingsOf(view, nameOf).map(({ label, danger, order }) => (
          <Button
            key={label}
            look={danger === true ? 'danger' : 'main'}
            disabled={orders.busy || said === ''}
            onClick={() => void orders.send(order(said))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** What may be ruled here; the house says whether it holds. */
const rulingsOf = (view: LiveView, nameOf: (wager: string) => string): readonly Ruling[] => {
  const { round, seats } = view;
  const left = seats.filter(({ away }) => away === 'away');
  const stopped = round?.stopped?.kind ?? null;
  const voids: Ruling = {
    label: 'Void the round',
    danger: true,
    order: (reason) => ({ type: 'VoidRound', reason }),
  };
  if (stopped === 'chip-count-differs') {
    return [...countRulings(view, nameOf), voids];
  }
  // A stub that does not count right is called as what it is: misdealt, or a faulty deck.
  if (stopped === 'stub-count-misdealt') return [voids];
  if (stopped !== null) {
    return [
      { label: 'The round goes on', order: (reason) => ({ type: 'RuleContinue', reason }) },
      voids,
    ];
  }
  const onAwards = awardRulings(view, nameOf);
  if (onAwards.length > 0) return onAwards;
  return left.flatMap(({ seat }): readonly Ruling[] => [
    {
      label: `Seat ${seat}: plays on`,
      order: (reason) => ({ type: 'RuleAbandoned', seat, lost: false, reason }),
    },
    {
      label: `Seat ${seat}: wagers are lost`,
      danger: true,
      order: (reason) => ({ type: 'RuleAbandoned', seat, lost: true, reason }),
    },
  ]);
};

const countRulings = (
  { round, jackpots, seats }: LiveView,
  nameOf: (wager: string) => string,
): readonly Ruling[] => {
  const staked = (seat: number): string | undefined =>
    jackpots.find(
      ({ wager }) =>
        round?.game.hands.find((hand) => hand.seat === seat)?.stakes[wager] !== undefined,
    )?.wager;
  return seats.map(({ seat }): Ruling => {
    const wager = staked(seat);
    return wager === undefined
      ? {
          label: `Seat ${seat}: give a chip back`,
          order: (reason) => ({ type: 'ResolveCount', seat, how: 'return-chip', reason }),
        }
      : {
          label: `Seat ${seat}: no ${nameOf(wager)} wager`,
          order: (reason) => ({ type: 'ResolveCount', seat, how: 'void-sensor', reason }),
        };
  });
};
