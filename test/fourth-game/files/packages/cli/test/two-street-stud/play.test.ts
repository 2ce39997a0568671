import { expect, it } from 'vitest';
import { playRecorded } from '../support/play.js';

it('is played at the terminal', async () => {
  const args = ['nv/two-street-stud', '--seed', 's1', '--bankroll', '1,000'];
  const { stdout, stderr, code, rounds } = await playRecorded(args, ['25', '1', '1']);
  expect({ stderr, code, rounds: rounds.length }).toEqual({ stderr: '', code: 0, rounds: 1 });
  expect(stdout).toContain('Bet $25');
  expect(stdout).toContain('Raise $25');
  expect(stdout).toContain('NV-TSS-7#2:');
});
