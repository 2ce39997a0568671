import type { Notice, SettledLine } from '@baize/games';
import { citationLabel } from '@baize/rulebook';
import colors from 'picocolors';
import { settledLines } from '../../felt/lines.js';
import { dim, wrap } from '../../render/text.js';
import type { Sitting } from './sitting.js';

export const tellLines = (
  { talk, house, seats }: Sitting,
  title: string,
  lines: readonly SettledLine[],
): void => {
  const columns = talk.columns('prose');
  const named = seats.length === 1 ? 'only-one' : 'named';
  talk.say('', colors.bold(title), ...settledLines(house.rules, lines, { columns, seats: named }));
};

export const tellNotices = ({ talk }: Sitting, notices: readonly Notice[]): void => {
  talk.say(...noticeLines(notices, talk.columns('prose')));
};

export const noticeLines = (notices: readonly Notice[], columns: number): readonly string[] =>
  notices.flatMap(({ text, cite }) =>
    wrap([{ text: `! ${text}`, paint: colors.yellow }, dim(`(${citationLabel(cite)})`)], columns),
  );
