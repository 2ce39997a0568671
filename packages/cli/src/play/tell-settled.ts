import type { Notice, SettledLine } from '@baize/games';
import { formatCents } from '@baize/money';
import { citationLabel } from '@baize/rulebook';
import colors from 'picocolors';
import { settledLines, sumWords } from '../render/play-lines.js';
import { wrap } from '../render/text.js';
import type { Sitting } from './sitting.js';

/** Lines in the order the dealer settles them, each with its clause. */
export const tellLines = (
  { talk, table, seats }: Sitting,
  title: string,
  lines: readonly SettledLine[],
): void => {
  const columns = talk.columns('prose');
  const named = seats.length === 1 ? 'only-one' : 'named';
  talk.say('', colors.bold(title), ...settledLines(table.rules, lines, { columns, seats: named }));
};

interface Told {
  /** What is settled now. */
  readonly lines: readonly SettledLine[];
  /** Everything of the round, also what was told when it was settled. */
  readonly all: readonly SettledLine[];
  readonly notices: readonly Notice[];
  /** What became of the meters, in sentences. */
  readonly meters: readonly string[];
}

export const tellSettled = (sitting: Sitting, { lines, all, notices, meters }: Told): void => {
  const { talk, purse } = sitting;
  tellLines(sitting, 'Settled', lines);
  tellNotices(sitting, notices);
  talk.say(
    ...meters,
    '',
    `${sumWords('You', all)} You have ${formatCents(purse.chipsCents)} in chips.`,
  );
};

/** What the dealer must do or call. */
export const tellNotices = ({ talk }: Sitting, notices: readonly Notice[]): void => {
  for (const { text, cite } of notices) {
    talk.say(
      ...wrap(
        [
          { text: `! ${text}`, paint: colors.yellow },
          { text: `(${citationLabel(cite)})`, paint: colors.dim },
        ],
        talk.columns('prose'),
      ),
    );
  }
};
