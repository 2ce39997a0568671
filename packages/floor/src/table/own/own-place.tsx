import type { LiveView } from '@baize/house/client';
import { gameOnPage } from '../../games.js';
import type { Betting } from '../betting/use-betting.js';
import { Hand } from '../felt/hand.js';
import { type FeltModel, paidEarly } from '../live/felt-model.js';
import { type Area, lineName } from '../rules/layout.js';
import type { TableFacts } from '../rules/use-table-facts.js';
import { BetArea } from './bet-area.js';
import { HandWorth } from './hand-worth.js';
import { OwnBoxes } from './own-boxes.js';
import styles from './own-place.module.css';
import { sensedAt } from './sensed.js';
import type { Worth } from './worth.js';

interface OwnPlaceProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly areas: readonly Area[];
  readonly seat: number;
  readonly betting: Betting;
  readonly worth: readonly Worth[];
  readonly choose: (seat: number) => void;
  readonly leave: (seat: number) => void;
}

/** The player's own place: the hand, what it is, and every betting area of the layout. */
export const OwnPlace = ({
  view,
  felt,
  facts,
  areas,
  seat,
  betting,
  worth,
  choose,
  leave,
}: OwnPlaceProps) => {
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
      <OwnBoxes view={view} felt={felt} seat={seat} choose={choose} leave={leave} />
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
          {!settled && lines.length === 0 && (
            <HandWorth
              worth={worth}
              jackpots={view.jackpots}
              nameOf={(wager) => lineName(facts.rules?.sign, wager)}
            />
          )}
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
              betting={betting}
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
