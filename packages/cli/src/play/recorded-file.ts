import { parseJson } from '@baize/result';
import { BadInput } from '../bad-input.js';
import { nameOfFile, readText } from '../input-file.js';
import { type RecordedRound, recordedRoundReader } from './recorded-round.js';

/** Every round of a file: one round, a list of them, or one to a line. */
export const readRecordedFile = (file: string): readonly RecordedRound[] => {
  const found = roundsIn(readText(file), nameOfFile(file));
  if (found.length === 0) throw new BadInput(`${nameOfFile(file)} holds no round`);
  return readAll(found);
};

/** Rounds one to a line, as they are added to a file; a file with anything else is refused. */
export const readRecordedLines = (file: string): readonly RecordedRound[] =>
  readAll(linesOf(readText(file), nameOfFile(file)));

interface Found {
  readonly where: string;
  readonly data: unknown;
}

const roundsIn = (text: string, name: string): readonly Found[] => {
  const whole = parseJson(text);
  if (!whole.ok) return linesOf(text, name);
  return Array.isArray(whole.value)
    ? whole.value.map((data: unknown, index) => ({ where: `${name}, round ${index + 1}`, data }))
    : [{ where: name, data: whole.value }];
};

const linesOf = (text: string, name: string): readonly Found[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const where = `${name}, line ${index + 1}`;
    const parsed = parseJson(line);
    if (parsed.ok) return [{ where, data: parsed.value }];
    throw new BadInput(`${where}: ${parsed.error.message.replaceAll(/\s+/g, ' ')}`);
  });

const readAll = (found: readonly Found[]): readonly RecordedRound[] => {
  const read = recordedRoundReader();
  return found.map(({ where, data }) => {
    const round = read(data);
    if (round.ok) return round.value;
    const [first = '', ...more] = round.error;
    throw more.length === 0
      ? new BadInput(`${where}: ${first}`)
      : new BadInput(
          `${where} is not a recorded round; ${round.error.length} things are wrong:`,
          round.error,
        );
  });
};
