import { type RefObject, useEffect, useRef } from 'react';
import { flightFrom, wantsMotion } from '../felt/flight.js';

const MOVE_MS = 420;

/** Chips come from the dealer's tray when a wager is paid, and go there when it is lost. */
export const useChipsMoved = (
  spot: RefObject<HTMLElement | null>,
  netCents: number | null,
): void => {
  const before = useRef(netCents);
  useEffect(() => {
    const changed = before.current === null && netCents !== null && netCents !== 0;
    before.current = netCents;
    const element = spot.current;
    if (!changed || element === null || !wantsMotion()) return;
    const pile = netCents > 0 ? element.querySelector('[data-paid]') : element.firstElementChild;
    const away = pile === null ? null : flightFrom(pile, '[data-tray]');
    if (pile === null || away === null) return;
    const there = { transform: away, opacity: 0.2 };
    const here = { transform: 'none', opacity: 1 };
    pile.animate(netCents > 0 ? [there, here] : [here, there], {
      duration: MOVE_MS,
      easing: 'ease-in-out',
    });
  }, [spot, netCents]);
};
