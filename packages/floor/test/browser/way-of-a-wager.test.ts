import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PAGE = `${ROOT}docs/architecture.md`;

interface Call {
  readonly name: string;
  readonly lines: number;
}

const numbered = ({ name }: Call, at: number): string => `${String(at + 1).padStart(2)}  ${name}`;

describe('a wager on its way from the click to the disk', () => {
  let way: readonly Call[];

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/trace-wager.mjs', '--json'],
      { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } },
    );
    way = JSON.parse(stdout) as readonly Call[];
  });

  it('is at most 28 calls', () => {
    expect(way.length).toBeLessThanOrEqual(28);
  });

  it('meets no function of more than 60 lines', () => {
    expect(way.filter(({ lines }) => lines > 60)).toEqual([]);
  });

  // To write it anew: npx vitest run --project browser packages/floor/test/browser/way-of-a-wager.test.ts -u
  it('is drawn on the page of the architecture', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const [before = '', rest = ''] = page.split('<!-- way -->');
    const [, after = ''] = rest.split('<!-- /way -->');
    const drawn = `\n\n\`\`\`text\n${way.map(numbered).join('\n')}\n\`\`\`\n\n`;
    await expect(`${before}<!-- way -->${drawn}<!-- /way -->${after}`).toMatchFileSnapshot(PAGE);
  });
});
