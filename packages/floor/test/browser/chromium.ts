import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/chromium.mjs';

/** The system's own Chromium. */
export const openChromium = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: node scripts/ensure-chromium.mjs');
  }
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
};
