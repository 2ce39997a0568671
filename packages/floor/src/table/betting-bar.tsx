import type { LegalWager } from '@baize/games';
import type { LiveView } from '@baize/house/client';
import { Chip } from '../art/chip.js';
import { chipText, DENOMINATIONS } from '../art/denominations.js';
import { WagerCosts } from '../coach/wager-costs.js';
import { Button } from '../kit/button.js';
import { money } from '../kit/money.js';
import styles from './betting-bar.module.css';
import type { Betting } from './use-betting.js';

interface BettingBarProps {
  readonly view: LiveView;
  readonly betting: Betting;
  readonly legal: readonly LegalWager[];
  readonly busy: boolean;
  readonly openChips: () => void;
}

const placeWords = ({ isPlaced, totalCents }: Betting): string => {
  if (totalCents === 0) return isPlaced ? 'Lay chips on the ante' : 'Take all wagers back';
  return isPlaced ? `${money(totalCents)} placed` : `Place ${money(totalCents)}`;
};

/** Before "no more bets": choose a chip, lay it out, place everything at once. */
export const BettingBar = ({ view, betting, legal, busy, openChips }: BettingBarProps) => {
  const most = Math.max(...legal.map(({ mostCents, fixedCents }) => mostCents ?? fixedCents ?? 0));
  const chips = DENOMINATIONS.filter((chip) => chip <= most).toReversed();
  const has =
    (view.chipsCents ?? 0) + Object.values(betting.placed).reduce((sum, one) => sum + one, 0);
  const short = betting.totalCents > has;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.chips}>
        <legend>Chip</legend>
        {chips.map((chip) => (
          <label key={chip} className={chip === betting.chip ? styles.chosen : styles.chip}>
            <input
              type="radio"
              name="chip"
              checked={chip === betting.chip}
              onChange={() => betting.choose(chip)}
              aria-label={`$${chipText(chip)} chip`}
            />
            <Chip chip={chip} />
          </label>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button onClick={betting.clear} disabled={betting.totalCents === 0}>
          Clear
        </Button>
        <Button onClick={betting.repeat ?? undefined} disabled={betting.repeat === null}>
          Repeat last
        </Button>
        {short ? (
          <Button look="main" onClick={openChips}>
            Buy chips: {money(betting.totalCents - has)} more
          </Button>
        ) : (
          <Button
            look="main"
            disabled={betting.isPlaced || busy}
            onClick={() => void betting.place()}
          >
            {placeWords(betting)}
          </Button>
        )}
      </div>
      <WagerCosts slug={view.slug} stakes={betting.layout} />
    </div>
  );
};
