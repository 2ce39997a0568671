import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readyMadeHouse } from '@baize/house/ready-made';
import { expect, test } from 'vitest';
import { baize } from './support/baize.js';
import { play, scratch } from './support/play.js';

const OH = 'oh/high-card-flush';
const HELP = 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.';

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('[OH-HCF-sign#2] the notice is on the screen, and the age is asked before anybody sits down', async () => {
  const { stdout, code } = await play([OH, '--seed', 's1'], ['y', '10']);
  expect(code).toBe(0);
  expect(flat(stdout)).toContain(HELP);
  expect(stdout.indexOf('Are you 21 or older?')).toBeGreaterThan(stdout.indexOf('Must be 21'));
  expect(stdout.indexOf('Round 1')).toBeGreaterThan(stdout.indexOf('Are you 21 or older?'));
});

test('[OH-HCF-sign#2] whoever is younger does not play', async () => {
  const { stdout, code } = await play([OH, '--seed', 's1'], ['n', '10']);
  expect(code).toBe(0);
  expect(stdout).toContain('Nobody younger than 21 plays this game (OH-HCF-sign#2).');
  expect(stdout).not.toContain('Round 1');
});

test('nobody is asked where the document names no age', async () => {
  const { stdout } = await play(['md/high-card-flush', '--seed', 's1'], []);
  expect(stdout).not.toContain('or older');
});

test('[WA-RP-DEF-house#2] a House prize is shown with its notice, word for word', async () => {
  const rules = JSON.parse(readFileSync(readyMadeHouse('wa/ricochet-poker'), 'utf8'));
  for (const jackpot of Object.values<Record<string, unknown>>(rules.jackpots)) {
    jackpot.type = 'house';
    delete jackpot.rate;
  }
  const file = path.join(scratch(), 'house.json');
  const write = (): void => writeFileSync(file, JSON.stringify(rules));
  write();
  const { digest } = JSON.parse((await baize(['rules', 'check', file, '--json'])).stdout);
  for (const approval of rules.approvals) approval.covers = digest;
  write();
  const { stdout, stderr } = await play(['--house', file, '--seed', 's1'], []);
  expect(stderr).toBe('');
  expect(flat(stdout)).toContain(
    'House Jackpot prizes are paid by the casino and are not components of any progressive prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed House Jackpot prize may be modified or discontinued at any time without prior notice.',
  );
});
