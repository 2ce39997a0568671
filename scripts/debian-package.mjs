import { spawnSync } from 'node:child_process';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs one of Debian's packages where that may be done; says whether it did. */
export const installed = (name) => {
  if (!mayInstall()) return false;
  const apt = (...args) => run('apt-get', ['-qq', ...args]);
  console.log(`${name} is missing: installing it from Debian’s packages …`);
  return apt('update') && apt('install', '--yes', '--no-install-recommends', name);
};
