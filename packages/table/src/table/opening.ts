import type { Refusal } from '@baize/games';
import { meterRules } from '@baize/jackpot';
import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { type ClauseId, checkHouseRules, hasErrors } from '@baize/rulebook';
import { isAmount } from '../chips/amount.js';
import { trayCents } from '../chips/postings.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from './commands.js';
import { atTheTable } from './happen.js';
import type { Decided, OpenWorld, World } from './world.js';

const amount = (value: number, what: string, cite: ClauseId): Result<true, Refusal> =>
  isAmount(value, 0)
    ? ok(true)
    : refuse('not-an-amount', `${what} is counted in whole cents from 0`, cite);

/** A table opens on approved house rules, with its jackpots running, or not at all. */
export const openTable = (world: World, command: CommandOf<'OpenTable'>): Decided => {
  const { table, rules } = world;
  const { rulebook } = rules.inForce;
  const { seats, source } = rulebook;
  const cite = source.effective.cite;
  if (table.phase === 'open') return refuse('table-is-open', 'this table is open', cite);
  const may = mayRun(world);
  if (!may.ok) return may;
  if (seats.tableDesignated !== null && !command.designated) {
    return refuse(
      'not-designated',
      'the game is played only at tables that the licensee has designated for it',
      seats.tableDesignated.cite,
    );
  }
  if (command.dealer === '') return refuse('no-dealer', 'a table opens with a dealer', cite);
  const counted = amount(command.trayCents, 'a tray', cite);
  if (!counted.ok) return counted;
  const { dealer, policy } = command;
  return atTheTable(world, command, {
    type: 'TableOpened',
    dealer,
    trayCents: command.trayCents,
    policy,
  });
};

/** Approved, lawful, and with every jackpot it offers running on the same terms. */
export const mayRun = ({ table, rules, meters }: World): Result<true, Refusal> => {
  const { inForce, house, electionsDigest } = rules;
  const { rulebook } = inForce;
  if (table.approval === 'needed') {
    return refuse(
      'needs-approval',
      'the rules of this table were changed and are not approved yet',
      rulebook.changesNeedApproval?.cite ?? rulebook.source.effective.cite,
    );
  }
  const [wrong] = checkHouseRules(rulebook, house, electionsDigest).filter((found) =>
    hasErrors([found]),
  );
  if (wrong !== undefined)
    return refuse('house-rules', `${wrong.path}: ${wrong.message}`, wrong.cite);
  for (const { id, name } of inForce.jackpots) {
    const meter = meters[id];
    const { law, terms } = meterRules(inForce, id);
    if (meter === undefined || meter.phase === 'unopened') {
      return refuse('jackpot-not-open', `the ${name} jackpot is not open`, law.types.cite);
    }
    if (meter.phase !== 'running') {
      return refuse('jackpot-ended', `the ${name} jackpot is discontinued`, law.types.cite);
    }
    if (!Object.hasOwn(meter.tables, table.slug)) {
      return refuse(
        'not-linked',
        `this table is not linked to the ${name} jackpot`,
        law.linking.cite,
      );
    }
    const { paytable, wagerCents, suit } = meter.terms;
    if (paytable !== terms.paytable || wagerCents !== terms.wagerCents || suit !== terms.suit) {
      return refuse(
        'jackpot-terms-differ',
        `the ${name} jackpot runs on another pay table, wager or suit`,
        law.linking.cite,
      );
    }
  }
  return ok(true);
};

export const closeTable = (world: OpenWorld, command: CommandOf<'CloseTable'>): Decided => {
  const cite = world.rules.inForce.rulebook.source.effective.cite;
  const { round } = world.table;
  if (round !== null) {
    return refuse('round-in-progress', `round ${round.round} is not over`, cite);
  }
  const counted = amount(command.trayCents, 'a tray', cite);
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
  const cite = world.rules.inForce.rulebook.source.effective.cite;
  if (command.dealer === '' || command.dealer === dealer) {
    return refuse('same-dealer', 'a relief is another dealer', cite);
  }
  if (Object.values(seats).some(({ player }) => player === command.dealer)) {
    return refuse('dealer-plays', `${command.dealer} plays at this table`, cite);
  }
  return atTheTable(world, command, { type: 'DealerRelieved', from: dealer, to: command.dealer });
};

/** The new rules come in with the world; until they are approved no round begins. */
export const changeRules = (world: World, command: CommandOf<'ChangeRules'>): Decided => {
  const { table, rules } = world;
  const { changesNeedApproval, source } = rules.inForce.rulebook;
  const cite = changesNeedApproval?.cite ?? source.effective.cite;
  if (table.phase === 'open' && table.round !== null) {
    return refuse('round-in-progress', 'a round is played to its end under its own rules', cite);
  }
  if (command.rules !== rules.digest || command.rules === table.rules) {
    return refuse('not-these-rules', 'name the digest of the new rules', cite);
  }
  if (command.reason.trim() === '') return refuse('no-reason', 'say why the rules change', cite);
  const { reason } = command;
  return atTheTable(world, command, { type: 'RulesChanged', rules: command.rules, reason, cite });
};

export const approveRules = (world: World, command: CommandOf<'ApproveRules'>): Decided => {
  const { changesNeedApproval, source } = world.rules.inForce.rulebook;
  const cite = changesNeedApproval?.cite ?? source.effective.cite;
  if (world.table.approval === 'given') {
    return refuse('nothing-to-approve', 'the rules of this table are approved', cite);
  }
  if (command.reference.trim() === '') {
    return refuse('no-reference', 'name the approval that was given', cite);
  }
  const approved: World = { ...world, table: { ...world.table, approval: 'given' } };
  const may = mayRun(approved);
  if (!may.ok) return may;
  const { reference } = command;
  return atTheTable(world, command, { type: 'RulesApproved', rules: world.table.rules, reference });
};
