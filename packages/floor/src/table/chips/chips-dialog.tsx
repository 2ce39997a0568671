import { cents } from '@baize/money';
import { refreshSession, useSession } from '../../house/session.js';
import { Button } from '../../kit/button.js';
import { Dialog } from '../../kit/dialog.js';
import { money } from '../../kit/money.js';
import { Problem } from '../../kit/problem.js';
import { usualBuyInCents } from '../../lobby/words.js';
import { useAtTable } from '../at-table.js';
import styles from './dialogs.module.css';
import { PracticeButton } from './practice-button.js';
import { TipDealer } from './tip-dealer.js';

/** Chips from the wallet, and back; play money when nothing is left. */
export const ChipsDialog = ({ close }: { readonly close: () => void }) => {
  const { view, facts, orders } = useAtTable();
  const session = useSession();
  const wallet = session.state === 'here' ? (session.money?.walletCents ?? 0) : 0;
  const chips = view.chipsCents ?? 0;
  const usual = facts.lobby === null ? 50_000 : usualBuyInCents(facts.lobby);
  const amounts = [usual / 5, usual, usual * 2].filter((amount) => amount <= wallet);
  const buy = async (amount: number): Promise<void> => {
    const refused = await orders.send({ type: 'BuyIn', cents: cents(amount) });
    await refreshSession();
    if (refused === null) close();
  };
  return (
    <Dialog title="Chips" close={close}>
      <dl className={styles.sums}>
        <div>
          <dt>Chips</dt>
          <dd>{money(chips)}</dd>
        </div>
        <div>
          <dt>Wallet, play money</dt>
          <dd>{money(wallet)}</dd>
        </div>
      </dl>
      {orders.problem !== null && <Problem problem={orders.problem} />}
      <div className={styles.row}>
        {view.mine.length > 0 &&
          amounts.map((amount) => (
            <Button
              key={amount}
              look="main"
              disabled={orders.busy}
              onClick={() => void buy(amount)}
            >
              Buy {money(amount)}
            </Button>
          ))}
        {chips > 0 && (
          <Button
            disabled={orders.busy}
            onClick={() => void orders.sendOwn({ type: 'CashOut', cents: cents(chips) })}
          >
            Cash out {money(chips)}
          </Button>
        )}
        <Button disabled={orders.busy} onClick={() => void orders.sendOwn({ type: 'TopUp' })}>
          Fill up the wallet
        </Button>
        <PracticeButton />
      </div>
      {chips > 0 && view.dealer !== null && <TipDealer chips={chips} />}
    </Dialog>
  );
};
