import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, checkHouseRules, hasErrors } from '@baize/rulebook';
import { isAmount } from '../chips/amount.js';
import { trayCents } from '../chips/postings.js';
import { adoptTerms, jackpotsAgree, typesAgree } from '../jackpots/terms.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import { roundNow } from '../rounds/round-of.js';
import type { CommandOf } from './commands.js';
import { atTheTable, inSequence, record } from './happen.js';
import { whyNotInForce } from './in-force.js';
import type { Decided, OpenWorld, Part, World } from './world.js';

const amount = (value: number, what: string): Result<true, Refusal> =>
  isAmount(value, 0)
    ? FINE
    : refuse('not-an-amount', `${what} is counted in whole cents from 0`, bySoftware('forms'));

/** A table opens on approved house rules, with its jackpots running, or not at all. */
export const openTable = (world: World, command: CommandOf<'OpenTable'>): Decided => {
  const { table, rules } = world;
  const { rulebook } = rules.inForce;
  const { seats } = rulebook;
  if (table.phase === 'open') {
    return refuse('table-is-open', 'this table is open', byPolicy('opening-and-closing'));
  }
  const may = mayRun(world, command.at);
  if (!may.ok) return may;
  if (seats.tableDesignated !== null && !command.designated) {
    return refuse(
      'not-designated',
      'the game is played only at tables that the licensee has designated for it',
      seats.tableDesignated.cite,
    );
  }
  if (command.dealer === '') {
    return refuse('no-dealer', 'a table opens with a dealer', byPolicy('dealers'));
  }
  const counted = amount(command.trayCents, 'a tray');
  if (!counted.ok) return counted;
  const { dealer, policy } = command;
  return atTheTable(world, command, {
    type: 'TableOpened',
    dealer,
    trayCents: command.trayCents,
    policy,
  });
};

/** Approved, lawful, in force on this day, and with every jackpot it offers running on the same terms. */
export const mayRun = (world: World, at: string): Result<true, Refusal> => {
  const { table, rules } = world;
  const { inForce, house, electionsDigest } = rules;
  const { rulebook } = inForce;
  if (table.approval === 'needed') {
    return refuse(
      'needs-approval',
      'the rules of this table were changed and are not approved yet',
      rulebook.changesNeedApproval?.cite ?? byPolicy('approvals'),
    );
  }
  const [wrong] = checkHouseRules(rulebook, house, electionsDigest).filter((found) =>
    hasErrors([found]),
  );
  if (wrong !== undefined)
    return refuse('house-rules', `${wrong.path}: ${wrong.message}`, wrong.cite);
  const notNow = whyNotInForce(world, at);
  if (notNow !== null) return refuse(notNow.code, notNow.message, notNow.cite);
  return jackpotsAgree(world);
};

export const closeTable = (world: OpenWorld, command: CommandOf<'CloseTable'>): Decided => {
  const { round } = world.table;
  if (round !== null) {
    return refuse(
      'round-in-progress',
      `round ${round.round} is not over`,
      byPolicy('opening-and-closing'),
    );
  }
  const counted = amount(command.trayCents, 'a tray');
  if (!counted.ok) return counted;
  const overCents = cents(command.trayCents - trayCents(world));
  return atTheTable(world, command, {
    type: 'TableClosed',
    trayCents: command.trayCents,
    overCents,
  });
};

/** In the middle of a shift, also in the middle of a round: the cards stay where they are. */
export const relieveDealer = (world: OpenWorld, command: CommandOf<'RelieveDealer'>): Decided => {
  const { dealer, seats } = world.table;
  if (command.dealer === '' || command.dealer === dealer) {
    return refuse('same-dealer', 'a relief is another dealer', byPolicy('dealers'));
  }
  if (Object.values(seats).some(({ player }) => player === command.dealer)) {
    return refuse('dealer-plays', `${command.dealer} plays at this table`, byPolicy('dealers'));
  }
  return atTheTable(world, command, { type: 'DealerRelieved', from: dealer, to: command.dealer });
};

/** The new rules come in with the world; until they are approved no round begins. */
export const changeRules = (world: World, command: CommandOf<'ChangeRules'>): Decided => {
  const { table, rules } = world;
  const { changesNeedApproval } = rules.inForce.rulebook;
  const cite = changesNeedApproval?.cite ?? byPolicy('approvals');
  if (roundNow(world) !== null) {
    return refuse(
      'round-in-progress',
      'a round is played to its end under its own rules',
      byPolicy('opening-and-closing'),
    );
  }
  if (command.rules !== rules.digest || command.rules === table.rules) {
    return refuse('not-these-rules', 'name the digest of the new rules', bySoftware('orders'));
  }
  if (command.reason.trim() === '')
    return refuse('no-reason', 'say why the rules change', byPolicy('reasons'));
  const types = typesAgree(world);
  if (!types.ok) return types;
  const { reason } = command;
  return atTheTable(world, command, { type: 'RulesChanged', rules: command.rules, reason, cite });
};

export const approveRules = (world: World, command: CommandOf<'ApproveRules'>): Decided => {
  const { changesNeedApproval } = world.rules.inForce.rulebook;
  const cite = changesNeedApproval?.cite ?? byPolicy('approvals');
  if (world.table.approval === 'given') {
    return refuse(
      'nothing-to-approve',
      'the rules of this table are approved',
      bySoftware('orders'),
    );
  }
  if (command.reference.trim() === '') {
    return refuse('no-reference', 'name the approval that was given', cite);
  }
  const { reference } = command;
  const mayRunNow: Part = (now) => {
    const may = mayRun(now, command.at);
    return may.ok ? ok([]) : may;
  };
  return inSequence(world, [
    record(command, { type: 'RulesApproved', rules: world.table.rules, reference }),
    ...adoptTerms(world, command, `the rules of this table, approved by ${reference}`),
    mayRunNow,
  ]);
};
