import { Link } from '../app/link.js';
import { Article } from './article.js';

/** What the dollars of this floor are. */
export const PlayMoneyHelp = () => (
  <Article
    title="Play money"
    lead="Everything here is counted in dollars, and none of them can be bought, paid out or sent to another player."
    sections={[
      {
        id: 'what',
        title: 'What it is',
        body: (
          <>
            <p>
              Every guest gets a wallet of play money from the house. It costs nothing and is worth
              nothing outside. There is no cashier, no card, no prize.
            </p>
            <p>
              It is booked as carefully as if it were real: every chip that moves is a balanced
              entry between your wallet, the tray, the pot and the meters, to the cent.
            </p>
          </>
        ),
      },
      {
        id: 'wallet-and-chips',
        title: 'Wallet and chips',
        body: (
          <>
            <p>
              Your <b>wallet</b> stands in the header. When you sit down, part of it becomes{' '}
              <b>chips</b> on that table, as in a casino. With the button “Chips” you buy more or
              cash some in; when you leave, all of them go back to your wallet.
            </p>
            <p>
              A wager is made with chips of the table you sit at. What a round paid you and why is
              on its receipt, and all receipts are in <Link to="/history">your rounds</Link>.
            </p>
          </>
        ),
      },
      {
        id: 'guests',
        title: 'Guests and practice players',
        body: (
          <>
            <p>
              You need no account. The house draws you a name, and this browser remembers who you
              are. On another device you are another guest.
            </p>
            <p>
              Some tables seat <b>practice players</b>, so that you do not sit alone. They are
              marked as such, play by fixed habits, give no seed to the shuffle and make room when a
              player comes.
            </p>
          </>
        ),
      },
    ]}
  />
);
