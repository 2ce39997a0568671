import colors from 'picocolors';
import { counted, many } from '../../render/numbers.js';
import { timeWords } from '../../render/progress.js';
import { wrap } from '../../render/text.js';
import type { Played, SimulateOrder } from './game.js';

export const playedLines = (
  { table, seed, players, threads, through, rounds }: SimulateOrder,
  { complete, played }: Played,
  seconds: number,
  columns: number,
): readonly string[] => {
  const seats = players === 1 ? 'one player' : `${players} players`;
  const on = threads === 1 ? 'one thread' : `${threads} threads`;
  const how = through === 'core' ? 'as a table plays them' : 'by look-ups';
  const rate = counted(Math.round(played / Math.max(seconds, 0.001)));
  const done = complete ? many(played, 'round') : `${counted(played)} of ${many(rounds, 'round')}`;
  return [
    colors.bold(table.rules.rulebook.name),
    ...wrap(
      [
        { text: complete ? '' : 'Stopped.', paint: colors.yellow },
        `${done} of ${seats}, ${how}, seed "${seed}": ` +
          `${timeWords(seconds)} on ${on}, ${rate} a second.`,
      ],
      columns,
    ),
  ];
};
