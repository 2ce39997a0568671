import type { Reading } from '../../schema/rulebook.js';
import { readingOfApprovals, readingOfCriteria } from '../readings.js';
import { READINGS_OF_JACKPOTS } from './readings-of-jackpots.js';
import { READINGS_OF_PLAY } from './readings-of-play.js';

export const READINGS: readonly Reading[] = [
  ...READINGS_OF_PLAY,
  ...READINGS_OF_JACKPOTS,
  readingOfApprovals('SD-CSP-1#2'),
  readingOfCriteria('SD-CSP-7#2'),
];
