import type { Locator, Page } from 'playwright-core';

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

const isFocused = async (control: Locator, page: Page): Promise<boolean> =>
  (await control.and(page.locator(':focus')).count()) > 0;

/** Goes from control to control, as somebody without a mouse does, until one is reached. */
const reach = async (page: Page, control: Locator, key: string): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(control, page)) return;
    await page.keyboard.press(key);
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
