/** Set up for every test file: notes with each test what it drove, for `npm run clauses`. */
import { subscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach } from 'vitest';
import { LEVELS } from './levels.mjs';

globalThis.__baizeDrives ??= {};
const drives = globalThis.__baizeDrives;

/** A house that answers, here or in a process of its own, and whatever asks it. */
const REQUESTS = [
  'http.server.request.start',
  'http.client.request.start',
  'undici:request:create',
];

// Files of a worker share it.
if (drives.listens !== true) {
  drives.listens = true;
  for (const channel of REQUESTS) {
    subscribe(channel, () => {
      drives.house = true;
    });
  }
}

beforeEach(() => {
  for (const level of LEVELS) drives[level] = false;
});

afterEach(({ task }) => {
  task.meta.level = LEVELS.findLast((level) => drives[level] === true) ?? 'data';
});
