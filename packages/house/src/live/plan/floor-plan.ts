import { meterRules } from '@baize/jackpot';
import { NO_BALANCES } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy, bySoftware, type HouseRules } from '@baize/rulebook';
import { newTable, type Stamp } from '@baize/table';
import { roleAtTable } from '../../identity/roles.js';
import type { GamingDay } from '../../reports/gaming-day.js';
import { foldedBooks } from '../desk.js';
import { pinRules } from '../pin-rules.js';
import type { TableSettings } from '../streams/floor-stream.js';
import { NO_ROUNDS } from '../streams/rounds-stream.js';
import { type Planned, type Planning, refuse } from './context.js';
import { runCommand, stamped } from './run-command.js';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

type CreateTable = { readonly type: 'CreateTable'; readonly house: HouseRules } & TableSettings;

const stampOf = ({ draft, person }: Planning): Stamp => ({
  at: draft.at,
  by: person.account,
  as: roleAtTable(person.role),
});

export const createTable = (planning: Planning, order: CreateTable): Planned => {
  const { draft } = planning;
  const { type: _type, house, ...settings } = order;
  const { slug } = settings;
  if (!SLUG.test(slug)) {
    return refuse(
      'bad-slug',
      'a table is named by small letters, digits and hyphens, at most 40',
      bySoftware('forms'),
    );
  }
  if (draft.desk(slug) !== undefined)
    return refuse('table-exists', `there is a table ${slug}`, bySoftware('orders'));
  if (settings.dealing === 'automatic' && settings.cards === 'typed') {
    return refuse(
      'nobody-types',
      'a table that deals by itself has its cards from the shuffler',
      byPolicy('fairness'),
    );
  }
  const pinned = pinRules(house);
  if (!pinned.ok) return pinned;
  const rules = pinned.value;
  const jackpots = Object.fromEntries(
    rules.inForce.jackpots.map(({ id }) => [id, settings.jackpots[id] ?? `${slug}-${id}`]),
  );
  const bad = Object.values(jackpots).find((jackpot) => !SLUG.test(jackpot));
  if (bad !== undefined)
    return refuse('bad-slug', `"${bad}" is no name for a jackpot`, bySoftware('forms'));
  const stamp = stampOf(planning);
  draft.pin(rules, stamp);
  const created = { ...settings, jackpots, rules: rules.digest };
  draft.ofFloor({ ...stamp, type: 'TableCreated', ...created });
  draft.setDesk(slug, {
    settings: { ...created, halted: false },
    rules,
    table: newTable(slug, rules),
    rounds: NO_ROUNDS,
    books: foldedBooks(slug, NO_BALANCES),
    runningRound: null,
  });
  return openJackpots(planning, slug);
};

/** A jackpot that is there is joined, another is opened for this table. */
const openJackpots = ({ draft, person }: Planning, slug: string): Planned => {
  const { settings, rules } = draft.deskNamed(slug);
  const { inForce } = rules;
  for (const { id } of inForce.jackpots) {
    const jackpot = settings.jackpots[id] ?? '';
    const { type, paytable, wagerCents, suit } = meterRules(inForce, id).terms;
    const terms = {
      game: inForce.rulebook.game,
      wager: id,
      jackpotType: type,
      paytable,
      wagerCents,
      suit,
    };
    const step =
      draft.meter(jackpot).phase === 'unopened'
        ? ({ type: 'Open', jackpot, tables: [slug] } as const)
        : ({ type: 'LinkTable', table: slug, terms } as const);
    const gesture = { type: 'AtJackpot', jackpot: id, step } as const;
    const done = runCommand(draft, slug, stamped(draft, person, gesture));
    if (!done.ok) return done;
  }
  return ok(true);
};

export const setGamingDay = (planning: Planning, { timeZone, hour }: GamingDay): Planned => {
  if (!Number.isSafeInteger(hour) || hour < 0 || hour > 23) {
    return refuse(
      'not-an-hour',
      'a gaming day begins at a full hour, 0 to 23',
      bySoftware('forms'),
    );
  }
  if (!isTimeZone(timeZone)) {
    return refuse(
      'no-such-time-zone',
      'name a time zone such as America/New_York',
      bySoftware('forms'),
    );
  }
  planning.draft.ofFloor({ ...stampOf(planning), type: 'GamingDaySet', timeZone, hour });
  return ok(true);
};

const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
};
