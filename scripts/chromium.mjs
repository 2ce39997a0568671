import { existsSync } from 'node:fs';

/**
 * Debian's Chromium without a window is the same engine, and a quarter faster where nobody looks:
 * the one with a window opens one for each page, with a renderer of its own.
 */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium: the one named in CHROMIUM, or where packages put it. */
export const findChromium = () =>
  [process.env.CHROMIUM, ...PLACES]
    .filter((path) => path !== undefined && path !== '')
    .find((path) => existsSync(path));

/** Quiet, without a sandbox of its own (tests may run as root), and without looking things up. */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the system's own Chromium is started. */
export const launchOptions = () => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: node scripts/ensure-chromium.mjs');
  }
  return { executablePath, args: [...ARGS] };
};
