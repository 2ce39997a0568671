import { RULEBOOK_IDS } from '@baize/rulebook';
import { OCCURRENCES } from './occurrences.js';
import type { Outcome, Totals } from './outcome.js';

const sum = (outcomes: readonly Outcome[], of: (totals: Totals) => number): number =>
  outcomes.reduce((all, { totals }) => all + of(totals), 0);

const countOf = (outcomes: readonly Outcome[], kinds: readonly string[]): number =>
  outcomes.filter(({ failure }) => failure !== null && kinds.includes(failure.kind)).length;

const replayCommand = ({ seed, hours, sabotage }: Outcome): string =>
  `npm run simulate-house -- --seed ${seed} --hours ${hours}${sabotage === null ? '' : ` --sabotage ${sabotage}`}`;

/** What a failure says: where, when, what was done before, and how to see it again. */
export const failureText = (outcome: Outcome): string => {
  const { seed, at, failure, acts } = outcome;
  if (failure === null) return '';
  return [
    `seed ${seed} failed at ${at}: ${failure.kind}`,
    `  ${failure.words}`,
    '  the last acts:',
    ...acts.map((act) => `    ${act}`),
    `  to see it again: ${replayCommand(outcome)}`,
  ].join('\n');
};

/** One line for a seed. */
export const outcomeLine = (outcome: Outcome, seconds: number): string => {
  const { seed, digest, failure, totals } = outcome;
  const { tableHours, rounds } = totals;
  const rate = (rounds / Math.max(seconds, 0.001)).toFixed(1);
  const verdict = failure === null ? 'sound' : `FAILED: ${failure.kind}`;
  return `seed ${seed}  ${verdict}  ${tableHours.toFixed(1)} table-hours  ${rounds} rounds  ${rate} rounds/s  ${digest.slice(0, 16)}`;
};

/** Everything that many seeds came to. */
export const totalsText = (outcomes: readonly Outcome[], seconds: number): string => {
  const rounds = sum(outcomes, (totals) => totals.rounds);
  const attended = sum(outcomes, (totals) => totals.attendedRounds);
  const stalls = countOf(outcomes, ['stall', 'shut-out']);
  const ghosts = countOf(outcomes, ['ghost', 'unrest']);
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const rows: readonly (readonly [string, string])[] = [
    ['seeds', String(outcomes.length)],
    ['simulated hours', sum(outcomes, (t) => t.hours).toFixed(2)],
    ['table-hours with a person there', sum(outcomes, (t) => t.tableHours).toFixed(1)],
    ['rounds', String(rounds)],
    ['… at automatic tables', String(rounds - attended)],
    ['… at attended tables', String(attended)],
    ...RULEBOOK_IDS.map((id): readonly [string, string] => [
      `… of ${id}`,
      String(sum(outcomes, ({ roundsOf }) => roundsOf[id] ?? 0)),
    ]),
    ['awards keyed', String(sum(outcomes, (t) => t.awards))],
    ['rounds ended for a withheld seed', String(sum(outcomes, (t) => t.withheld))],
    ['faults injected', String(sum(outcomes, (t) => t.faults))],
    ['messages checked', String(sum(outcomes, (t) => t.messages))],
    ['orders and readings', String(sum(outcomes, (t) => t.requests))],
    ['stalls', String(stalls)],
    ['ghosts', String(ghosts)],
    ['broken invariants', String(failed - stalls - ghosts)],
    ['seconds of the processor', seconds.toFixed(0)],
    ['rounds in each of them', (rounds / Math.max(seconds, 0.001)).toFixed(1)],
    ['Node', process.version],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
};

/** How often each thing happened over many seeds that a simulation is about. */
export const occurrencesOf = (
  outcomes: readonly Outcome[],
): readonly (readonly [string, number])[] =>
  OCCURRENCES.map((what) => [
    what,
    outcomes.reduce(
      (all, { occurrences }) => all + (occurrences.find(([one]) => one === what)?.[1] ?? 0),
      0,
    ),
  ]);

export const occurrencesText = (outcomes: readonly Outcome[]): string => {
  const width = Math.max(...OCCURRENCES.map((what) => what.length));
  return occurrencesOf(outcomes)
    .map(([what, count]) => `${what.padEnd(width)}  ${count === 0 ? 'NEVER' : count}`)
    .join('\n');
};
