import { BadInput, notA } from '../bad-input.js';
import {
  type Found,
  linesOf,
  nameOfFile,
  readText,
  roundsIn,
  type Stdin,
} from '../input/input-file.js';
import { type RecordedRound, recordedRoundReader } from './read-record.js';

export const readRecordedFile = (file: string, stdin: Stdin): readonly RecordedRound[] => {
  const found = roundsIn(readText(file, stdin), nameOfFile(file));
  if (found.length === 0) throw new BadInput(`${nameOfFile(file)} holds no round`);
  return readAll(found);
};

/** Rounds one per line; anything else is refused. */
export const readRecordedLines = (file: string, stdin: Stdin): readonly RecordedRound[] =>
  readAll(linesOf(readText(file, stdin), nameOfFile(file)));

const readAll = (found: readonly Found[]): readonly RecordedRound[] => {
  const read = recordedRoundReader();
  return found.map(({ where, data }) => {
    const round = read(data);
    if (round.ok) return round.value;
    throw notA('a recorded round', where, round.error, where);
  });
};
