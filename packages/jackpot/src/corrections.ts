import { micros, microsOfCents } from '@baize/money';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { aFund, all, type Decision, noUndecidedHits, twoPeople } from './checks.js';
import type { CommandOf } from './commands.js';
import { happened } from './events.js';
import { refuse } from './refusal.js';
import type { Meter } from './state.js';
import type { MeterRules } from './terms.js';

/** Where the document holds the fund for the players, its reading says what may lower it (AMB-43). */
const booksClause = ({ law }: MeterRules): Citation =>
  law.funds === null
    ? byPolicy('corrections')
    : (law.discontinue.progressive.reading ?? law.funds.cite);

/** A correction of the books, either way, by two people and with a reason. */
export const adjust = (rules: MeterRules, state: Meter, command: CommandOf<'Adjust'>): Decision => {
  const { of, changeMicros, by, second, reason } = command;
  const cite = booksClause(rules);
  const lowers = changeMicros < 0 ? [noUndecidedHits(state)] : [];
  const may = all(aFund(rules, state), twoPeople(by, command), ...lowers);
  if (!may.ok) return may;
  if (!Number.isSafeInteger(changeMicros) || changeMicros === 0) {
    return refuse(
      'not-an-amount',
      'a correction changes something, in whole micros',
      bySoftware('forms'),
    );
  }
  const line = of === 'meter' ? 'meterMicros' : 'reserveMicros';
  if (state.ledger.books[line] + changeMicros < 0) {
    return refuse('below-zero', `there is not so much on the ${of}`, byPolicy('chips'));
  }
  return happened(command, state.jackpot, {
    type: 'Adjusted',
    of,
    second,
    reason,
    effect: { [line]: changeMicros, adjustmentsMicros: changeMicros },
    cite,
  });
};

/** The house takes back a seed it put up, documented; the meter keeps at least what it restarts from. */
export const recoverSeed = (
  rules: MeterRules,
  state: Meter,
  command: CommandOf<'RecoverSeed'>,
): Decision => {
  const { amountMicros, document, by, second, reason } = command;
  const cite = booksClause(rules);
  const may = all(aFund(rules, state), twoPeople(by, command), noUndecidedHits(state));
  if (!may.ok) return may;
  if (document.trim() === '') {
    return refuse('no-document', 'a seed is recovered by a document: name it', cite);
  }
  if (!Number.isSafeInteger(amountMicros) || amountMicros < 1) {
    return refuse('not-an-amount', 'a recovery is whole micros from 1', bySoftware('forms'));
  }
  const { seedsMicros, recoveredMicros, meterMicros } = state.ledger.books;
  if (amountMicros > seedsMicros - recoveredMicros) {
    return refuse('more-than-the-seeds', 'the house has not put up so much', cite);
  }
  if (meterMicros - amountMicros < microsOfCents(state.terms.seedCents)) {
    return refuse('below-the-seed', 'the meter keeps at least its seed', cite);
  }
  return happened(command, state.jackpot, {
    type: 'SeedRecovered',
    document,
    second,
    reason,
    effect: { meterMicros: micros(-amountMicros), recoveredMicros: amountMicros },
    cite,
  });
};
