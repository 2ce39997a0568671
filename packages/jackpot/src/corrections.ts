import { micros, microsOfCents } from '@baize/money';
import type { ClauseId } from '@baize/rulebook';
import { aFund, all, type Decision, noUndecidedHits, twoPeople } from './checks.js';
import type { CommandOf } from './commands.js';
import { happened } from './events.js';
import { refuse } from './refusal.js';
import type { Meter } from './state.js';
import type { MeterRules } from './terms.js';

/** What the document says of the money on a meter; elsewhere, of ending it. */
const booksClause = ({ law }: MeterRules): ClauseId =>
  law.funds?.cite ?? law.discontinue.progressive.cite;

/** A correction of the books, either way, by two people and with a reason. */
export const adjust = (rules: MeterRules, state: Meter, command: CommandOf<'Adjust'>): Decision => {
  const { of, changeMicros, by, second, reason } = command;
  const cite = booksClause(rules);
  const lowers = changeMicros < 0 ? [noUndecidedHits(state, cite)] : [];
  const may = all(aFund(rules, state), twoPeople(by, command, cite), ...lowers);
  if (!may.ok) return may;
  if (!Number.isSafeInteger(changeMicros) || changeMicros === 0) {
    return refuse('not-an-amount', 'a correction changes something, in whole micros', cite);
  }
  const line = of === 'meter' ? 'meterMicros' : 'reserveMicros';
  if (state.ledger.books[line] + changeMicros < 0) {
    return refuse('below-zero', `there is not so much on the ${of}`, cite);
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
  const may = all(aFund(rules, state), twoPeople(by, command, cite), noUndecidedHits(state, cite));
  if (!may.ok) return may;
  if (document.trim() === '') {
    return refuse('no-document', 'a seed is recovered by a document: name it', cite);
  }
  if (!Number.isSafeInteger(amountMicros) || amountMicros < 1) {
    return refuse('not-an-amount', 'a recovery is whole micros from 1', cite);
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
