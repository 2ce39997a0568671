import type { LobbyTable, SignView } from '@baize/house/client';
import { jurisdictionOf } from '@baize/rulebook';
import { lazy, Suspense } from 'react';
import { pageOf } from '../games.js';
import { moneyRange } from '../kit/money.js';
import { BaseEdge } from './base-edge.js';
import { Meter } from './meter.js';
import { SeatRow } from './seat-row.js';
import styles from './table-card.module.css';
import { TableWays } from './table-ways.js';
import { useOdds } from './use-odds.js';
import { WagerEdges } from './wager-edges.js';
import { sideBetsOf, titleOf } from './words.js';

/** Art comes when it comes: the table can be read and taken before. */
const CardFan = lazy(async () => ({ default: (await import('./card-fan.js')).CardFan }));

interface TableCardProps {
  readonly table: LobbyTable;
  readonly signs: ReadonlyMap<string, SignView>;
}

/** A name without the game, which stands above it already. */
const nameBeside = (name: string, game: string): string =>
  name.startsWith(`${game}, `) ? titleOf(name.slice(game.length + 2)) : name;

/** One table of the lobby: the game, the rules, the limits and the seats. */
export const TableCard = ({ table, signs }: TableCardProps) => {
  const { slug, name, game, rulebook, seats, limits, jackpots } = table;
  const odds = useOdds(slug);
  const sides = sideBetsOf(table);
  const heading = `table-${slug}`;
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.cloth}>
        <div className={styles.titles}>
          <p className={styles.place}>{jurisdictionOf(rulebook)}</p>
          <h2 id={heading}>{titleOf(game)}</h2>
          <p className={styles.name}>{nameBeside(name, titleOf(game))}</p>
        </div>
        {jackpots.length > 0 && (
          <dl className={styles.meters}>
            {jackpots.map(({ jackpot, name: called, amountCents }) => (
              <div key={jackpot}>
                <dt>{called}</dt>
                <dd>
                  <Meter cents={signs.get(jackpot)?.amountCents ?? amountCents} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <SeatRow seats={seats} />
        <Suspense fallback={null}>
          <CardFan cards={pageOf(game).fan ?? []} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>Ante</dt>
            <dd>{limits.ante && moneyRange(limits.ante.minCents, limits.ante.maxCents, ' – ')}</dd>
          </div>
          <div>
            <dt>House edge, best play</dt>
            <dd>
              <BaseEdge odds={odds} />
            </dd>
          </div>
          {sides.length > 0 && (
            <div className={styles.beside}>
              <dt>Side bets</dt>
              <dd>{sides.join(', ')}</dd>
            </div>
          )}
        </dl>
        {table.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
        <WagerEdges table={table} odds={odds} />
        <TableWays table={table} />
      </div>
    </article>
  );
};
