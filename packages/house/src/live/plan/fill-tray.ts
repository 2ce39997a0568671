import { type Cents, cents } from '@baize/money';
import { ok } from '@baize/result';
import { trayCents } from '@baize/table';
import type { Reader } from '../../store/store.js';
import type { Desk } from '../desk.js';
import type { Draft } from '../draft.js';
import { HOUSE_POLICY } from '../people.js';
import { TRAY_FULL, TRAY_LOW } from '../presence/policy.js';
import type { AccountEvent } from '../streams/account-stream.js';
import type { Planned } from './context.js';
import { runCommand } from './run-command.js';

const isUnattended = ({ settings, table }: Desk): boolean =>
  settings.dealing === 'automatic' && table.phase === 'open';

/** Whether the tray of an automatic table is low once so much has left it. */
export const isTrayLow = (draft: Draft, slug: string, leaving: Cents = cents(0)): boolean =>
  isUnattended(draft.deskNamed(slug)) && trayCents(draft.world(slug)) - leaving < TRAY_LOW;

const fill = (draft: Draft, slug: string, amount: number): Planned =>
  runCommand(draft, slug, {
    type: 'FillTray',
    cents: cents(amount),
    slip: `policy-${draft.version(`table/${slug}`) + 1}`,
    at: draft.at,
    by: HOUSE_POLICY,
    as: 'floorperson',
  });

/** Fills a tray that is low, or would be, by the policy of the house. */
export const fillTray = (draft: Draft, slug: string, leaving: Cents = cents(0)): Planned =>
  isTrayLow(draft, slug, leaving)
    ? fill(draft, slug, TRAY_FULL + leaving - trayCents(draft.world(slug)))
    : ok(true);

/** Chips that a player cashes are replaced in the tray that they were bought from. */
export const refillAfterCashing = async (
  draft: Draft,
  store: Reader,
  player: string,
  cashed: Cents,
): Promise<Planned> => {
  const [last] = await store.readStreamBack(`account/${player}`, null, 1, ['ChipsBought']);
  if (last === undefined) return ok(true);
  const { table } = JSON.parse(last.text) as Extract<AccountEvent, { type: 'ChipsBought' }>;
  const desk = draft.desk(table);
  return desk !== undefined && isUnattended(desk) ? fill(draft, table, cashed) : ok(true);
};
