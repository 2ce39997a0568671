import { type Route, routeOf } from './route-of.js';
import { createStore, useStore } from './store.js';

const here = createStore<string>(location.pathname);
addEventListener('popstate', () => here.set(location.pathname));

/** What the next page shall do first, such as sitting down. */
let intent: string | null = null;

export const goTo = (path: string, doFirst: string | null = null): void => {
  intent = doFirst;
  if (path !== location.pathname) history.pushState(null, '', path);
  here.set(path);
  scrollTo(0, 0);
};

export const takeIntent = (): string | null => {
  const taken = intent;
  intent = null;
  return taken;
};

export const useRoute = (): Route => routeOf(useStore(here));
