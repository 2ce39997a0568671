import { type Cents, microsOfCents, percentOfMeter } from '@baize/money';
import { present } from '@baize/result';
import { bySoftware, sharesPaidBy } from '@baize/rulebook';
import { effectBetween } from './books.js';
import { type Check, type Decision, FINE, linkedTable } from './checks.js';
import type { CommandOf, Winner } from './commands.js';
import { happened, type KeyedWinner } from './events.js';
import { gatesOfTheKey, waitsForValidation } from './gates.js';
import { refuse } from './refusal.js';
import { type Hit, isUndecided, type Meter, type RoundAtMeter } from './state.js';
import type { MeterRules } from './terms.js';
import { stepsFor, tell } from './timeline.js';

/** Keyed at the player's turn: the amount is fixed, the meter reduced and, if emptied, reseeded. */
export const keyWinners = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'KeyWinners'>,
): Decision => {
  const { law, multiHit } = rules;
  const { table, round, winners } = command;
  const linked = linkedTable(state, table);
  if (!linked.ok) return linked;
  const at = linked.value.round;
  if (at?.round !== round || at.phase !== 'contributed') {
    return refuse(
      'not-in-play',
      `round ${round} is not in play at table ${table}`,
      bySoftware('steps'),
    );
  }
  if (winners.length === 0) {
    return refuse('nobody-won', 'name the seats that won', bySoftware('orders'));
  }
  const live = state.hits.filter((hit) => hit.table === table);
  for (const [index, winner] of winners.entries()) {
    const may = mayBeKeyed(rules, state, at, [...live, ...winners.slice(0, index)], winner);
    if (!may.ok) return may;
  }
  const ordered = inOrder(rules, state, live.filter(isUndecided), winners.filter(isShare));
  if (!ordered.ok) return ordered;
  const numbered = winners.map((winner, index) => ({
    ...winner,
    hit: `${state.jackpot}/${state.hitsKeyed + index + 1}`,
  }));
  const shares = numbered.flatMap(({ hit, due }) =>
    due.kind === 'percent' && state.prizeCents === null ? [{ hit, percent: due.percent }] : [],
  );
  const seedMicros = microsOfCents(state.terms.seedCents);
  const steps = stepsFor({ table, multiHit, seedMicros, shares });
  const told = tell(state.base, [...state.open, ...steps]);
  const hits = numbered.map(({ hit }) => hit);
  return happened(
    command,
    state.jackpot,
    {
      type: 'WinnersKeyed',
      table,
      round,
      winners: numbered.map((winner) => asKeyed(rules, at, winner, told.cents[winner.hit])),
      multiHit,
      seedMicros,
      effect: effectBetween(state.ledger.books, told.ledger.books),
      gates: gatesOfTheKey(law),
      cite: sharesPaidBy(rules.terms) ?? law.percentFrom.cite,
    },
    { type: 'SupervisorCalled', table, round, hits, cite: law.supervisorCalled.cite },
  );
};

const isShare = ({ due }: Winner): boolean => due.kind === 'percent';

const mayBeKeyed = (
  { law, table }: MeterRules,
  { terms, criteria }: Meter,
  { wagers }: RoundAtMeter,
  keyed: readonly { readonly seat: number }[],
  { seat, due }: Winner,
): Check => {
  if (!wagers.some((wager) => wager.seat === seat)) {
    return refuse(
      'no-light',
      `the light of seat ${seat} is not lit: it has no wager`,
      law.lights.cite,
    );
  }
  if (keyed.some((other) => other.seat === seat)) {
    return refuse('seat-already-keyed', `seat ${seat} is keyed already`, bySoftware('orders'));
  }
  if (due.kind === 'fixed') {
    return Number.isSafeInteger(due.cents) && due.cents > 0
      ? FINE
      : refuse('not-an-amount', 'a fixed award is whole cents from 1', bySoftware('forms'));
  }
  const paid = [...terms.percents, ...criteria.map(({ percent }) => percent)];
  return paid.includes(due.percent)
    ? FINE
    : refuse(
        'not-on-the-table',
        `table ${terms.paytable} pays no ${due.percent} percent of the meter`,
        table.cite,
      );
};

/** Shares of a meter are handled from the highest seat down; in one key where they depend on each other. */
const inOrder = (
  { law, multiHit }: MeterRules,
  { prizeCents }: Meter,
  earlier: readonly Hit[],
  shares: readonly Winner[],
): Check => {
  if (prizeCents !== null || shares.length === 0) return FINE;
  const seats = [...earlier, ...shares].map(({ seat }) => seat);
  if (seats.some((seat, index) => seat > (seats[index - 1] ?? seat))) {
    return refuse(
      'out-of-order',
      "awards go from the dealer's right, counterclockwise: the highest seat first",
      law.awardOrder.cite,
    );
  }
  return multiHit === 'sequential' || earlier.length === 0
    ? FINE
    : refuse(
        'not-keyed-together',
        'by the procedure of this house all shares of a round are keyed together',
        law.multiHit.cite,
      );
};

const asKeyed = (
  rules: MeterRules,
  { wagers, displayMicros }: Extract<RoundAtMeter, { readonly phase: 'contributed' }>,
  { hit, seat, hand, cite, due }: Winner & { readonly hit: string },
  fromMeter: Cents | undefined,
): KeyedWinner => {
  const wager = wagers.find((one) => one.seat === seat);
  const percent = due.kind === 'percent' ? due.percent : null;
  // From the tray: a fixed amount, or a share of the prize that was posted at the lock.
  const fromTray = due.kind === 'percent' ? percentOfMeter(due.percent, displayMicros) : due.cents;
  const cents = fromMeter ?? fromTray;
  return {
    hit,
    seat,
    player: present(wager, `the wager of seat ${seat}`).player,
    hand,
    cite,
    percent,
    cents,
    from: fromMeter === undefined ? 'tray' : 'meter',
    waits: waitsForValidation(rules, percent, cents),
  };
};
