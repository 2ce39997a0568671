import type { LegalWager } from '@baize/games';
import { useState } from 'react';
import { Chip } from '../../art/chip.js';
import { chipText, DENOMINATIONS } from '../../art/denominations.js';
import { WagerCosts } from '../../coach/wager-costs.js';
import { Button } from '../../kit/button.js';
import { classes } from '../../kit/classes.js';
import { centsOfDollars } from '../../kit/dollars.js';
import { money } from '../../kit/money.js';
import shared from '../../kit/shared.module.css';
import { useAtTable } from '../at-table.js';
import styles from './betting-bar.module.css';
import { BettingOptions } from './betting-options.js';
import type { Betting } from './use-betting.js';

interface BettingBarProps {
  readonly legal: readonly LegalWager[];
  readonly seat: number;
  readonly place: () => void;
}

const placeWords = ({ isPlaced, totalCents }: Betting): string => {
  if (totalCents === 0) return isPlaced ? 'Lay chips on the ante' : 'Take all wagers back';
  return isPlaced ? `${money(totalCents)} placed` : `Place ${money(totalCents)}`;
};

/** Before "no more bets": choose a chip, lay it out, place everything at once. */
export const BettingBar = ({ legal, seat, place }: BettingBarProps) => {
  const { view, betting, orders, openChips } = useAtTable();
  const most = Math.max(...legal.map(({ mostCents, fixedCents }) => mostCents ?? fixedCents ?? 0));
  const chips = DENOMINATIONS.filter((chip) => chip <= most).toReversed();
  const has = (view.chipsCents ?? 0) + betting.placedCents;
  const short = betting.totalCents > has;
  return (
    <div className={styles.bar}>
      {view.mine.length > 1 && <p className={shared.strong}>Box {seat}</p>}
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
        <OwnChip
          chosen={!chips.some((chip) => chip === betting.chip)}
          choose={betting.choose}
          key={view.slug}
        />
        {betting.tipWagers !== null && (
          <button
            type="button"
            className={styles.tip}
            aria-pressed={betting.tipping}
            onClick={() => betting.setTipping(!betting.tipping)}
            aria-label="Tip: lay the next chips for the dealer"
          >
            Tip
          </button>
        )}
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
          <Button look="main" disabled={betting.isPlaced || orders.busy} onClick={place}>
            {placeWords(betting)}
          </Button>
        )}
      </div>
      <BettingOptions seat={seat} />
      <WagerCosts slug={view.slug} stakes={betting.layout} />
    </div>
  );
};

interface OwnChipProps {
  readonly chosen: boolean;
  readonly choose: (cents: number) => void;
}

/** Any amount as one chip: typed, and then laid like the others. */
const OwnChip = ({ chosen, choose }: OwnChipProps) => {
  const [text, setText] = useState('');
  const take = (typed: string): void => {
    const only = typed.replaceAll(/[^\d.]/g, '');
    setText(only);
    const amount = centsOfDollars(only);
    if (amount !== null && amount > 0) choose(amount);
  };
  return (
    <label className={classes(styles.own, chosen && styles.ownChosen)}>
      $
      <input
        inputMode="decimal"
        placeholder="any"
        value={text}
        onFocus={() => take(text)}
        onChange={({ target }) => take(target.value)}
        aria-label="Chip of any amount, in dollars"
      />
    </label>
  );
};
