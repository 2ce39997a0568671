import { classes } from '../kit/classes.js';
import styles from './chip.module.css';
import { chipsFor, chipText, type Denomination } from './denominations.js';

/** One chip seen from above: its colour and its number both say what it is worth. */
export const Chip = ({ chip }: { readonly chip: Denomination }) => (
  <svg
    viewBox="0 0 100 100"
    className={classes(styles.chip, styles[`d${chip}`])}
    aria-hidden="true"
  >
    <circle className={styles.edge} cx="50" cy="50" r="48" />
    <circle className={styles.spots} cx="50" cy="50" r="41.500" />
    <circle className={styles.face} cx="50" cy="50" r="33" />
    <circle className={styles.ring} cx="50" cy="50" r="29.500" />
    <text className={styles.text} x="50" y="62" textAnchor="middle">
      {chipText(chip)}
    </text>
  </svg>
);

const MOST_SHOWN = 5;
const PLACES = Array.from({ length: MOST_SHOWN }, (_, at) => at);

/** An amount as a pile of chips, the greatest at the bottom; its number stands beside it. */
export const ChipPile = ({ cents }: { readonly cents: number }) => {
  const chips = chipsFor(cents).flatMap(({ chip, count }) =>
    Array.from({ length: Math.min(count, MOST_SHOWN) }, () => chip),
  );
  return (
    <span className={styles.pile} aria-hidden="true">
      {PLACES.map((place) => {
        const chip = chips[place];
        return (
          chip !== undefined && (
            <span className={styles.inPile} key={place}>
              <Chip chip={chip} />
            </span>
          )
        );
      })}
    </span>
  );
};
