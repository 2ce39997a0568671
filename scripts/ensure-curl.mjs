/**
 * The page on the API shows how to talk to a house with curl, and a test runs what it shows. Where curl is
 * missing it is installed from Debian's packages if that may be done here; otherwise this says what to
 * install, and stops.
 */
import { findCurl } from './curl.mjs';
import { installed } from './debian-package.mjs';

if (findCurl() === undefined && !(installed('curl') && findCurl() !== undefined)) {
  console.error(
    'The tests of the API need curl 7.82 or newer. Install it (on Debian: apt-get install curl), or name it in CURL.',
  );
  process.exitCode = 1;
}
