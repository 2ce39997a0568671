import type { Reading, Rulebook } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, dim, indent } from '../../../render/text.js';

/** Where the document is silent or contradicts itself: question, reading and reason. */
export const readingLines = ({ readings }: Rulebook, columns: number): readonly string[] => [
  '',
  colors.bold(colors.green('Readings')),
  ...readings.flatMap((reading) => indent(linesOf(reading, columns - 2))),
];

const ID = 'AMB-00b'.length;

const linesOf = (reading: Reading, columns: number): readonly string[] => [
  ...beside({ text: reading.id, paint: colors.bold }, ID, [reading.question], columns),
  ...beside('', ID, [{ text: reading.reading, paint: colors.green }], columns),
  ...beside('', ID, [dim(remarks(reading))], columns),
];

const remarks = ({ why, about, setting, toConfirm }: Reading): string =>
  [
    why,
    ...(setting === undefined ? [] : [`The setting ${setting} chooses another reading.`]),
    ...(toConfirm === true ? ['To be confirmed by the regulator.'] : []),
    `(${about.join(', ')})`,
  ].join(' ');
