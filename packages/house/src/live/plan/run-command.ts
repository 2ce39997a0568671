import { ok } from '@baize/result';
import {
  decideTable,
  type Receipt,
  receiptsOf,
  type SettledRound,
  type TableCommand,
  type TableGesture,
} from '@baize/table';
import { roleAtTable } from '../../identity/roles.js';
import type { Draft } from '../draft.js';
import { AUTOMATIC_DEALER, isPractice, type Person } from '../people.js';
import { countAlone } from './adjusted-alone.js';
import type { Planned } from './context.js';

/** A gesture, stamped with the person who makes it. */
export const stamped = (draft: Draft, person: Person, gesture: TableGesture): TableCommand => ({
  ...gesture,
  at: draft.at,
  by: person.account,
  as: roleAtTable(person.role),
});

/** What the house does by itself through the dealer of record; what a person orders is stamped. */
export const asDealer = (draft: Draft, slug: string, gesture: TableGesture): TableCommand => {
  const { table } = draft.deskNamed(slug);
  const by = table.phase === 'open' ? table.dealer : AUTOMATIC_DEALER;
  return { ...gesture, at: draft.at, by, as: 'dealer' };
};

/** Puts a command to its table; what it decides is drafted, with the receipts that come of it. */
export const runCommand = (draft: Draft, slug: string, command: TableCommand): Planned => {
  const before = draft.deskNamed(slug).table.settled;
  const decided = decideTable(draft.world(slug), command);
  if (!decided.ok) return decided;
  const counted = countAlone(draft, slug, command, decided.value);
  if (!counted.ok) return counted;
  draft.happen(slug, decided.value);
  issueReceipts(draft, slug, before);
  return ok(true);
};

/** Every receipt that is new, or was issued again, goes to its player. */
const issueReceipts = (draft: Draft, slug: string, before: SettledRound | null): void => {
  const { settled } = draft.deskNamed(slug).table;
  if (settled === null || settled === before) return;
  const old = before === null ? [] : receiptsOf(before);
  const isNew = ({ round, seat, issue }: Receipt): boolean =>
    !old.some((one) => one.round === round && one.seat === seat && one.issue === issue);
  for (const receipt of receiptsOf(settled)) {
    if (isPractice(receipt.player) || !isNew(receipt)) continue;
    draft.ofAccount(receipt.player, { type: 'ReceiptIssued', at: draft.at, table: slug, receipt });
  }
};
