import type { FloorOffer, FloorTable } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../house/client.js';
import { Clause } from '../kit/clause.js';
import { centsOfDollars, dollarsOfCents } from '../kit/dollars.js';
import { Field } from '../kit/field.js';
import { completeOrder } from './complete-order.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { wordsOfOffer } from './offer-words.js';
import { TrayField } from './tray-field.js';
import { useSending } from './use-sending.js';

interface OfferDialogProps {
  readonly table: FloorTable;
  readonly offer: FloorOffer;
  readonly cite: string | null;
  readonly close: () => void;
}

/** Says what will happen and by which clause, asks for what only a person knows, and sends it. */
export const OfferDialog = ({ table, offer, cite, close }: OfferDialogProps) => {
  const { order } = offer;
  const { label, says, asks, look } = wordsOfOffer(order, table);
  const sending = useSending();
  // A tray opens as it was left; what it closes with is counted.
  const opening = order.type === 'OpenTable' && table.trayCents > 0;
  const [typed, setTyped] = useState(opening ? dollarsOfCents(table.trayCents) : '');
  const trayCents = asks === 'tray' ? centsOfDollars(typed) : 0;
  const [designated, setDesignated] = useState(true);
  const complete = asks === undefined || (trayCents !== null && typed.trim() !== '');
  const confirm = async (): Promise<void> => {
    if (trayCents === null) return;
    const whole = completeOrder(order, { trayCents, text: typed.trim(), designated });
    if (await sending.send(() => house.orderAtTable(table.slug, whole))) close();
  };
  return (
    <ConfirmDialog
      label={label}
      about={table.name}
      danger={look === 'danger'}
      complete={complete}
      sending={sending}
      confirm={() => void confirm()}
      close={close}
    >
      <p>
        {says} {cite !== null && <Clause id={cite} />}
      </p>
      {asks === 'tray' && (
        <TrayField
          typed={typed}
          change={setTyped}
          booksCents={order.type === 'CloseTable' ? table.trayCents : null}
        />
      )}
      {order.type === 'OpenTable' && (
        <label>
          <input
            type="checkbox"
            checked={designated}
            onChange={({ target }) => setDesignated(target.checked)}
          />{' '}
          The licensee has designated this table for the game
        </label>
      )}
      {asks === 'reason' && (
        <Field
          label="Reason"
          hint="It is kept with the round, and can be read later."
          value={typed}
          change={setTyped}
          maxLength={500}
          required
        />
      )}
      {asks === 'reference' && (
        <Field
          label="Reference of the approval"
          value={typed}
          change={setTyped}
          maxLength={128}
          required
        />
      )}
    </ConfirmDialog>
  );
};
