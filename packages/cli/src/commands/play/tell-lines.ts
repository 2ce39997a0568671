import type { Notice, SettledLine } from '@baize/games';
import colors from 'picocolors';
import { noticeLines, settledLines } from '../../felt/lines.js';
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
