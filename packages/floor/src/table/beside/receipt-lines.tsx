import type { HistoryEntry, RulesView } from '@baize/house/client';
import { Link } from '../../app/link.js';
import { Clause } from '../../kit/clause.js';
import { money, signedMoney } from '../../kit/money.js';
import shared from '../../kit/shared.module.css';
import { lineName } from '../rules/layout.js';
import styles from './receipt-lines.module.css';

interface ReceiptLinesProps {
  readonly receipt: HistoryEntry['receipt'];
  readonly sign: RulesView['sign'] | undefined;
  /** Whether there are others of the same round, for other boxes. */
  readonly several?: boolean;
  /** Whether the receipt that it replaces is shown with it. */
  readonly withReplaced?: boolean;
}

type Line = HistoryEntry['receipt']['lines'][number];

const OUTCOMES = { win: 'wins', lose: 'loses', push: 'pushes', void: 'is void' } as const;

/** A receipt, line by line in the dealer's order: what was staked, what came of it, by which clause. */
export const ReceiptLines = ({
  receipt,
  sign,
  several = false,
  withReplaced = true,
}: ReceiptLinesProps) => (
  <article className={styles.receipt} aria-label={`Receipt of round ${receipt.round}`}>
    <header className={styles.head}>
      <h2>
        <Link to={`/rounds/${receipt.round}`}>Round {receipt.round.split('/').at(-1)}</Link>
        {several && `, box ${receipt.seat}`}
      </h2>
      <p className={toneOf(receipt.netCents)}>{signedMoney(receipt.netCents)}</p>
    </header>
    {receipt.replaces !== null && (
      <p className={shared.soft}>
        Reissued: {receipt.replaces.reason} <Clause id={receipt.replaces.cite} />
      </p>
    )}
    <ol className={styles.lines}>
      {receipt.lines.map((line) => (
        <LineOfReceipt key={`${line.wager}/${line.envies ?? ''}`} line={line} sign={sign} />
      ))}
      {receipt.changes.map((change) => (
        <li key={`${change.why}/${change.reason}`}>
          <p className={styles.line}>
            <span>{change.reason}</span>
            <span className={toneOf(change.cents)}>{signedMoney(change.cents)}</span>
          </p>
          <p className={styles.why}>
            <Clause id={change.cite} />
          </p>
        </li>
      ))}
    </ol>
    <p className={styles.sum}>
      Staked {money(receipt.stakedCents)}, back {money(receipt.backCents)}
    </p>
    {withReplaced && receipt.replaces !== null && (
      <Replaced replaces={receipt.replaces} sign={sign} />
    )}
  </article>
);

interface LineProps {
  readonly line: Line;
  readonly sign: RulesView['sign'] | undefined;
}

const LineOfReceipt = ({ line, sign }: LineProps) => {
  const net = line.paysCents + line.returnedCents - line.stakeCents;
  return (
    <li>
      <p className={styles.line}>
        <span>
          <b>{lineName(sign, line.wager)}</b>{' '}
          {line.stakeCents > 0 && <span className={styles.stake}>{money(line.stakeCents)}</span>}{' '}
          {OUTCOMES[line.outcome]}
        </span>
        <span className={toneOf(net)}>{signedMoney(net)}</span>
      </p>
      <p className={styles.why}>
        {line.hand}
        {line.from !== 'tray' && line.paysCents > 0 && `, from the ${line.from}`}
        {line.capped === true && ', cut to the payout limit'} <Clause id={line.cite} />
      </p>
    </li>
  );
};

interface ReplacedProps {
  readonly replaces: NonNullable<HistoryEntry['receipt']['replaces']>;
  readonly sign: RulesView['sign'] | undefined;
}

/** The receipt as it was before, to compare. */
const Replaced = ({ replaces, sign }: ReplacedProps) => (
  <details className={styles.before}>
    <summary>
      Receipt {replaces.issue}, replaced: <s>{signedMoney(replaces.netCents)}</s>
    </summary>
    <ol className={styles.lines}>
      {replaces.lines?.map((line) => (
        <LineOfReceipt key={`${line.wager}/${line.envies ?? ''}`} line={line} sign={sign} />
      ))}
    </ol>
  </details>
);

const toneOf = (cents: number): string | undefined =>
  cents > 0 ? styles.good : cents < 0 ? shared.fault : shared.soft;
