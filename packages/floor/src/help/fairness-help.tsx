import { RULEBOOKS } from '@baize/rulebook';
import { Link } from '../app/link.js';
import { Article } from './article.js';
import { answerTo } from './model/answers.js';
import { Said } from './said.js';
import styles from './steps.module.css';

/** How the shuffle is fixed, mixed and shown, for people who want to check it. */
export const FairnessHelp = () => (
  <Article
    title="Fairness"
    lead="The house fixes its chance before you bet, you add yours, and afterwards anyone can make the deck again and see that it is the one that was dealt."
    sections={[
      {
        id: 'how',
        title: 'How it works',
        body: (
          <ol className={styles.steps}>
            <li>
              <b>The house commits.</b> Before betting opens it draws a secret seed for this round
              and shows its fingerprint, the commitment. A different seed has a different
              fingerprint, so the house can no longer choose another.
            </li>
            <li>
              <b>Your page commits too.</b> While betting is open your browser draws a secret seed
              of its own and sends its fingerprint. You need not press anything.
            </li>
            <li>
              <b>No more bets.</b> The list of fingerprints is closed. Only now the pages open their
              seeds, and each must fit its fingerprint: no one, not even the house, can choose a
              seed after knowing another one.
            </li>
            <li>
              <b>The cards are dealt</b> when all seeds are open. If a player does not open theirs
              in time, the round ends before a card is dealt, every wager goes back, and the record
              names them.
            </li>
            <li>
              <b>The house reveals its seed.</b> The seed, the players’ seeds and the cards make the
              proof of the round, which anyone may read.
            </li>
          </ol>
        ),
      },
      {
        id: 'cut',
        title: 'The cut',
        body: (
          <>
            <p>
              Some documents want the deck cut before the deal. Where it is cut is fixed by the
              commitment too, so it is part of what you can check.
            </p>
            <ul className={styles.list}>
              {RULEBOOKS.map((rulebook) => (
                <li key={rulebook.id}>
                  {rulebook.name}: <Said fact={answerTo(rulebook, 'Is the deck cut?')} />
                </li>
              ))}
            </ul>
          </>
        ),
      },
      {
        id: 'check',
        title: 'Check a round',
        body: (
          <>
            <p>
              Open <Link to="/history">your rounds</Link>, choose one and press “Recompute this
              deck”. Your browser makes the deck again from the seeds, and compares it with the
              cards that were dealt and with the commitment it kept from before you bet.
            </p>
            <p>
              Every round has its proof at <code>/rounds/TABLE/NUMBER</code>. The number of a round
              stands on every receipt.
            </p>
          </>
        ),
      },
      {
        id: 'offline',
        title: 'Check it without this page',
        body: (
          <>
            <p>
              You need not trust the page that shows you the proof. Save “The proof as a file” and
              check it on your own machine:
            </p>
            <ul className={styles.list}>
              <li>
                with the command that comes with Baize: <code>baize verify proof.json</code>,
              </li>
              <li>
                with nothing of ours but a page of Python, <code>verify.py</code>, which stands in
                the documents of Baize beside the recipe, byte by byte.
              </li>
            </ul>
          </>
        ),
      },
      {
        id: 'limits',
        title: 'What it does not prove',
        body: (
          <p>
            It proves that no one chose the deck, as long as one honest player’s page took part.
            Where no page did, for one at a table of practice players and guests without a browser,
            you trust the house; the proof says so. A house, or a person at the table, can still end
            a round openly before the deal, and cannot hide that. It does not change the odds: the
            house has its edge by the pay tables, which is why they are posted. At a table where a
            dealer handles real cards, the cards are the proof, and this page shows what was
            recorded of them.
          </p>
        ),
      },
    ]}
  />
);
