import type { Reading } from '../../schema/rulebook.js';
import { handReadings } from './readings-hands.js';
import { moneyReadings } from './readings-money.js';
import { tableReadings } from './readings-table.js';

export const readings: readonly Reading[] = [...handReadings, ...moneyReadings, ...tableReadings];
