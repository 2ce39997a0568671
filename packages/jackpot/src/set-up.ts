import { formatCents, micros, microsOfCents } from '@baize/money';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { all, aReason, type Decision, isRunning, linkedTable } from './checks.js';
import type { CommandOf, TableTerms } from './commands.js';
import { happened } from './events.js';
import { refuse } from './refusal.js';
import type { Meter } from './state.js';
import type { MeterRules, Terms } from './terms.js';

export const open = (rules: MeterRules, command: CommandOf<'Open'>): Decision => {
  const { law, terms, initialCents, reserveCents } = rules;
  const { jackpot, tables } = command;
  if (new Set(tables).size !== tables.length) {
    return refuse('table-twice', 'a table is linked once', bySoftware('orders'));
  }
  const meterMicros = microsOfCents(initialCents);
  const reserveMicros = microsOfCents(reserveCents);
  return happened(command, jackpot, {
    type: 'Opened',
    terms,
    tables,
    prizeCents: terms.type === 'house' ? terms.seedCents : null,
    effect:
      terms.type === 'house'
        ? {}
        : { meterMicros, reserveMicros, seedsMicros: micros(meterMicros + reserveMicros) },
    cite: law.seedRequired.cite,
  });
};

/** Never across games, pay tables or wagers (AMB-71), and never House with Progressive. */
export const linkTable = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'LinkTable'>,
): Decision => {
  const { law } = rules;
  const { table, terms: theirs } = command;
  const running = isRunning(state);
  if (!running.ok) return running;
  if (Object.hasOwn(state.tables, table)) {
    return refuse('already-linked', `table ${table} is linked already`, bySoftware('orders'));
  }
  if (theirs.jackpotType !== state.terms.type) {
    return refuse(
      'types-linked',
      `a ${theirs.jackpotType} jackpot cannot be linked with a ${state.terms.type} one`,
      law.typesNeverLinked?.cite ?? byPolicy('jackpots'),
    );
  }
  const difference = firstDifference(state.terms, theirs);
  if (difference !== undefined) {
    return refuse(
      'link-differs',
      `linked tables play one game, one pay table and one wager: ${difference}`,
      law.linking.reading ?? law.linking.cite,
    );
  }
  return happened(command, state.jackpot, { type: 'TableLinked', table, cite: law.linking.cite });
};

const firstDifference = (ours: Terms, theirs: TableTerms): string | undefined => {
  const pairs = [
    ['game', ours.game, theirs.game],
    ['jackpot', ours.wager, theirs.wager],
    ['pay table', ours.paytable, theirs.paytable],
    ['wager', formatCents(ours.wagerCents), formatCents(theirs.wagerCents)],
    ['suit', ours.suit, theirs.suit],
  ] as const;
  const found = pairs.find(([, our, their]) => our !== their);
  if (found === undefined) return undefined;
  const [what, our, their] = found;
  return `the ${what} here is ${our ?? 'none'}, theirs ${their ?? 'none'}`;
};

export const unlinkTable = (state: Meter, command: CommandOf<'UnlinkTable'>): Decision => {
  const { table } = command;
  const linked = linkedTable(state, table);
  if (!linked.ok) return linked;
  if (linked.value.round !== null) {
    return refuse(
      'round-in-progress',
      `the sensors of table ${table} are not reset`,
      byPolicy('jackpots'),
    );
  }
  return happened(command, state.jackpot, { type: 'TableUnlinked', table });
};

export const modifyPrize = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ModifyPrize'>,
): Decision => {
  const { prizeCents, reason } = command;
  const cite = rules.law.discontinue.house?.cite ?? byPolicy('jackpots');
  if (state.prizeCents === null) {
    return refuse(
      'not-a-house-jackpot',
      'a progressive is not changed at will: only wagers, awards and recorded corrections move it',
      rules.law.discontinue.progressive.cite,
    );
  }
  const may = all(isRunning(state), aReason(reason));
  if (!may.ok) return may;
  if (!Number.isSafeInteger(prizeCents) || prizeCents < 1) {
    return refuse('not-an-amount', 'a prize is whole cents from 1', bySoftware('forms'));
  }
  return happened(command, state.jackpot, { type: 'PrizeModified', prizeCents, reason, cite });
};

/** The rules in force become the terms: what is frozen stays, and a seed moves with its wager. */
export const changeTerms = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ChangeTerms'>,
): Decision => {
  const { law, terms: next } = rules;
  const { terms } = state;
  const may = all(isRunning(state), aReason(command.reason));
  if (!may.ok) return may;
  const same = ['rulebook', 'game', 'wager', 'type'] as const;
  if (same.some((field) => terms[field] !== next[field])) {
    return refuse(
      'another-jackpot',
      'another game, option or type is another jackpot: open a new one',
      byPolicy('jackpots'),
    );
  }
  const frozen = law.frozenWhileRunning?.find(({ value }) => terms[value] !== next[value]);
  if (frozen !== undefined) {
    return refuse(
      'frozen-while-running',
      `the ${frozen.value} of a jackpot stays as it is while it runs`,
      // The table that has a chosen suit says by which clause.
      (frozen.value === 'suit' ? rules.table.needsSuit?.cite : undefined) ?? frozen.cite,
    );
  }
  if (sharedTermsDiffer(terms, next) && Object.keys(state.tables).length > 0) {
    return refuse(
      'tables-linked',
      'linked tables have one pay table, wager and suit: unlink them, change, and link again',
      law.linking.reading ?? law.linking.cite,
    );
  }
  const scaling = seedMustScale(rules, terms);
  if (scaling !== undefined) {
    return refuse('seed-not-scaled', 'the seed changes in proportion to the wager', scaling);
  }
  return happened(command, state.jackpot, {
    type: 'TermsChanged',
    terms: next,
    reason: command.reason,
  });
};

const sharedTermsDiffer = (left: Terms, right: Terms): boolean =>
  left.paytable !== right.paytable ||
  left.wagerCents !== right.wagerCents ||
  left.suit !== right.suit;

const seedMustScale = ({ law, terms: next }: MeterRules, was: Terms): Citation | undefined => {
  const scales = law.seedScalesWithWager;
  const inProportion =
    BigInt(was.seedCents) * BigInt(next.wagerCents) ===
    BigInt(next.seedCents) * BigInt(was.wagerCents);
  const changed = was.wagerCents !== next.wagerCents;
  return scales.value === 'required' && changed && !inProportion ? scales.cite : undefined;
};
