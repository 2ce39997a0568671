import { chromium } from 'playwright-core';

interface Drives {
  screen?: boolean;
  /** Pages are watched already: files of a worker share the browser. */
  pages?: boolean;
}

/** Notes when a test drives a page, wherever it got that page from. */
const { __baizeDrives: drives = {} } = globalThis as { __baizeDrives?: Drives };

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** What a browser gives out on the way to a page, told by what it can do. */
const leadsToPages = (gotten: unknown): gotten is object =>
  typeof gotten === 'object' &&
  gotten !== null &&
  ['newContext', 'newPage', 'goto'].some((name) => name in gotten);

const watched = new Set<object>();

const watch = (given: object): void => {
  const shared = Object.getPrototypeOf(given) as Record<string, unknown>;
  if (watched.has(shared)) return;
  watched.add(shared);
  const isPage = 'goto' in given;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(shared))) {
    if (typeof value !== 'function' || name === 'constructor' || name.startsWith('_')) continue;
    const method = value as Method;
    shared[name] = function (this: unknown, ...args: unknown[]): unknown {
      if (isPage) drives.screen = true;
      const answer = method.apply(this, args);
      if (!(answer instanceof Promise)) return answer;
      return answer.then((gotten: unknown) => {
        if (leadsToPages(gotten)) watch(gotten);
        return gotten;
      });
    };
  }
};

if (drives.pages !== true) {
  drives.pages = true;
  watch(chromium);
}
