import type { SignView } from '@baize/house/client';
import { useEffect } from 'react';
import { Nowhere } from '../app/nowhere.js';
import { Waiting } from '../app/waiting.js';
import { SUIT_WORDS } from '../art/suits.js';
import { money } from '../kit/money.js';
import { Meter } from '../lobby/meter.js';
import { useSigns } from '../lobby/use-lobby.js';
import { type TableState, useTable, useTableFacts } from '../table/use-table.js';
import styles from './sign-page.module.css';
import { SignPays } from './sign-pays.js';

/** A monitor over the table: it shows, and takes nothing in. */
export const SignPage = ({ slug }: { readonly slug: string }) => {
  const table = useTable(slug, null);
  const { lobby, rules } = useTableFacts(slug, table.view?.rules ?? null);
  const signs = useSigns();
  useEffect(() => {
    document.title = 'Sign · Baize';
  }, []);
  if (lobby === null || rules === null) return notYet(table);
  const { sign } = rules;
  return (
    <main className={styles.sign}>
      <header className={styles.head}>
        <h1>{sign.title}</h1>
        <p>{sign.operator}</p>
      </header>
      <div className={styles.jackpots}>
        {lobby.jackpots.map(({ wager, jackpot, name, amountCents }) => {
          const suit = table.view?.jackpots.find((one) => one.wager === wager)?.display?.suit;
          const pays = sign.tables.find(({ key }) => key === wager);
          return (
            <section key={jackpot} className={styles.jackpot} aria-label={name}>
              <h2>
                {name}
                {suit != null && `, ${SUIT_WORDS[suit]}`}
              </h2>
              <p className={styles.amount}>
                <Meter cents={signs.get(jackpot)?.amountCents ?? amountCents} />
              </p>
              {pays !== undefined && <SignPays rows={pays.rows} />}
              <Awards awards={signs.get(jackpot)?.awards ?? []} />
            </section>
          );
        })}
        {lobby.jackpots.length === 0 &&
          sign.tables.map(({ key, name, rows }) => (
            <section key={key} className={styles.jackpot} aria-label={name}>
              <h2>{name}</h2>
              <SignPays rows={rows} />
            </section>
          ))}
      </div>
      <footer className={styles.foot}>
        {sign.limits.map(({ name, minCents, maxCents }) => (
          <p key={name}>
            {name}{' '}
            {minCents === maxCents ? money(minCents) : `${money(minCents)} to ${money(maxCents)}`}
          </p>
        ))}
        {sign.payoutLimit !== null && <p>{sign.payoutLimit.text}</p>}
        {sign.notices.map(({ text }) => (
          <p key={text} className={styles.notice}>
            {text}
          </p>
        ))}
      </footer>
    </main>
  );
};

const notYet = ({ connection }: TableState) =>
  connection === 'ended' ? <Nowhere /> : <Waiting for="Lighting the sign" />;

const SHOWN = 3;

const Awards = ({ awards }: Pick<SignView, 'awards'>) =>
  awards.length > 0 && (
    <ul className={styles.awards} aria-label="Awards">
      {awards.slice(0, SHOWN).map(({ at, hand, cents }) => (
        <li key={`${at}/${cents}`}>
          {money(cents)} <span>{hand}</span>
        </li>
      ))}
    </ul>
  );
