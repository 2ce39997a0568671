import type { SettledLine, Wrong } from '@baize/games';
import type { Fund, Funds } from '@baize/jackpot';
import { cents, centsBelow, microsOfCents } from '@baize/money';
import { err, ok, present, type Result } from '@baize/result';
import {
  type Citation,
  putInForce,
  type RulesInForce,
  rulebookById,
  type WagerId,
} from '@baize/rulebook';
import { type RoundSettlement, settleRound } from '../settle-round.js';
import { feltOfFile } from './felt-of-file.js';
import { decodeRoundFile, type RoundFile } from './round-file.js';

/** What `baize settle --json` answers, version 1: a public format that outside scripts read. Keep it exact. */
export interface RoundAnswer {
  readonly version: 1;
  readonly dealer: RoundSettlement['dealer'];
  readonly lines: readonly AnswerLine[];
  readonly seats: Readonly<Record<string, { readonly staked: number; readonly net: number }>>;
  readonly pot?: RoundSettlement['pot'];
  readonly meters: Readonly<Record<string, { readonly before: number; readonly after: number }>>;
  readonly notices: readonly string[];
}

export interface AnswerLine {
  readonly seat: number;
  readonly wager: string;
  readonly stake: number;
  readonly outcome: SettledLine['outcome'];
  readonly pays: number;
  readonly returned: number;
  readonly from: SettledLine['from'];
  readonly hand: string;
  readonly cite: Citation;
  readonly capped?: true;
}

/** Settles a round file through the core the table uses, or says in one sentence what is wrong with it. */
export const settleFile = (data: unknown): Result<RoundAnswer, Wrong> => {
  const decoded = decodeRoundFile(data);
  if (!decoded.ok) return err(present(decoded.problems[0], 'what is wrong with it').message);
  const file = decoded.value;
  const rules = rulesOf(file);
  if (!rules.ok) return rules;
  const meters = metersOf(rules.value, file);
  if (!meters.ok) return meters;
  const felt = feltOfFile(rules.value, file);
  if (!felt.ok) return felt;
  return ok(answerOf(settleRound(rules.value, felt.value, meters.value)));
};

const rulesOf = (file: RoundFile): Result<RulesInForce, Wrong> => {
  const { paytables, jackpots, settings } = file.house;
  // Limits, positions and approvals are a table's; a round settles only what it names.
  const elections = {
    ...(paytables === undefined ? {} : { paytables }),
    ...(jackpots === undefined ? {} : { jackpots }),
    ...(settings === undefined ? {} : { settings }),
  };
  const rules = putInForce(rulebookById(file.rulebook), elections);
  if (rules.ok) return rules;
  const first = rules.error.find(({ severity }) => severity === 'error');
  const { path, message, cite } = present(first, 'what is wrong with the house rules');
  return err(`house.${path}: ${message} (${cite})`);
};

const metersOf = (rules: RulesInForce, file: RoundFile): Result<Funds, Wrong> => {
  const given = file.meters ?? {};
  const strange = Object.keys(given).find((id) => !rules.jackpots.some((one) => one.id === id));
  if (strange !== undefined) return err(`meters.${strange}: no such jackpot is offered`);
  const meters: Partial<Record<WagerId, Fund>> = {};
  for (const { id, reserveCents } of rules.jackpots) {
    const shown = given[id];
    if (shown === undefined) return err(`meters.${id}: the displayed amount of ${id} is missing`);
    meters[id] = {
      meterMicros: microsOfCents(cents(shown)),
      reserveMicros: microsOfCents(reserveCents),
    };
  }
  return ok(meters);
};

const answerOf = (settled: RoundSettlement): RoundAnswer => ({
  version: 1,
  dealer: settled.dealer,
  lines: settled.lines.map(answerLine),
  seats: seatsOf(settled.lines),
  ...(settled.pot === null ? {} : { pot: settled.pot }),
  meters: Object.fromEntries(
    Object.entries(settled.metersBefore).map(([id, before]) => [
      id,
      {
        before: centsBelow(before.meterMicros),
        after: centsBelow((settled.metersAfter[id as WagerId] ?? before).meterMicros),
      },
    ]),
  ),
  notices: settled.notices.map(({ text, cite }) => `${text} (${cite})`),
});

const answerLine = (line: SettledLine): AnswerLine => ({
  seat: line.seat,
  wager: line.wager,
  stake: line.stakeCents,
  outcome: line.outcome,
  pays: line.paysCents,
  returned: line.returnedCents,
  from: line.from,
  hand: line.hand,
  cite: line.cite,
  ...(line.capped === undefined ? {} : { capped: line.capped }),
});

/** `net` = pays + returned − staked. */
const seatsOf = (lines: readonly SettledLine[]): RoundAnswer['seats'] => {
  const seats: Record<string, { staked: number; net: number }> = {};
  for (const { seat, stakeCents, paysCents, returnedCents } of lines) {
    const sum = seats[seat] ?? { staked: 0, net: 0 };
    seats[seat] = {
      staked: sum.staked + stakeCents,
      net: sum.net + paysCents + returnedCents - stakeCents,
    };
  }
  return seats;
};
