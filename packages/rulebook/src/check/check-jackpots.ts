import { type Cents, formatCents } from '@baize/money';
import type { Elections, JackpotElection } from '../house-rules/house-rules.js';
import { byPolicy, bySoftware } from '../schema/citation.js';
import type { JackpotRules } from '../schema/jackpots.js';
import { isJackpot, jackpotWagers, payTable } from '../schema/lookup.js';
import type { WagerId } from '../schema/names.js';
import type { PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import { finding, type Violation, violation } from './violation.js';

const dollars = (amount: number): string => formatCents(amount as Cents);

export const jackpotType = (election: JackpotElection): 'progressive' | 'house' =>
  election.type ?? 'progressive';

/** The fixed wager of a sensor, when the house does not say: the one the table is printed for. */
export const jackpotWagerCents = (table: PayTable, election: JackpotElection): number =>
  election.wager ?? table.printedForCents?.value ?? 100;

/** Which jackpots the house offers: those whose table it elects. */
export const offeredJackpots = (
  rulebook: Rulebook,
  elections: Elections,
): readonly { readonly id: WagerId; readonly table: PayTable }[] =>
  jackpotWagers(rulebook).flatMap((id) => {
    const elected = elections.paytables?.[id];
    const table = elected === undefined ? undefined : payTable(rulebook, id, elected);
    return table === undefined ? [] : [{ id, table }];
  });

export const checkJackpots = (rulebook: Rulebook, elections: Elections): readonly Violation[] => {
  const rules = rulebook.jackpots;
  const entries = Object.entries(elections.jackpots ?? {}) as [WagerId, JackpotElection][];
  const { found, addViolation } = finding(
    entries.flatMap(([id]) => checkBelongs(rulebook, elections, id)),
  );
  if (rules === null) return found;

  const offered = offeredJackpots(rulebook, elections);
  if (offered.length > rules.maxPerTable.value) {
    addViolation(
      'too-many-jackpots',
      'jackpots',
      `a table has at most ${rules.maxPerTable.value} jackpot sensors, and ${offered.length} jackpots are offered: ${offered.map(({ id }) => id).join(', ')}`,
      rules.maxPerTable.cite,
    );
  }
  for (const { id, table } of offered) {
    const election = elections.jackpots?.[id];
    if (election === undefined) {
      addViolation(
        'jackpot-not-configured',
        `jackpots.${id}`,
        `${id} is offered on table ${table.id} and has no entry in jackpots`,
        rules.seedRequired.cite,
      );
    } else {
      found.push(...checkJackpot(rulebook, rules, id, table, election));
    }
  }
  return [...found, ...checkTypes(rules, elections, offered)];
};

const checkBelongs = (
  rulebook: Rulebook,
  elections: Elections,
  id: WagerId,
): readonly Violation[] => {
  const rule = rulebook.wagers[id];
  if (rule === undefined || !isJackpot(rule)) {
    return [
      violation(
        'not-a-jackpot',
        `jackpots.${id}`,
        `${rulebook.name} has no jackpot called "${id}"`,
        bySoftware('house-rules'),
      ),
    ];
  }
  if (elections.paytables?.[id] !== undefined) return [];
  return [
    violation(
      'jackpot-without-table',
      `paytables.${id}`,
      `the jackpot ${id} is configured, and paytables names no table for it`,
      rule.offered.cite,
    ),
  ];
};

const checkJackpot = (
  rulebook: Rulebook,
  rules: JackpotRules,
  id: WagerId,
  table: PayTable,
  election: JackpotElection,
): Violation[] => {
  const { found, addViolation } = finding();
  const path = `jackpots.${id}`;
  const type = jackpotType(election);
  if (!rules.types.value.includes(type)) {
    addViolation(
      'jackpot-type-not-allowed',
      `${path}.type`,
      `${rulebook.name} knows ${rules.types.value.join(' and ')} jackpots, not ${type} ones`,
      rules.types.cite,
    );
  }
  if (type === 'progressive' && election.seed === undefined) {
    addViolation(
      'no-seed',
      `${path}.seed`,
      `the progressive ${id} needs a seed: what its meter starts and restarts from`,
      rules.seedRequired.cite,
    );
  }
  const least = table.minimumSeedCents;
  if (least !== undefined) {
    for (const field of ['seed', 'initial'] as const) {
      const amount = election[field];
      if (amount !== undefined && amount < least.value) {
        addViolation(
          'seed-too-low',
          `${path}.${field}`,
          `table ${table.id} starts and restarts at no less than ${dollars(least.value)}, and ${field} is ${dollars(amount)}`,
          least.cite,
        );
      }
    }
  }
  if (table.needsSuit !== undefined && election.suit === undefined) {
    addViolation(
      'no-suit',
      `${path}.suit`,
      `table ${table.id} pays its top award in one suit: choose it`,
      table.needsSuit.cite,
    );
  }
  if (table.needsSuit === undefined && election.suit !== undefined) {
    addViolation(
      'suit-without-use',
      `${path}.suit`,
      `table ${table.id} has no award for a chosen suit`,
      table.cite,
    );
  }
  if (election.envy === false && table.rows.some(({ envy }) => envy !== null)) {
    addViolation(
      'envy-left-out',
      `${path}.envy`,
      `table ${table.id} pays envy bonuses, and they are not optional`,
      rules.envy?.mandatory.cite ?? table.cite,
    );
  }
  if ((election.rate ?? 0) + (election.reserveRate ?? 0) > 10_000) {
    addViolation(
      'rate-above-wager',
      `${path}.rate`,
      'the contribution and reserve rates together take more than the whole wager',
      rules.rateRequired.cite,
    );
  }
  if (type === 'house') found.push(...checkHouseJackpot(rules, path, election));
  return [...found, ...checkLink(rulebook, rules, path, table, election)];
};

/** A house jackpot never grows by wagers: it has a posted prize, and nothing to contribute to. */
const checkHouseJackpot = (
  rules: JackpotRules,
  path: string,
  election: JackpotElection,
): readonly Violation[] =>
  (['rate', 'reserveRate', 'reserve'] as const)
    .filter((field) => (election[field] ?? 0) > 0)
    .map((field) =>
      violation(
        'house-jackpot-grows',
        `${path}.${field}`,
        `a house jackpot is paid by the casino and takes nothing from wagers: ${field} must be 0`,
        rules.houseNotice?.cite ?? byPolicy('jackpots'),
      ),
    );

/** A meter that takes nothing from any wager does not progress. */
const noRate = (rules: JackpotRules, id: WagerId, { rate }: JackpotElection): Violation =>
  violation(
    'no-rate',
    `jackpots.${id}.rate`,
    rate === undefined
      ? `the progressive ${id} needs a contribution rate, in basis points of the wager`
      : `the progressive ${id} takes 0 of each wager, and a progressive grows with its wagers`,
    (rate === undefined ? undefined : rules.display?.progressive.cite) ?? rules.rateRequired.cite,
  );

const checkLink = (
  rulebook: Rulebook,
  rules: JackpotRules,
  path: string,
  table: PayTable,
  election: JackpotElection,
): readonly Violation[] => {
  const { link } = election;
  if (link === undefined) return [];
  const type = jackpotType(election);
  const wager = jackpotWagerCents(table, election);
  const differs: [string, string, string][] = [];
  if (link.game !== rulebook.game) differs.push(['game', link.game, rulebook.game]);
  if (link.paytable !== table.id) differs.push(['paytable', link.paytable, table.id]);
  if (link.wager !== wager) differs.push(['wager', dollars(link.wager), dollars(wager)]);
  const { found, addViolation } = finding();
  for (const [field, theirs, ours] of differs) {
    addViolation(
      'link-differs',
      `${path}.link.${field}`,
      `linked tables play one game, one table and one wager: the shared ${field} is ${theirs}, this one ${ours}`,
      rules.linking.cite,
    );
  }
  if (link.type !== type) {
    addViolation(
      'types-linked',
      `${path}.link.type`,
      `a ${type} jackpot cannot be linked with a ${link.type} one`,
      rules.typesNeverLinked?.cite ?? byPolicy('jackpots'),
    );
  }
  return found;
};

const checkTypes = (
  rules: JackpotRules,
  elections: Elections,
  offered: readonly { readonly id: WagerId }[],
): readonly Violation[] => {
  const types = new Set(offered.map(({ id }) => jackpotType(elections.jackpots?.[id] ?? {})));
  if (rules.oneTypePerTable === null || types.size < 2) return [];
  return [
    violation(
      'types-mixed',
      'jackpots',
      'all jackpots of a table are of one type: house and progressive are mixed',
      rules.oneTypePerTable.cite,
    ),
  ];
};

/** What a table that opens must state, and a round that is settled need not. */
export const checkJackpotsToOpen = (
  rulebook: Rulebook,
  elections: Elections,
): readonly Violation[] => {
  const rules = rulebook.jackpots;
  if (rules === null) return [];
  return offeredJackpots(rulebook, elections).flatMap(({ id, table }) => {
    const election = elections.jackpots?.[id];
    // Told already, by the check that a round needs.
    if (election === undefined) return [];
    const { found, addViolation, addWarning } = finding();
    const path = `jackpots.${id}`;
    if (jackpotType(election) === 'progressive' && (election.rate ?? 0) === 0) {
      found.push(noRate(rules, id, election));
    }
    if (jackpotType(election) === 'house' && election.seed === undefined) {
      addViolation(
        'no-posted-prize',
        `${path}.seed`,
        `the house jackpot ${id} needs its posted prize, as seed`,
        rules.seedRequired.cite,
      );
    }
    const printedFor = table.printedForCents?.value;
    const scales = rules.seedScalesWithWager;
    if (
      printedFor !== undefined &&
      scales.value !== 'not-stated' &&
      jackpotWagerCents(table, election) !== printedFor
    ) {
      addWarning(
        'seed-scales-with-wager',
        `${path}.seed`,
        `the wager is ${dollars(jackpotWagerCents(table, election))} and the table is printed for ${dollars(printedFor)}: see that the seed is scaled alike`,
        scales.cite,
      );
    }
    return found;
  });
};
