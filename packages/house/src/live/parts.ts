import type { World } from '@baize/table';
import { gamingDayNow } from '../reports/gaming-day.js';
import { type Desk, worldOf } from './desk.js';
import type { HouseOptions } from './house-options.js';
import { Memory } from './memory.js';
import { Names } from './names.js';
import { SeedVault } from './plan/seed-vault.js';
import { LaidChips } from './presence/laid-chips.js';
import { Notices } from './presence/notices.js';
import { Presence } from './presence/presence.js';
import { SeedDoor } from './seeds/seed-door.js';
import { Shown } from './shown.js';

/** What everything in a house shares. */
export interface Parts {
  readonly options: Required<HouseOptions>;
  readonly memory: Memory;
  readonly shown: Shown;
  readonly names: Names;
  readonly vault: SeedVault;
  readonly presence: Presence;
  readonly laid: LaidChips;
  readonly notices: Notices;
  readonly door: SeedDoor;
  /** When this process began. */
  readonly start: string;
  /** The gaming day that it is now: approvals count by it. */
  gamingDay(): string;
  /** Everything a table decides on, with its meters from there and the players who are away now. */
  worldIn(from: Pick<Memory, 'meter'>, desk: Desk): World;
}

export const partsOf = (
  options: Required<HouseOptions>,
  presenceChanged: (slug: string) => void,
): Parts => {
  const { store, clock } = options;
  const presence = new Presence(clock, presenceChanged);
  const memory = new Memory();
  memory.isAway = (slug, account) => !presence.isHere(slug, account);
  const gamingDay = (): string => gamingDayNow(clock.now(), memory.floor.gamingDay);
  return {
    options,
    memory,
    shown: new Shown(memory),
    names: new Names(store, options.nameOfStaff),
    vault: new SeedVault(store, options.random),
    presence,
    laid: new LaidChips(),
    notices: new Notices(store),
    door: new SeedDoor((...browser) => presence.isBrowserHere(...browser)),
    start: clock.now(),
    gamingDay,
    worldIn: (from, desk) =>
      worldOf(
        desk,
        (jackpot) => from.meter(jackpot),
        gamingDay(),
        (account) => memory.isAway(desk.settings.slug, account),
      ),
  };
};
