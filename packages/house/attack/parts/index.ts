import type { Part } from '../attack.js';
import { clock } from './clock.js';
import { connections } from './connections.js';
import { deals } from './deals.js';
import { disk } from './disk.js';
import { doors } from './doors.js';
import { fuzzFiles } from './fuzz-files.js';
import { fuzzRequests } from './fuzz-requests.js';
import { kills } from './kills.js';
import { races } from './races.js';
import { tampering } from './tampering.js';
import { timing } from './timing.js';
import { worlds } from './worlds.js';

/** In the order of the table. */
export const PARTS: readonly Part[] = [
  doors,
  races,
  deals,
  worlds,
  timing,
  fuzzRequests,
  fuzzFiles,
  tampering,
  kills,
  connections,
  disk,
  clock,
];
