import { present } from '@baize/result';
import type { ElementHandle, Locator, Page } from 'playwright-core';

/** How somebody works a page. */
export interface Hands {
  /** Goes to a control and works it. */
  press(control: Locator): Promise<void>;
  /** Chooses one of several, where a group of them is one stop. */
  choose(option: Locator): Promise<void>;
}

export const byMouse = (): Hands => ({
  press: (control) => control.click(),
  // What is seen of it is its label.
  choose: (option) => option.locator('..').click(),
});

const MOST_STOPS = 150;

/** Null where the page has put another in its place. */
const isFocusedIn = (held: ElementHandle): Promise<boolean | null> =>
  held.evaluate((one) => (one.isConnected ? one === one.ownerDocument?.activeElement : null));

/** Goes from control to control, as somebody without a mouse does, until one is reached. */
const reach = async (page: Page, control: Locator, key: string): Promise<void> => {
  // To find a control by its role takes a page longer than to say whether it has the focus.
  let held = present(await control.elementHandle(), 'a control');
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const isFocused = await isFocusedIn(held);
    if (isFocused === true) return;
    if (isFocused === false) await page.keyboard.press(key);
    else held = present(await control.elementHandle(), 'a control');
  }
  throw new Error(`${control.toString()} cannot be reached by ${key}`);
};

/** Tab, arrows, Enter and Space, and nothing else. */
export const byKeyboard = (page: Page): Hands => {
  let presses = 0;
  return {
    press: async (control) => {
      await control.waitFor();
      await reach(page, control, 'Tab');
      presses += 1;
      await page.keyboard.press(presses % 2 === 0 ? 'Space' : 'Enter');
    },
    choose: async (option) => {
      const group = page.getByRole('group').filter({ has: option });
      await reach(page, group.locator(':checked'), 'Tab');
      await reach(page, option, 'ArrowRight');
    },
  };
};
