import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is over. */
export const scratch = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
