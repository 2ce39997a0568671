import type { LiveView } from '@baize/house/client';
import { useEffect, useRef } from 'react';
import { house } from '../../house/client.js';
import type { Orders } from '../use-orders.js';
import { type Layout, stakesOf, totalCents } from './betting.js';

/** Several chips in a row are one message. */
const DEBOUNCE_MS = 150;

/** Tells the house what lies on the spots of a seat; `drop` where it is placed instead. */
export interface Laying {
  readonly tell: (seat: number, layout: Layout, tips: Layout) => void;
  readonly drop: (seat: number) => void;
}

export const useLaying = (slug: string, show: Orders['show']): Laying => {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const drop = (seat: number): void => {
    clearTimeout(timers.current.get(seat));
    timers.current.delete(seat);
  };
  useEffect(() => {
    const started = timers.current;
    return () => {
      for (const timer of started.values()) clearTimeout(timer);
    };
  }, []);
  const send = async (seat: number, layout: Layout, tips: Layout): Promise<void> => {
    const told = await house.orderAtTable(slug, {
      type: 'LayChips',
      seat,
      stakes: stakesOf(layout),
      ...(totalCents(tips) > 0 ? { tips: stakesOf(tips) } : {}),
    });
    // Betting may be over by now; the view says what became of it.
    if (!told.ok && told.error.code !== 'betting-is-closed') show(told.error);
  };
  return {
    drop,
    tell: (seat, layout, tips) => {
      drop(seat);
      const later = setTimeout(() => {
        timers.current.delete(seat);
        void send(seat, layout, tips);
      }, DEBOUNCE_MS);
      timers.current.set(seat, later);
    },
  };
};

/** What the house keeps for a seat, from before the page was loaded. */
export const laidAt = (
  { own }: Pick<LiveView, 'own'>,
  seat: number | null,
): { readonly stakes: Layout; readonly tips?: Layout } | undefined =>
  own?.laid.find((one) => one.seat === seat);
