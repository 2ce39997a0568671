import type { Reading } from '../../schema/rulebook.js';
import { readingOfApprovals } from '../readings.js';
import { READINGS_OF_JACKPOTS } from './readings-of-jackpots.js';
import { READINGS_OF_PAY_TABLES } from './readings-of-pay-tables.js';
import { READINGS_OF_PLAY } from './readings-of-play.js';
import { READINGS_OF_THE_TABLE } from './readings-of-the-table.js';

export const READINGS: readonly Reading[] = [
  ...READINGS_OF_PLAY,
  ...READINGS_OF_PAY_TABLES,
  ...READINGS_OF_JACKPOTS,
  ...READINGS_OF_THE_TABLE,
  readingOfApprovals('WA-RP-LTR-2', 'WA-RP-LTR-4', 'WA-RP-LTR-8'),
];
