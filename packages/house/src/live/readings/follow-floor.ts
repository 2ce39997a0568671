import { every, type Timer } from '../../clock/clock.js';
import type { House } from '../house.js';

/** Many things may happen at once: they are told together. */
const TOGETHER_MS = 150;
/** Decks grow old and proposals run out without anything being stored. */
const EVERY_MS = 5_000;

/** Sends what is read now, and again whenever it has become something else. */
export const followFloor = (
  house: Pick<House, 'onStored' | 'clock'>,
  read: () => string,
  send: (json: string) => void,
): (() => void) => {
  let last = '';
  let soon: Timer | null = null;
  const tell = (): void => {
    soon = null;
    const json = read();
    if (json === last) return;
    last = json;
    send(json);
  };
  const unheard = house.onStored(() => {
    soon ??= house.clock.setTimer(TOGETHER_MS, tell);
  });
  const often = every(house.clock, EVERY_MS, tell);
  tell();
  return () => {
    unheard();
    often.cancel();
    soon?.cancel();
  };
};
