import type { LiveView, TableOrder } from '@baize/house/client';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../kit/button.js';
import { useAtDeal } from '../at-deal.js';
import styles from './call-floor-button.module.css';

export type CallAbout = Extract<TableOrder, { readonly type: 'CallFloor' }>['about'];

interface CallFloorButtonProps {
  readonly about: CallAbout;
  readonly label: string;
  /** The key calls from anywhere on the page; one button of a page has it. */
  readonly keyed?: boolean;
}

/** No letter: those are for cards, and for people who use the page by voice. */
const CALL_KEY = 'F2';

export const isFloorCalled = ({ floor }: LiveView, about: CallAbout): boolean =>
  floor?.calls.some((one) => one.about === about) === true;

/** Calls a floorperson to the table; it cannot be pressed again while the call is open. */
export const CallFloorButton = ({ about, label, keyed = false }: CallFloorButtonProps) => {
  const { view, orders } = useAtDeal();
  const called = isFloorCalled(view, about);
  const sending = useRef(false);
  /** Goes out at once, also while another order waits for its answer: a call for help is never lost. */
  const call = async (): Promise<void> => {
    if (called || sending.current) return;
    sending.current = true;
    await orders.send({ type: 'CallFloor', about });
    sending.current = false;
  };
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== CALL_KEY || event.repeat) return;
    event.preventDefault();
    void call();
  });
  // The key works from the moment the button is seen.
  useLayoutEffect(() => {
    if (!keyed) return undefined;
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [keyed]);
  return (
    <Button
      disabled={called}
      onClick={() => void call()}
      {...(keyed ? { 'aria-keyshortcuts': CALL_KEY } : {})}
    >
      {called ? 'The floor is called' : label}
      {keyed && !called && (
        <span className={styles.key} aria-hidden="true">
          {CALL_KEY}
        </span>
      )}
    </Button>
  );
};
