/**
 * The browser tests use the system's own Chromium. Where it is missing it is installed from Debian's
 * packages if that may be done here; otherwise this says what to install, and stops.
 */
import { findChromium } from './chromium.mjs';
import { installed } from './debian-package.mjs';

if (findChromium() === undefined && !(installed('chromium') && findChromium() !== undefined)) {
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM.',
  );
  process.exitCode = 1;
}
