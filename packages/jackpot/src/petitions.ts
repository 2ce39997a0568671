import { assertNever, ok, type Result } from '@baize/result';
import { bySoftware, type Citation } from '@baize/rulebook';
import { WHOLE_METER } from './award.js';
import { aFund, all, aReason, type Decision, isRunning } from './checks.js';
import type { CommandOf, PetitionFor } from './commands.js';
import { happened } from './events.js';
import { type Refusal, refuse } from './refusal.js';
import type { Meter, PetitionOnRecord } from './state.js';
import type { MeterRules } from './terms.js';

/** What the document says of each thing that may be asked for. */
export const petitionClause = (
  { law: { discontinue } }: MeterRules,
  asks: PetitionFor,
): Citation => {
  switch (asks) {
    case 'reduce-criteria':
      return discontinue.reduceCriteria.cite;
    case 'transfer-to-game':
      return discontinue.transferToGame.cite;
    case 'transfer-to-licensee':
      return discontinue.transferToLicensee.cite;
    case 'discontinue':
      return discontinue.progressive.cite;
    default:
      return assertNever(asks);
  }
};

const onRecord = (state: Meter, petition: string): PetitionOnRecord | undefined =>
  state.petitions.find((one) => one.petition === petition);

export const petition = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'Petition'>,
): Decision => {
  const { asks, reason } = command;
  const cite = petitionClause(rules, asks);
  const may = all(aFund(rules, state), aReason(reason));
  if (!may.ok) return may;
  if (onRecord(state, command.petition) !== undefined) {
    return refuse(
      'petition-known',
      `the petition ${command.petition} is on record already`,
      bySoftware('orders'),
    );
  }
  return happened(command, state.jackpot, {
    type: 'Petitioned',
    petition: command.petition,
    asks,
    reason,
    cite,
  });
};

export const recordDecision = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'RecordDecision'>,
): Decision => {
  const { granted, reference } = command;
  const asked = onRecord(state, command.petition);
  if (asked === undefined || asked.status !== 'asked') {
    return refuse(
      'no-open-petition',
      `no petition ${command.petition} waits for a decision`,
      bySoftware('orders'),
    );
  }
  if (reference.trim() === '') {
    return refuse(
      'no-reference',
      'name the letter or order of the decision',
      petitionClause(rules, asked.asks),
    );
  }
  return happened(command, state.jackpot, {
    type: 'PetitionDecided',
    petition: command.petition,
    granted,
    reference,
  });
};

/** Only what was asked for and granted, and once. */
export const permitted = (
  rules: MeterRules,
  state: Meter,
  petition: string,
  asks: PetitionFor,
): Result<Citation, Refusal> => {
  const cite = petitionClause(rules, asks);
  const asked = onRecord(state, petition);
  return asked?.asks === asks && asked.status === 'granted'
    ? ok(cite)
    : refuse('not-permitted', `no permission ${petition} for this is on record`, cite);
};

/** Winning made easier: a hand of the table takes a larger share than it prints. */
export const reduceCriteria = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'ReduceCriteria'>,
): Decision => {
  const { hand, percent } = command;
  const permission = permitted(rules, state, command.petition, 'reduce-criteria');
  if (!permission.ok) return permission;
  const cite = permission.value;
  const running = isRunning(state);
  if (!running.ok) return running;
  if (!Number.isSafeInteger(percent) || percent < 1 || percent > WHOLE_METER) {
    return refuse('not-a-percent', 'a share of the meter is 1 to 100 percent', bySoftware('forms'));
  }
  const row = rules.table.rows.find((printed) => printed.hand === hand);
  if (row === undefined) {
    return refuse('not-on-the-table', `table ${rules.table.id} has no ${hand}`, rules.table.cite);
  }
  if (row.pays.kind === 'meter-percent' && row.pays.value >= percent) {
    return refuse('not-a-reduction', `${row.label} takes ${row.pays.value} percent already`, cite);
  }
  return happened(command, state.jackpot, {
    type: 'CriteriaReduced',
    petition: command.petition,
    hand,
    percent,
    cite,
  });
};
