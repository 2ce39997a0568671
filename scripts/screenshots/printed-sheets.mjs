import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inProject = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** A sheet that `baize` writes for the printer: its words after the command, without the file. */
export const printedSheet = (name, words) => ({
  name,
  act: async ({ page, shoot }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-sheet-'));
    const file = path.join(folder, 'sheet.html');
    try {
      const command = inProject('packages/cli/bin/baize.js');
      execFileSync(process.execPath, [command, ...words, '--html', file], { cwd: inProject('') });
      await page.setContent(readFileSync(file, 'utf8'));
      await shoot();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
