import type { FloorOffer, FloorTable } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { Problem } from '../kit/problem.js';
import { OfferDialog } from './offer-dialog.js';
import { wordsOfOffer } from './offer-words.js';
import { useSending } from './use-sending.js';

interface OfferButtonProps {
  readonly table: FloorTable;
  readonly offer: FloorOffer;
  /** The clause of what is answered, where the order cites none of its own. */
  readonly cite?: string | undefined;
}

/** One thing that may be ordered now. What can be taken back at once is done at once; the rest is asked. */
const OfferButton = ({ table, offer, cite }: OfferButtonProps) => {
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const { order } = offer;
  const { label, look = 'quiet' } = wordsOfOffer(order, table);
  const press = (): void => {
    const atOnce = order.type === 'HaltRounds' || order.type === 'AnswerCall';
    if (atOnce) void send(() => house.orderAtTable(table.slug, order));
    else setAsked(true);
  };
  return (
    <>
      <Button look={look} disabled={busy} onClick={press}>
        {label}
      </Button>
      {problem !== null && <Problem problem={problem} />}
      {asked && (
        <OfferDialog
          table={table}
          offer={offer}
          cite={offer.cite ?? cite ?? null}
          close={() => setAsked(false)}
        />
      )}
    </>
  );
};

interface OfferButtonsProps extends Omit<OfferButtonProps, 'offer'> {
  readonly offers: readonly FloorOffer[];
}

export const OfferButtons = ({ offers, ...rest }: OfferButtonsProps) =>
  offers.map((offer) => <OfferButton key={JSON.stringify(offer.order)} offer={offer} {...rest} />);
