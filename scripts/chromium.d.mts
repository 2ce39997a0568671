import type { LaunchOptions } from 'playwright-core';

export declare const launchOptions: () => LaunchOptions;
