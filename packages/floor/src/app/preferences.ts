import { readKept, writeKept } from './kept.js';
import { createStore, useStore } from './store.js';

export type Theme = 'auto' | 'light' | 'dark';

/** How the floor is shown; kept in this browser alone. */
export interface Preferences {
  readonly theme: Theme;
  readonly fourColours: boolean;
  /** Whether the page shows the exact value of each choice. */
  readonly coach: boolean;
  /** Whether the last seconds of the player's time tick. */
  readonly tick: boolean;
}

const KEY = 'baize/preferences';
const USUAL: Preferences = { theme: 'auto', fourColours: false, coach: false, tick: false };

const preferences = createStore<Preferences>({ ...USUAL, ...readKept<Preferences>(KEY) });
const darkRoom = matchMedia('(prefers-color-scheme: dark)');

/** Writes the preferences onto the page, and again whenever the room changes. */
export const applyPreferences = (): void => {
  const { theme, fourColours } = preferences.get();
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'auto' ? (darkRoom.matches ? 'dark' : 'light') : theme;
  dataset.deck = fourColours ? 'four' : 'two';
};
darkRoom.addEventListener('change', applyPreferences);

export const prefer = (change: Partial<Preferences>): void => {
  preferences.set({ ...preferences.get(), ...change });
  writeKept(KEY, preferences.get());
  applyPreferences();
};

export const usePreferences = (): Preferences => useStore(preferences);
