import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

it('the tour shows the library example as it is, and what it prints', () => {
  const tour = readFileSync(file('docs/tour.md'), 'utf8');
  const source = readFileSync(file('examples/settle-a-round.mjs'), 'utf8');
  const printed = execFileSync('node', [file('examples/settle-a-round.mjs')], { encoding: 'utf8' });
  expect(tour).toContain(`\`\`\`js\n${source}\`\`\``);
  expect(tour).toContain(`\`\`\`text\n${printed}\`\`\``);
  expect(
    source
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '').length,
  ).toBeLessThanOrEqual(20);
});
