import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostileFiles, hostileStores } from '../../attack/parts/fuzz-files.js';
import { Chance } from '../../simulation/chance.js';

/** Everything that the part gives to the command, made anew. */
const digest = async (seed: string): Promise<string> => {
  const chance = new Chance(seed);
  const hash = createHash('sha256');
  for (const { args, given } of await hostileFiles(chance, 3)) hash.update(`${args} ${given}\n`);
  const { whole, hostile } = await hostileStores(chance, 3);
  hash.update(whole);
  for (const { database, seals } of hostile) hash.update(database).update(seals);
  return hash.digest('hex');
};

test('the seed decides every byte of the files that the attack makes', async () => {
  const first = await digest('one');
  expect(await digest('one')).toBe(first);
  expect(await digest('two')).not.toBe(first);
});
