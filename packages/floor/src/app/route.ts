import { isGuarded, passGuard } from './guard.js';
import { type Route, routeOf } from './route-of.js';
import { createStore, useStore } from './store.js';

const here = createStore<string>(location.pathname);

/** What the next page does first, such as sitting down. */
let intent: string | null = null;

const move = (path: string, doFirst: string | null): void => {
  intent = doFirst;
  if (path !== location.pathname) history.pushState(null, '', path);
  here.set(path);
  scrollTo(0, 0);
};

/** Goes to another page, unless the page that is left asks first and the player stays. */
export const goTo = (path: string, doFirst: string | null = null): void => {
  const go = (): void => move(path, doFirst);
  if (path === here.get()) go();
  else passGuard(go);
};

// The browser has gone back already: the address is put back until the question is answered.
addEventListener('popstate', () => {
  const path = location.pathname;
  if (path === here.get() || !isGuarded()) {
    here.set(path);
    return;
  }
  history.pushState(null, '', here.get());
  passGuard(() => move(path, null));
});

export const takeIntent = (): string | null => {
  const taken = intent;
  intent = null;
  return taken;
};

export const useRoute = (): Route => routeOf(useStore(here));
