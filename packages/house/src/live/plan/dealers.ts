import type { Cents } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { stands } from '../../identity/staff-roll.js';
import { AUTOMATIC_DEALER } from '../people.js';
import { type Planned, type Planning, refuse } from './context.js';
import { policyOf } from './policy.js';
import { runCommand, stamped } from './run-command.js';
import { readRoll } from './staff-plan.js';
import { haltRounds } from './table-settings.js';

/** The dealer is the automatic one, or the person who takes an attended table. */
export const openTable = async (
  planning: Planning,
  slug: string,
  order: {
    readonly trayCents: Cents;
    readonly dealer?: string;
    /** Whether the licensee has designated this table for the game; yes unless said otherwise. */
    readonly designated?: boolean;
  },
): Promise<Planned> => {
  const { draft, person } = planning;
  const { dealer = AUTOMATIC_DEALER, designated = true, trayCents } = order;
  const may = await mayDeal(planning, slug, dealer);
  if (!may.ok) return may;
  const { settings } = draft.deskNamed(slug);
  if (settings.halted) haltRounds(planning, slug, { halted: false });
  const policy = policyOf(settings);
  const open = { type: 'OpenTable', dealer, designated, trayCents, policy } as const;
  return runCommand(draft, slug, stamped(draft, person, open));
};

export const relieveDealer = async (
  planning: Planning,
  slug: string,
  { dealer }: { readonly dealer: string },
): Promise<Planned> => {
  const may = await mayDeal(planning, slug, dealer);
  return may.ok ? relieveBy(planning, slug, dealer) : may;
};

/** The dealer leaves the table without a successor; it waits. */
export const handBack = (planning: Planning, slug: string): Planned =>
  relieveBy(planning, slug, AUTOMATIC_DEALER);

/** A dealer takes an attended table that has no dealer. */
export const takeTable = (planning: Planning, slug: string): Planned => {
  const { draft, person } = planning;
  const { table, settings } = draft.deskNamed(slug);
  if (settings.dealing !== 'attended') return notAttended();
  if (person.role !== 'dealer')
    return refuse('not-allowed', 'a dealer takes a table', byPolicy('roles'));
  if (table.phase === 'closed')
    return refuse('table-is-closed', 'this table is closed', byPolicy('opening-and-closing'));
  if (table.dealer !== AUTOMATIC_DEALER) {
    return refuse(
      'table-is-taken',
      'somebody deals here: the dealer or a floorperson relieves',
      byPolicy('dealers'),
    );
  }
  return relieveBy(planning, slug, person.account);
};

const relieveBy = ({ draft, person }: Planning, slug: string, dealer: string): Planned =>
  runCommand(draft, slug, stamped(draft, person, { type: 'RelieveDealer', dealer }));

const notAttended = (): ReturnType<typeof refuse> =>
  refuse('not-attended', 'this table deals by itself', byPolicy('dealers'));

/** Who may be named to deal here, and by whom: a dealer on the roll of staff who is not disabled. */
const mayDeal = async (planning: Planning, slug: string, dealer: string): Promise<Planned> => {
  const { draft, person, store } = planning;
  const { settings, table } = draft.deskNamed(slug);
  if (settings.dealing === 'automatic' && dealer !== AUTOMATIC_DEALER) return notAttended();
  if (person.role === 'dealer' && table.phase === 'open' && table.dealer !== person.account) {
    return refuse('not-the-dealer', 'you do not deal at this table now', byPolicy('roles'));
  }
  if (dealer === AUTOMATIC_DEALER) return ok(true);
  const { roll, version } = await readRoll(store);
  draft.decidedOnRoll(version);
  return stands(roll, dealer, (role) => role === 'dealer')
    ? ok(true)
    : refuse('no-such-dealer', `${dealer} is no dealer of this house`, byPolicy('dealers'));
};
