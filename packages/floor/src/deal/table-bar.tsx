import type { LiveView } from '@baize/house/client';
import { classes } from '../kit/classes.js';
import { Clause } from '../kit/clause.js';
import { useAtDeal } from './at-deal.js';
import styles from './table-bar.module.css';

const METHODS = {
  hand: 'from the hand',
  'manual-shoe': 'from a manual shoe',
  'automated-shoe': 'from the automated shoe',
} as const;
const TROUBLES = { jam: 'jammed', failed: 'out of order', unfinished: 'did not finish' } as const;

/** Decks, stub and devices: what a dealer keeps an eye on. */
export const TableBar = () => {
  const { view } = useAtDeal();
  const { cards, procedure } = view;
  const age = procedure?.deckAge ?? null;
  const stub = stubWords(view);
  return (
    <dl className={styles.bar} aria-label="Cards and devices">
      <div>
        <dt>Deck</dt>
        <dd>
          {cards.inPlay === null ? deckWords(view) : `${cards.inPlay}, ${METHODS[cards.method]}`}
        </dd>
      </div>
      {age !== null && (
        <div className={classes(age.warning && styles.warning)}>
          <dt>Deck age</dt>
          <dd>
            {hoursInWords(age.hoursLeft)} left of {age.limitHours} h <Clause id={age.cite} />
          </dd>
        </div>
      )}
      {stub !== '' && (
        <div>
          <dt>Stub</dt>
          <dd>{stub}</dd>
        </div>
      )}
      {(['shuffler', 'shoe'] as const).map((device) => {
        const state = cards.devices[device];
        return (
          state !== null && (
            <div key={device} className={classes(state.trouble !== null && styles.warning)}>
              <dt>{device === 'shoe' ? 'Shoe' : 'Shuffler'}</dt>
              <dd>{state.trouble === null ? 'works' : TROUBLES[state.trouble]}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
};

const deckWords = ({ cards: { decks } }: LiveView): string =>
  decks.length === 0
    ? 'none yet'
    : decks
        .map(
          ({ id, shuffled, cut }) => `${id} ${cut ? 'cut' : shuffled ? 'shuffled' : 'unshuffled'}`,
        )
        .join(', ');

const hoursInWords = (hours: number): string => {
  const minutes = Math.floor(hours * 60);
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
};

const stubWords = ({ procedure, round }: LiveView): string => {
  if (procedure === null) return '';
  const { cards, countEvery, roundsSinceCount } = procedure.stub;
  const where = round === null || cards === null ? '' : `${cards} cards`;
  const racked = round?.stub === 'racked' ? ', in the rack' : '';
  const due =
    countEvery === null
      ? ''
      : `count in ${Math.max(0, countEvery - roundsSinceCount)} of ${countEvery} rounds`;
  return [`${where}${racked}`, due].filter((words) => words !== '').join('; ');
};
