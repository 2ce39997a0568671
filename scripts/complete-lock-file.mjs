/**
 * A registry that carries only this platform's builds leaves those of other platforms out of the lock
 * file, and `npm ci` then refuses to install anywhere. This writes the missing entries: the version is
 * the one their owner names, the platform is in the name. Run it after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptional } from './lock-file.mjs';

const FILE = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(FILE, 'utf8'));

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const platformOf = (name) => {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = [...(/musl/.test(name) ? ['musl'] : []), ...(/-gnu/.test(name) ? ['glibc'] : [])];
  return {
    ...(cpu.length === 0 ? {} : { cpu }),
    ...(libc.length === 0 ? {} : { libc }),
    ...(os.length === 0 ? {} : { os }),
  };
};

const missing = missingOptional(lock);
for (const { name, version, dev } of missing) {
  const { cpu, libc, os } = platformOf(name);
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    libc,
    optional: true,
    os,
  };
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries added to the lock file`);
