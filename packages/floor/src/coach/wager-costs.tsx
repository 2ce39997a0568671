import type { OddsView } from '@baize/house/client';
import { usePreferences } from '../app/preferences.js';
import { moneyFull } from '../kit/money.js';
import shared from '../kit/shared.module.css';
import { edgeInWords, exactInWords } from '../lobby/edge-words.js';
import { useOdds } from '../lobby/use-odds.js';
import styles from './coach.module.css';
import { CoachSwitch } from './coach-switch.js';
import { valueInMoney } from './words.js';

interface WagerCostsProps {
  readonly slug: string;
  /** What lies on the layout, in cents. */
  readonly stakes: Readonly<Partial<Record<string, number>>>;
}

/** Before "no more bets": what the house keeps of each wager that is laid out, for players who want to know. */
export const WagerCosts = (props: WagerCostsProps) => {
  const { coach } = usePreferences();
  return (
    <section className={styles.coach} aria-label="Coach">
      <CoachSwitch />
      {coach && <Costs {...props} />}
    </section>
  );
};

interface Cost {
  readonly key: string;
  readonly name: string;
  readonly stakeCents: number;
  readonly edge: number;
  readonly exact: string;
  readonly at: string;
}

const costsOf = (
  { base, wagers }: OddsView,
  stakes: WagerCostsProps['stakes'],
): readonly Cost[] => {
  const { ante = 0 } = stakes;
  const first: readonly Cost[] =
    base === null || ante === 0
      ? []
      : [
          {
            key: 'ante',
            name: 'Ante',
            stakeCents: ante,
            edge: base.edge,
            exact: exactInWords(base.expected),
            at: base.players === 1 ? 'best play, were you alone' : 'with best play',
          },
        ];
  return [
    ...first,
    ...wagers.flatMap(({ wager, name, edge, expected, meterCents }): readonly Cost[] => {
      const stakeCents = stakes[wager] ?? 0;
      if (edge === null || expected === null || stakeCents === 0) return [];
      const at = meterCents === null ? 'whatever you do' : `at ${moneyFull(meterCents)}`;
      return [{ key: wager, name, stakeCents, edge, exact: exactInWords(expected), at }];
    }),
  ];
};

const Costs = ({ slug, stakes }: WagerCostsProps) => {
  const odds = useOdds(slug);
  if (odds?.state === 'failed') {
    return <p className={shared.small}>The edges cannot be counted now.</p>;
  }
  if (odds?.state !== 'counted') return <p className={shared.small}>Counting the edges…</p>;
  const costs = costsOf(odds, stakes);
  if (costs.length === 0) {
    return <p className={shared.small}>Lay chips out to see the exact edge of each wager.</p>;
  }
  return (
    <ul className={styles.choices}>
      {costs.map(({ key, name, stakeCents, edge, exact, at }) => (
        <li key={key} className={styles.choice} title={`Expected net of one unit: ${exact}`}>
          <span className={styles.what}>{name}</span>
          <b className={styles.money}>{edgeInWords(edge, key === 'ante' ? 4 : 3)}</b>
          <span className={styles.share}>
            {valueInMoney(-edge, stakeCents)}
            <span className={styles.unit}> on average, {at}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
