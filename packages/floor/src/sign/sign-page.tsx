import type { SignView } from '@baize/house/client';
import { useEffect } from 'react';
import { Nowhere } from '../app/nowhere.js';
import { Waiting } from '../app/waiting.js';
import { SUIT_WORDS, SuitSign } from '../art/suits.js';
import { money, moneyRange } from '../kit/money.js';
import { Meter } from '../lobby/meter.js';
import { useSigns } from '../lobby/use-lobby.js';
import { type TableState, useTable } from '../table/live/use-table.js';
import { useTableFacts } from '../table/rules/use-table-facts.js';
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
      <div className={styles.jackpots} data-count={lobby.jackpots.length}>
        {lobby.jackpots.map(({ wager, jackpot, name, amountCents }) => {
          const suit = table.view?.jackpots.find((one) => one.wager === wager)?.display?.suit;
          const pays = sign.tables.find(({ key }) => key === wager);
          return (
            <section key={jackpot} className={styles.jackpot} aria-label={name}>
              <div className={styles.meter}>
                <h2>
                  {name}
                  {suit != null && (
                    <span className={styles.suit}>
                      <SuitSign suit={suit} className={styles.suitSign} /> {SUIT_WORDS[suit]}
                    </span>
                  )}
                </h2>
                <p className={styles.amount}>
                  <Meter cents={signs.get(jackpot)?.amountCents ?? amountCents} />
                </p>
                <Awards awards={signs.get(jackpot)?.awards ?? []} />
              </div>
              {pays !== undefined && <SignPays rows={pays.rows} />}
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
            {name} {moneyRange(minCents, maxCents)}
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
    <div className={styles.awards}>
      <h3>Recent awards</h3>
      <ul>
        {awards.slice(0, SHOWN).map(({ at, hand, cents }) => (
          <li key={`${at}/${cents}`}>
            <b>{money(cents)}</b> <span>{hand}</span>
          </li>
        ))}
      </ul>
    </div>
  );
