import type { HouseRules } from '../house-rules/house-rules.js';
import type { JackpotSystem } from '../schema/jackpots.js';
import type { Rulebook } from '../schema/rulebook.js';
import { offeredJackpots } from './check-jackpots.js';
import { finding, type Violation } from './violation.js';

/** Where the document names what jackpots run on, the table has that or better, and dumb displays. */
export const checkJackpotSystem = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const rule = rulebook.jackpots?.system;
  const system = house.equipment.progressiveSystem;
  // That a system is there at all is asked for with the fixtures.
  if (rule === undefined || system === undefined) return [];
  if (offeredJackpots(rulebook, house).length === 0) return [];
  const path = 'equipment.progressiveSystem';
  const { found, addViolation } = finding();
  if (!isSystem(rule.value, system.model)) {
    addViolation(
      'not-the-jackpot-system',
      `${path}.model`,
      `jackpots run on the ${rule.value.make}, Series ${rule.value.fromSeries} or higher, and the model is "${system.model}"`,
      rule.cite,
    );
  }
  if (system.displayOnNetwork !== false) {
    addViolation(
      'display-on-network',
      `${path}.displayOnNetwork`,
      system.displayOnNetwork === undefined
        ? 'say that the jackpot displays are on no network, wired or wireless: false'
        : 'a jackpot display only shows: it is on no network, wired or wireless',
      rule.cite,
    );
  }
  return found;
};

const MODEL = /^(?<words>.*[a-z]),?\s+(?<number>\d{1,4})(?<letter>[a-z]?)$/;
const SERIES = /^(?<number>\d+)(?<letter>[a-z]?)$/;

/** `Andromeda Bonus Jackpot System, Series 3d`: that make and nothing besides, of no lower series. */
const isSystem = ({ name, make, fromSeries }: JackpotSystem, model: string): boolean => {
  const named = MODEL.exec(model.trim().toLowerCase())?.groups;
  const least = SERIES.exec(fromSeries)?.groups;
  if (named === undefined || least === undefined) return false;
  const known = new Set([...make.toLowerCase().split(' '), 'series']);
  const words = (named.words ?? '').split(/[\s,]+/);
  if (!words.includes(name.toLowerCase()) || words.some((word) => !known.has(word))) return false;
  const [series, needed] = [Number(named.number), Number(least.number)];
  if (series !== needed) return series > needed;
  return (named.letter ?? '') >= (least.letter ?? '');
};
