import { type MatterView, type OpenCall, viewMatters, type World } from '@baize/table';
import type { House } from '../house.js';

/** Something out of the ordinary, with the names of who did it. */
export type FloorMatter = MatterView;

/** Open calls of a table, with names. */
export const callsAt = (house: House, { table }: World): readonly OpenCall[] =>
  (table.floor?.calls ?? []).map((call) => ({
    ...call,
    by: house.nameOf(call.by),
    answered:
      call.answered === null ? null : { ...call.answered, by: house.nameOf(call.answered.by) },
  }));

/** What was called, voided and corrected at a table, the latest first, with names. */
export const mattersAt = (house: House, world: World): readonly FloorMatter[] =>
  viewMatters(world).map((matter) => ({
    ...matter,
    by: house.nameOf(matter.by),
    second: matter.second === null ? null : house.nameOf(matter.second),
  }));
