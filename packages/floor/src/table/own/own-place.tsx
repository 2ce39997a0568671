import { gameOnPage } from '../../games.js';
import { useAtTable } from '../at-table.js';
import { Hand } from '../felt/hand.js';
import { paidEarly } from '../live/felt-model.js';
import { type Area, areasOf } from '../rules/layout.js';
import { BetArea } from './bet-area.js';
import { HandWorth } from './hand-worth.js';
import { OwnBoxes } from './own-boxes.js';
import styles from './own-place.module.css';
import { sensedAt } from './sensed.js';

/** The player's own place: the hand, what it is, and every betting area of the layout. */
export const OwnPlace = ({ seat }: { readonly seat: number }) => {
  const { view, felt, facts, betting } = useAtTable();
  const areas = areasOf(facts);
  const hand = felt?.hands.find((one) => one.seat === seat);
  const cards = [...(hand?.cards ?? []), ...(hand?.draw ?? [])];
  const lie = gameOnPage(view.rulebook).lay?.(cards) ?? { cards, made: 0 };
  const stakes = betting.legal === null ? (hand?.stakes ?? {}) : betting.layout;
  const tips = betting.legal === null ? (hand?.tips ?? {}) : betting.tips;
  const settled = felt?.phase === 'settled';
  const lines = settled
    ? (view.receipts.find((one) => one.seat === seat)?.lines ?? [])
    : paidEarly(view).filter((line) => line.seat === seat);
  return (
    <section className={styles.own} aria-label="Your place">
      <OwnBoxes seat={seat} />
      {cards.length > 0 && (
        <div className={styles.hand} key={seat}>
          <Hand
            cards={lie.cards}
            lifted={lie.made}
            size="large"
            label="Your cards"
            out={hand?.out === true}
          />
          <p className={styles.words}>
            {hand?.words}
            {hand?.decision === 'fold' && ' (folded)'}
          </p>
          {!settled && lines.length === 0 && <HandWorth />}
        </div>
      )}
      <ul className={styles.areas} aria-label="Betting areas" data-count={areas.length}>
        {areas.map((area) => (
          <li key={`${seat}/${area.wager}`}>
            <BetArea
              area={area}
              cents={stakes[area.wager] ?? 0}
              tipCents={tips[area.wager] ?? 0}
              legal={betting.legal?.find(({ wager }) => wager === area.wager)}
              lit={view.jackpots.some(
                ({ wager, lit }) => wager === area.wager && lit.includes(seat),
              )}
              sensed={sensedAt(view.jackpots, area.wager, seat)}
              netCents={netOn(lines, area)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What came of the wager on an area; null until it is settled, or where nothing lay. */
const netOn = (lines: ReturnType<typeof paidEarly>, { wager }: Area): number | null => {
  const line = lines.find((one) => one.wager === wager);
  return line === undefined ? null : line.paysCents + line.returnedCents - line.stakeCents;
};
