/**
 * The browser tests use the system's own Chromium. Where it is missing it is installed from Debian's
 * packages if that may be done here; otherwise this says what to install, and stops.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const install = () => {
  const apt = (...args) => run('apt-get', ['-qq', ...args]);
  console.log('Chromium is missing: installing it from Debian’s packages …');
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium');
};

const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

if (findChromium() === undefined && !(mayInstall && install() && findChromium() !== undefined)) {
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name it in CHROMIUM.',
  );
  process.exitCode = 1;
}
