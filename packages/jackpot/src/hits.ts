import type { Cents } from '@baize/money';
import { ok, present, type Result } from '@baize/result';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { effectBetween } from './books.js';
import { aFloorperson, all, aReason, type Check, type Decision, FINE } from './checks.js';
import type { CommandOf } from './commands.js';
import { happened, type Recomputed } from './events.js';
import { GATE_WORDS, nextGate, paidBy } from './gates.js';
import { type Refusal, refuse } from './refusal.js';
import { type Hit, isUndecided, type Meter, type MeterState } from './state.js';
import type { MeterRules } from './terms.js';
import { isAmong, tell, withoutHit } from './timeline.js';

const hitNamed = (state: Meter, name: string): Result<Hit, Refusal> => {
  const hit = state.hits.find((one) => one.hit === name);
  return hit === undefined
    ? refuse('no-such-hit', `no hit ${name} is on this jackpot now`, bySoftware('orders'))
    : ok(hit);
};

/** The meter without a hit, and what its going does to the hits after it. */
const withoutIt = (state: Meter, { hit }: Hit) => {
  const told = tell(state.base, withoutHit(state.open, hit));
  const recomputed: Recomputed[] = state.hits.flatMap((other) => {
    const now: Cents | undefined = told.cents[other.hit];
    return now === undefined || now === other.cents ? [] : [{ hit: other.hit, cents: now }];
  });
  return { effect: effectBetween(state.ledger.books, told.ledger.books), recomputed };
};

const stillKeyed = (hit: Hit): Check =>
  hit.status === 'keyed'
    ? FINE
    : refuse(
        'already-decided',
        `the hit ${hit.hit} is ${hit.status}: what is wrong with it is corrected, not undone`,
        byPolicy('corrections'),
      );

/** The button again, before it is confirmed. */
export const unkeyWinner = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'UnkeyWinner'>,
): Decision => {
  const hit = hitNamed(state, command.hit);
  if (!hit.ok) return hit;
  const may = stillKeyed(hit.value);
  if (!may.ok) return may;
  const cite = rules.law.gates.find(({ value }) => value === 'keyed')?.cite;
  return happened(command, state.jackpot, {
    type: 'WinnerUnkeyed',
    hit: command.hit,
    ...withoutIt(state, hit.value),
    cite: cite ?? byPolicy('jackpots'),
  });
};

export const passGate = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'PassGate'>,
): Decision => {
  const hit = hitNamed(state, command.hit);
  if (!hit.ok) return hit;
  const at = standsBefore(rules, hit.value, command.gate);
  if (!at.ok) return at;
  return happened(command, state.jackpot, {
    type: 'GatePassed',
    hit: command.hit,
    gate: command.gate,
    cite: at.value,
  });
};

const standsBefore = (
  { law }: MeterRules,
  hit: Hit,
  gate: Hit['gates'][number]['gate'],
): Result<Citation, Refusal> => {
  if (hit.status === 'paid') {
    return refuse('already-decided', `the hit ${hit.hit} is paid`, bySoftware('orders'));
  }
  const next = nextGate(law, hit);
  return next.gate === gate
    ? ok(next.cite)
    : refuse('gate-out-of-order', `first ${GATE_WORDS[next.gate]}`, next.cite);
};

export const verifyHit = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'VerifyHit'>,
): Decision => {
  const { office, by } = command;
  const cite = rules.law.validation.cite;
  const hit = hitNamed(state, command.hit);
  if (!hit.ok) return hit;
  const may = aFloorperson(office, 'the validation of an award', cite);
  if (!may.ok) return may;
  if (by === hit.value.keyedBy) {
    return refuse('same-person', 'who keyed a winner does not validate it', byPolicy('roles'));
  }
  const at = standsBefore(rules, hit.value, 'floorperson-validates');
  if (!at.ok) return at;
  return happened(command, state.jackpot, {
    type: 'HitVerified',
    hit: command.hit,
    office,
    cite: at.value,
  });
};

/** The amount goes back, and the seed and reserve that replaced it; later hits are told again. */
export const rejectHit = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'RejectHit'>,
): Decision => {
  const { office, reason } = command;
  const cite = rules.law.validation.cite;
  const hit = hitNamed(state, command.hit);
  if (!hit.ok) return hit;
  const may = all(
    aFloorperson(office, 'the rejection of an award', cite),
    aReason(reason),
    stillKeyed(hit.value),
  );
  if (!may.ok) return may;
  return happened(command, state.jackpot, {
    type: 'HitRejected',
    hit: command.hit,
    office,
    reason,
    ...withoutIt(state, hit.value),
    cite,
  });
};

/** Nothing before it can change its amount any more. */
export const isAmountFixed = (state: MeterState, { hit }: Hit): boolean =>
  state.phase !== 'unopened' && !isAmong(state.open, hit);

/** A share is paid once nothing before it can change its amount any more. */
export const payHit = (rules: MeterRules, state: Meter, command: CommandOf<'PayHit'>): Decision => {
  const hit = hitNamed(state, command.hit);
  if (!hit.ok) return hit;
  const { law } = rules;
  const { table, player, cents, from } = hit.value;
  const at = standsBefore(rules, hit.value, 'pay');
  if (!at.ok) return at;
  if (!isAmountFixed(state, hit.value)) {
    const first = present(state.hits.find(isUndecided), 'the hit it waits for');
    return refuse(
      'earlier-hit-undecided',
      `the hit of seat ${first.seat} in round ${first.round} is not decided: this amount may still change`,
      rules.law.awardAmount.cite,
    );
  }
  return happened(command, state.jackpot, {
    type: 'HitPaid',
    hit: command.hit,
    table,
    player,
    cents,
    from,
    cite: paidBy(law, hit.value, at.value),
  });
};
