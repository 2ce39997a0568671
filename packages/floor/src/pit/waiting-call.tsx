import { Link } from '../app/link.js';
import { Clause } from '../kit/clause.js';
import { timeOf } from '../kit/instant.js';
import { OfferButtons } from './offer-buttons.js';
import { whereInWords } from './table-words.js';
import { WaitingItem } from './waiting-item.js';
import type { Waits } from './waits.js';

type CallWaits = Extract<Waits, { kind: 'call' }>;

const KINDS: Readonly<Record<CallWaits['call']['kind'], readonly [string, string]>> = {
  opening: ['Table to verify', 'A deck waits to be verified'],
  device: ['Device', 'A device waits for you'],
  award: ['Jackpot', 'An award waits'],
  ruling: ['Ruling', 'A round is stopped'],
  approval: ['Approval', 'Changed rules wait for their approval'],
  stalled: ['Stalled', 'A table stands still'],
};

/** Instants as the clock at the wall shows them. */
const wordsOf = ({ call, table: { waiting } }: CallWaits): string =>
  call.words.replace(waiting.since, timeOf(waiting.since));

/** A table that cannot go on before a floorperson has looked at it. */
export const WaitingCall = ({ waits }: { readonly waits: CallWaits }) => {
  const { table, call, offers } = waits;
  const [kind, title] = KINDS[call.kind];
  return (
    <WaitingItem
      kind={kind}
      title={title}
      where={whereInWords(table)}
      actions={<OfferButtons table={table} offers={offers} cite={call.cite} />}
    >
      <p>
        {wordsOf(waits)} <Clause id={call.cite} />
      </p>
      {call.kind === 'stalled' && (
        <p>
          <Link
            to={`/${table.dealing === 'attended' ? 'deal' : 'tables'}/${encodeURIComponent(table.slug)}`}
          >
            Go to the table
          </Link>
        </p>
      )}
    </WaitingItem>
  );
};
