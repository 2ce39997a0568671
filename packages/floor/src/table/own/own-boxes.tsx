import type { LiveView } from '@baize/house/client';
import { money } from '../../kit/money.js';
import { useAtTable } from '../at-table.js';
import type { FeltModel } from '../live/felt-model.js';
import styles from './own-boxes.module.css';
import { decidesAt } from './own-seats.js';

/** A player's boxes, where there are several: which one is played now, and how the others stand. */
export const OwnBoxes = ({ seat }: { readonly seat: number }) => {
  const { view, felt, choose, leaveSeat } = useAtTable();
  if (view.mine.length < 2) return null;
  const staked = (box: number): number =>
    Object.values(felt?.hands.find((one) => one.seat === box)?.stakes ?? {}).reduce(
      (sum, stake) => sum + stake,
      0,
    );
  return (
    <fieldset className={styles.boxes}>
      <legend>Your boxes</legend>
      {view.mine
        .toSorted((left, right) => right - left)
        .map((box) => (
          <button
            key={box}
            type="button"
            className={styles.box}
            aria-pressed={box === seat}
            onClick={() => choose(box)}
          >
            <b>Box {box}</b> <span>{stateOf(view, felt, box, staked(box))}</span>
          </button>
        ))}
      <button type="button" className={styles.leave} onClick={() => leaveSeat(seat)}>
        Leave box {seat}
      </button>
    </fieldset>
  );
};

const stateOf = (view: LiveView, felt: FeltModel | null, box: number, staked: number): string => {
  const hand = felt?.hands.find((one) => one.seat === box);
  if (decidesAt(view, box)) return 'decide now';
  if (hand?.decision === 'fold') return 'folded';
  const receipt = view.receipts.find((one) => one.seat === box);
  if (felt?.phase === 'settled' && receipt !== undefined) {
    return receipt.netCents > 0 ? `wins ${money(receipt.netCents)}` : 'settled';
  }
  return staked === 0 ? 'no wagers' : money(staked);
};
