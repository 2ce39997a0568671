import { unwrap } from '@baize/result';
import { citationLabel } from '@baize/rulebook';
import { reconstructRound, type TableGesture } from '../../src/index.js';
import { FLOOR, type Table } from './table.js';

/** The first round of a table, rebuilt. */
export const rebuilt = ({ world, happened }: Table) =>
  unwrap(reconstructRound(world.rules, happened, 't1/1'));

/** Each step of it as it is told: what happened, and by which clause. */
export const toldSteps = (table: Table): readonly string[] =>
  rebuilt(table).steps.map(({ what, cite }) =>
    cite === null ? what : `${what} [${citationLabel(cite)}]`,
  );

/** For `table.do(...byFloor(gesture))`. */
export const byFloor = (gesture: TableGesture) => [gesture, FLOOR] as const;
