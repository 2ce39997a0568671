/**
 * The browser tests use the system's own Chromium. Where it is missing it is installed from Debian's
 * packages if that may be done here; otherwise this says what to install, and stops.
 */
import { CHROMIUM_PACKAGE, findChromium } from './chromium.mjs';
import { installed } from './debian-package.mjs';

const isThere = () => findChromium() !== undefined;

if (!isThere() && !(installed(CHROMIUM_PACKAGE) && isThere())) {
  console.error(
    `The browser tests need Chromium. Install it (on Debian: apt-get install ${CHROMIUM_PACKAGE}), or name it in CHROMIUM.`,
  );
  process.exitCode = 1;
}
