import type { Reading } from '../../schema/rulebook.js';
import { readingOfApprovals } from '../readings.js';
import { handReadings } from './readings-hands.js';
import { moneyReadings } from './readings-money.js';
import { tableReadings } from './readings-table.js';

export const readings: readonly Reading[] = [
  ...handReadings,
  ...moneyReadings,
  ...tableReadings,
  readingOfApprovals(
    'MD-HCF-7F(2)',
    'MD-HCF-7F(3)',
    'MD-HCF-7F(4)',
    'MD-HCF-12E(2)',
    'MD-HCF-12E(4)(b)',
  ),
];
