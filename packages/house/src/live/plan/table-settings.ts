import { ok } from '@baize/result';
import { byPolicy, type HouseRules } from '@baize/rulebook';
import { roleAtTable } from '../../identity/roles.js';
import { pinRules } from '../pin-rules.js';
import { withPractice } from '../streams/floor-stream.js';
import { type Planned, type Planning, refuse } from './context.js';
import { runCommand, stamped } from './run-command.js';

/** New rules are pinned with the change, and the table decides on them. */
export const changeRules = (
  { draft, person }: Planning,
  slug: string,
  { house, reason }: { readonly house: HouseRules; readonly reason: string },
): Planned => {
  const rules = pinRules(house);
  if (!rules.ok) return rules;
  const desk = draft.deskNamed(slug);
  if (rules.value.inForce.rulebook.id !== desk.rules.inForce.rulebook.id) {
    return refuse(
      'other-rulebook',
      'a table keeps its rulebook: create another table instead',
      byPolicy('opening-and-closing'),
    );
  }
  const { jackpots } = desk.settings;
  if (rules.value.inForce.jackpots.some(({ id }) => jackpots[id] === undefined)) {
    return refuse(
      'other-jackpots',
      'a table keeps its jackpots: create another table instead',
      byPolicy('jackpots'),
    );
  }
  const change = { type: 'ChangeRules', rules: rules.value.digest, reason } as const;
  const command = stamped(draft, person, change);
  draft.pin(rules.value, command);
  draft.setDesk(slug, { ...desk, rules: rules.value });
  return runCommand(draft, slug, command);
};

/** A table that deals by itself has no moment between rounds: it is told to stop there, or to go on. */
export const haltRounds = (
  { draft, person }: Planning,
  slug: string,
  { halted }: { readonly halted: boolean },
): Planned => {
  const desk = draft.deskNamed(slug);
  if (desk.settings.dealing !== 'automatic') {
    return refuse('not-automatic', 'the dealer of this table opens its rounds', byPolicy('roles'));
  }
  const { at } = draft;
  const as = roleAtTable(person.role);
  draft.ofFloor({ type: 'RoundsHalted', at, by: person.account, as, slug, halted });
  draft.setDesk(slug, { ...desk, settings: { ...desk.settings, halted } });
  return ok(true);
};

const MOST_PRACTICE = 6;

/** How many practice players there shall be. */
export const setPractice = (
  { draft, person }: Planning,
  slug: string,
  { count }: { readonly count: number },
): Planned => {
  const { settings, table } = draft.deskNamed(slug);
  if (!Number.isSafeInteger(count) || count < 0 || count > MOST_PRACTICE) {
    return refuse(
      'not-a-count',
      `there may be 0 to ${MOST_PRACTICE} practice players`,
      byPolicy('practice'),
    );
  }
  if (settings.dealing !== 'automatic') {
    return refuse(
      'not-automatic',
      'practice players sit at tables that deal by themselves',
      byPolicy('practice'),
    );
  }
  const sits =
    table.phase === 'open' &&
    Object.values(table.seats).some(({ player }) => player === person.account);
  if (person.role === 'player' && !sits) {
    return refuse(
      'not-seated',
      'who sits at the table may send practice players away',
      byPolicy('practice'),
    );
  }
  const { at } = draft;
  const as = roleAtTable(person.role);
  const set = { at, by: person.account, as, count };
  draft.ofFloor({ type: 'PracticeSet', slug, ...set });
  draft.setDesk(slug, { ...draft.deskNamed(slug), settings: withPractice(settings, set) });
  return ok(true);
};
