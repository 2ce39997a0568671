import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { unwrap } from '@baize/result';
import { Identity } from '../../src/identity/identity.js';
import { Passwords } from '../../src/identity/passwords.js';
import { openSqliteIdentity } from '../../src/identity/sqlite/sqlite-identity-store.js';

// Tries to redeem every code, and tells which it got an account for.
const [name = '', file = '', ...codes] = process.argv.slice(2);
const identity = new Identity({
  store: unwrap(openSqliteIdentity(file)),
  now: () => new Date('2026-03-01T12:00:00.000Z'),
  random: randomBytes,
  passwords: new Passwords(randomBytes, { n: 16, r: 8, p: 1 }),
});

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const won: number[] = [];
for (const [index, code] of codes.entries()) {
  // Each from an address of its own: attempts that fail are counted.
  const from = `192.0.2.${index}`;
  const password = 'correct horse battery';
  const redeemed = await identity.redeem(code, { name: `${name} ${index}`, password, from });
  if (redeemed.ok) won.push(index);
  else if (redeemed.error.code !== 'no-such-code') throw new Error(redeemed.error.message);
}
process.stdout.write(`${JSON.stringify(won)}\n`);
process.exit(0);
