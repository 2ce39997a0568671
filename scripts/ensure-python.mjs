/**
 * That the recipe of fairness can be followed in another language is proved in Python, with nothing but
 * its standard library. Where Python is missing it is installed from Debian's packages if that may be
 * done here; otherwise this says what to install, and stops.
 */
import { installed } from './debian-package.mjs';
import { findPython } from './python.mjs';

if (findPython() === undefined && !(installed('python3') && findPython() !== undefined)) {
  console.error(
    'The tests of fairness need Python 3. Install it (on Debian: apt-get install python3), or name it in PYTHON.',
  );
  process.exitCode = 1;
}
