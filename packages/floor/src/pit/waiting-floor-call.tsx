import { timeOf } from '../kit/instant.js';
import { OfferButtons } from './offer-buttons.js';
import { whereInWords } from './table-words.js';
import { WaitingItem } from './waiting-item.js';
import type { Waits } from './waits.js';

type FloorCallWaits = Extract<Waits, { kind: 'floor-call' }>;

/** What the dealer wants, and what to do about it. */
const SUBJECTS: Readonly<Record<FloorCallWaits['called']['about'], readonly [string, string]>> = {
  help: ['The dealer calls you', 'Go to the table, and close the call when you have helped.'],
  ruling: [
    'The dealer waits for a ruling',
    'Rule on what is stopped, here or at the table, and close the call.',
  ],
  correction: [
    'Something is to be put right',
    'Open the dealer’s screen, put the cards or the payment right, and close the call.',
  ],
  void: [
    'The dealer asks to void the round',
    'Look into it. Void the round if no rule decides it, and close the call.',
  ],
  irregularity: [
    'A dealer’s call voided a round',
    'The book decided it. Look at what happened, and close the call.',
  ],
  unsettled: [
    'Corrected cards are not settled yet',
    'The payments are still those of the old cards. Settle the round again on the dealer’s screen. Where that is not possible any more, adjust the payments there, and close the call.',
  ],
};

/** A call from a table: why, since when, and who has answered. */
export const WaitingFloorCall = ({ waits }: { readonly waits: FloorCallWaits }) => {
  const { table, called, offers } = waits;
  const [title, does] = SUBJECTS[called.about];
  return (
    <WaitingItem
      kind="Call for the floor"
      title={title}
      where={whereInWords(table)}
      actions={<OfferButtons table={table} offers={offers} />}
    >
      <p>
        {called.about === 'unsettled'
          ? `The cards of round ${called.round ?? ''} were corrected; called by ${called.by} at ${timeOf(called.at)}.`
          : `${called.by} called at ${timeOf(called.at)}.`}{' '}
        {called.answered === null
          ? 'No answer yet.'
          : `${called.answered.by} answered at ${timeOf(called.answered.at)}.`}
      </p>
      {called.note !== null && <p>“{called.note}”</p>}
      <p>{does}</p>
    </WaitingItem>
  );
};
