import type { Plugin } from 'vite';

export declare const markDrives: () => Plugin;
