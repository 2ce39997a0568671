import type { LegalWager } from '@baize/games';
import { type KeyboardEvent, useRef } from 'react';
import { ChipPile } from '../../art/chip.js';
import { classes } from '../../kit/classes.js';
import { Hidden } from '../../kit/hidden.js';
import { money, moneyRange, signedMoney } from '../../kit/money.js';
import { useAtTable } from '../at-table.js';
import type { Area } from '../rules/layout.js';
import styles from './bet-area.module.css';
import { useChipsMoved } from './chips-moved.js';
import { SENSED, type Sensed } from './sensed.js';

interface BetAreaProps {
  readonly area: Area;
  readonly cents: number;
  readonly tipCents: number;
  /** What may be staked here now; without it the area only shows what lies on it. */
  readonly legal: LegalWager | undefined;
  readonly lit: boolean;
  /** What its sensor says of the chip; null where no chip lies, or there is no sensor. */
  readonly sensed: Sensed | null;
  readonly netCents: number | null;
}

const limits = ({ fixedCents, leastCents, mostCents }: LegalWager): string => {
  if (fixedCents !== null) return money(fixedCents);
  if (leastCents === null || mostCents === null) return '';
  return moneyRange(leastCents, mostCents);
};

const under = (cents: number, legal: LegalWager | undefined, net: number | null): string => {
  if (net !== null) return net === 0 ? 'push' : signedMoney(net);
  if (cents > 0) return money(cents);
  return legal === undefined ? '' : limits(legal);
};

/** One betting area: press it to lay the chosen chip, Backspace or the little minus to take one back. */
export const BetArea = ({ area, cents, tipCents, legal, lit, sensed, netCents }: BetAreaProps) => {
  const { betting } = useAtTable();
  const spot = useRef<HTMLSpanElement>(null);
  useChipsMoved(spot, netCents);
  const result = netCents !== null && (netCents > 0 ? styles.won : netCents < 0 && styles.lost);
  const look = classes(styles.area, styles[area.kind], lit && styles.lit, result);
  const inside = (
    <>
      <span className={styles.name}>{area.name}</span>
      {legal !== undefined && <Hidden>{cents > 0 ? 'holds' : 'nothing yet'}</Hidden>}
      <span className={styles.spot} ref={spot}>
        {cents > 0 && (
          <span className={styles.pile}>
            <ChipPile cents={cents} />
          </span>
        )}
        {netCents !== null && netCents > 0 && (
          <span className={styles.paid} data-paid="">
            <ChipPile cents={netCents} />
          </span>
        )}
      </span>
      <span className={styles.amount}>{under(cents, legal, netCents)}</span>
      {sensed !== null && (
        <span className={classes(styles.sensed, sensed === 'rejected' && styles.rejected)}>
          {SENSED[sensed]}
        </span>
      )}
      {tipCents > 0 && <span className={styles.tip}>tip {money(tipCents)}</span>}
    </>
  );
  if (
    legal === undefined ||
    (betting.tipping && betting.tipWagers?.includes(area.wager) !== true)
  ) {
    return <div className={look}>{inside}</div>;
  }
  const take = (event: KeyboardEvent): void => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    betting.take(legal);
  };
  return (
    <div className={styles.around}>
      <button
        type="button"
        className={classes(look, styles.open)}
        onClick={() => betting.add(legal)}
        onKeyDown={take}
      >
        {inside}
      </button>
      {(betting.tipping ? tipCents : cents) > 0 && (
        <button
          type="button"
          className={styles.less}
          onClick={() => betting.take(legal)}
          aria-label={`Take a chip from ${area.name}`}
        >
          −
        </button>
      )}
    </div>
  );
};
