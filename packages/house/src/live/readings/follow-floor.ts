import type { House } from '../house.js';

/** Many things may happen at once: they are told together. */
const TOGETHER_MS = 150;
/** Decks grow old and proposals run out without anything being stored. */
const EVERY_MS = 5_000;

/** Sends what is read now, and again whenever it has become something else. */
export const followFloor = (
  house: Pick<House, 'onStored'>,
  read: () => string,
  send: (json: string) => void,
): (() => void) => {
  let last = '';
  let soon: ReturnType<typeof setTimeout> | null = null;
  const tell = (): void => {
    soon = null;
    const json = read();
    if (json === last) return;
    last = json;
    send(json);
  };
  const unheard = house.onStored(() => {
    soon ??= setTimeout(tell, TOGETHER_MS);
  });
  const often = setInterval(tell, EVERY_MS);
  tell();
  return () => {
    unheard();
    clearInterval(often);
    if (soon !== null) clearTimeout(soon);
  };
};
