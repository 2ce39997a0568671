import type { Elections } from '../house-rules/house-rules.js';
import type { WagerId } from '../schema/names.js';
import type { Rulebook } from '../schema/rulebook.js';
import { jackpotWagerCents, offeredJackpots } from './check-jackpots.js';
import { finding, type Violation, violation, warning } from './violation.js';

/** What may not change, or only together, from one set of house rules to the next while a jackpot runs. */
export const checkChange = (
  rulebook: Rulebook,
  before: Elections,
  after: Elections,
  running: readonly WagerId[],
): readonly Violation[] => {
  const rules = rulebook.jackpots;
  if (rules === null) return [];
  const { found, addViolation } = finding();
  const later = offeredJackpots(rulebook, after);
  for (const { id, table } of offeredJackpots(rulebook, before)) {
    const next = later.find((jackpot) => jackpot.id === id);
    const was = before.jackpots?.[id] ?? {};
    const is = after.jackpots?.[id] ?? {};
    for (const { value: frozen, cite } of rules.frozenWhileRunning ?? []) {
      const changed = frozen === 'suit' ? was.suit !== is.suit : next?.table.id !== table.id;
      if (running.includes(id) && changed) {
        addViolation(
          'frozen-while-running',
          frozen === 'suit' ? `jackpots.${id}.suit` : `paytables.${id}`,
          `the ${frozen === 'suit' ? 'chosen suit' : 'table'} of ${id} stays as it is while its jackpot runs`,
          cite,
        );
      }
    }
    if (next === undefined || rules.seedScalesWithWager.value === 'not-stated') continue;
    const wagerWas = jackpotWagerCents(table, was);
    const wagerIs = jackpotWagerCents(next.table, is);
    if (wagerWas !== wagerIs && (was.seed ?? 0) * wagerIs !== (is.seed ?? 0) * wagerWas) {
      const tell = rules.seedScalesWithWager.value === 'required' ? violation : warning;
      found.push(
        tell(
          'seed-not-scaled',
          `jackpots.${id}.seed`,
          `the wager of ${id} changes, and its seed does not change alike`,
          rules.seedScalesWithWager.cite,
        ),
      );
    }
  }
  return found;
};
