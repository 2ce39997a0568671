import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../../../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all tests listens. */
    readonly chromium: string;
  }
}

/** Starts one Chromium for all tests in a browser; each test has a context of its own in it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({ ...launchOptions(), host: '127.0.0.1' });
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
};
