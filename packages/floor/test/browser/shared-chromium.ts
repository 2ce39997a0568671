import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let connected: Promise<Browser> | undefined;

/** The one Chromium of all tests in a browser; it outlives every house. */
export const sharedChromium = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('chromium'));
  return connected;
};
