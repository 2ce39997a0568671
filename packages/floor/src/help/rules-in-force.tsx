import type { RulesView } from '@baize/house/client';
import { Link } from '../app/link.js';
import { Waiting } from '../app/waiting.js';
import { house } from '../house/client.js';
import { Clause } from '../kit/clause.js';
import { moneyRange } from '../kit/money.js';
import { Problem } from '../kit/problem.js';
import { useAnswer } from '../kit/use-answer.js';
import { Article, type Section } from './article.js';
import { settingsOf } from './model/in-force.js';
import { KICKOUT_HEADS, PriceTable } from './price-table.js';
import { Procedures } from './procedures.js';
import styles from './rules-in-force.module.css';
import quoted from './steps.module.css';

/** Everything a table plays by today, each with its clause. */
export const RulesInForce = ({ table }: { readonly table: string }) => {
  const { value: rules, problem } = useAnswer(() => house.rules(table), table);
  if (problem !== null) return <Problem problem={problem} />;
  if (rules === null) return <Waiting for="Fetching the rules of the table" />;
  const { sign } = rules;
  return (
    <Article
      title={rules.house.name}
      lead={
        <>
          The rules in force at <Link to={`/tables/${encodeURIComponent(table)}`}>this table</Link>:{' '}
          {sign.document}. Press a clause to read what it says.
        </>
      }
      above={
        <p className={styles.digest}>
          Fingerprint of these rules <code>{rules.digest}</code>
        </p>
      }
      sections={sectionsOf(rules)}
    />
  );
};

const sectionsOf = ({ sign, house: elected }: RulesView): readonly Section[] => [
  ...(sign.notices.length === 0
    ? []
    : [
        {
          id: 'notices',
          title: 'Prescribed notice',
          body: sign.notices.map(({ text, cite }) => (
            <blockquote key={text} className={quoted.quote}>
              <p>{text}</p>
              <footer>
                <Clause id={cite} />
              </footer>
            </blockquote>
          )),
        },
      ]),
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul className={quoted.list}>
        {sign.inscriptions.map(({ text, cite }) => (
          <li key={text}>
            {text} <Clause id={cite} />
          </li>
        ))}
        {sign.payoutLimit !== null && (
          <li>
            {sign.payoutLimit.text} <Clause id={sign.payoutLimit.cite} />
          </li>
        )}
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'Limits',
    body: (
      <dl className={styles.limits}>
        {sign.limits.map(({ name, minCents, maxCents, cite }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {moneyRange(minCents, maxCents)} <Clause id={cite} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
  ...(sign.jackpots.length === 0
    ? []
    : [
        {
          id: 'jackpots',
          title: sign.jackpots.length === 1 ? 'Jackpot' : 'Jackpots',
          body: (
            <dl className={styles.limits}>
              {sign.jackpots.map(({ id, name, type, wager, amount, suit, cite }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>
                    A {type} jackpot; its wager is {wager}
                    {amount !== '' && `, and it starts from ${amount}`}
                    {suit !== null && `; the chosen suit is ${suit}`}. <Clause id={cite} />
                  </dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]),
  {
    id: 'pay-tables',
    title: 'Pay tables',
    body: sign.tables.map(({ key, name, id, cite, rows }) => (
      <PriceTable
        key={key}
        caption={
          <>
            <b>{name}</b> {id !== '' && `table ${id}`}
          </>
        }
        cite={cite}
        rows={rows.map((row) => ({ ...row, cards: [] }))}
        {...(key === 'kickout' ? { heads: KICKOUT_HEADS } : {})}
      />
    )),
  },
  {
    id: 'house',
    title: 'What this house decided',
    body: (
      <dl className={styles.limits}>
        {settingsOf(elected).map(({ name, words, value, cite }) => (
          <div key={name}>
            <dt>{words}</dt>
            <dd>
              <b>{value}</b> <Clause id={cite} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'procedures',
    title: 'Procedures',
    body: <Procedures house={elected} />,
  },
];
