import { jurisdictionOf } from '@baize/rulebook';
import { Link } from '../app/link.js';
import { Waiting } from '../app/waiting.js';
import { Problem } from '../kit/problem.js';
import { useLobby } from '../lobby/use-lobby.js';
import { Article } from './article.js';
import styles from './rules-in-force.module.css';

/** Whose rules are asked for: one entry for each table of the house. */
export const RulesOfTables = () => {
  const lobby = useLobby();
  return (
    <Article
      title="Rules in force"
      lead="Each table plays by one document and by what the house chose within it: limits, pay tables, jackpots, procedures. Every rule names its clause."
      sections={[
        {
          id: 'tables',
          title: 'The tables of this house',
          body: (
            <>
              {lobby.state === 'connecting' && <Waiting for="Opening the doors" />}
              {lobby.state === 'failed' && <Problem problem={lobby.problem} />}
              {lobby.state === 'here' && (
                <ul className={styles.tables}>
                  {lobby.tables.map(({ slug, name, rulebook, document }) => (
                    <li key={slug}>
                      <Link to={`/help/rules/${encodeURIComponent(slug)}`}>
                        <b>{name}</b>
                        <span>
                          {jurisdictionOf(rulebook)} · {document}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </>
          ),
        },
        {
          id: 'clauses',
          title: 'How to read a clause',
          body: (
            <p>
              A clause such as <b>MD-HCF-11B(2)</b> names the document, the game and the place in
              it. Press one to read in our words what it demands. <b>AMB</b> and a number is a
              reading: there the document is silent, or says two things, and we say how we took it.
            </p>
          ),
        },
      ]}
    />
  );
};
