import { existsSync } from 'node:fs';

/** The system's Chromium: the one named in CHROMIUM, or where packages put it. */
export const findChromium = () =>
  [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
    .filter((path) => path !== undefined && path !== '')
    .find((path) => existsSync(path));

/** Quiet, without a sandbox of its own (tests may run as root), and without looking things up. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
