import { useEffect } from 'react';

/** A letter that does one thing from anywhere on the page, except while something is typed or a dialog is open. */
export const useKey = (key: string, press: (() => void) | null): void => {
  useEffect(() => {
    if (press === null) return;
    const pressed = (event: KeyboardEvent): void => {
      const held = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
      const typing = document.activeElement?.closest('dialog, input, select, textarea') != null;
      if (!held && !typing && event.key.toLowerCase() === key) press();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
};
