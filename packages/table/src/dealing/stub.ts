import { err, ok, present, type Result } from '@baize/result';
import {
  byPolicy,
  bySoftware,
  type Citation,
  type DealingMethod,
  type Rulebook,
} from '@baize/rulebook';
import { FINE, type Refusal } from '../refusal.js';
import { dealingClause } from './clauses.js';

const DECK = 52;

/** Where the rest of the deck is after the deal: it goes to the rack with no card of it seen. */
export interface StubCounts {
  readonly method: DealingMethod;
  /** Whether the shuffler counts the cards of a deck that it has shuffled. */
  readonly deviceCounts: boolean;
  /** Rounds since the last one whose cards were counted. */
  readonly roundsSinceCount: number;
}

/** A count of the stub, face down: what it makes of the deck. */
export type StubVerdict =
  /** All 52 are there: the stub goes to the rack unexposed. */
  | { readonly verdict: 'to-the-rack'; readonly cite: Citation }
  /** The dealer finds out whether the cards were misdealt. */
  | { readonly verdict: 'wrong-count'; readonly off: number; readonly cite: Citation };

const mostRounds = ({ dealing }: Rulebook, { deviceCounts }: StubCounts): number | null =>
  deviceCounts ? null : (dealing.stubCountEvery?.value ?? null);

/** Whether this round's stub must be counted before the next one may start. */
export const stubCountDue = (rulebook: Rulebook, counts: StubCounts): boolean => {
  const rounds = mostRounds(rulebook, counts);
  return rounds !== null && counts.roundsSinceCount >= rounds;
};

/** A round may start while the last count is not too many rounds ago. */
export const mayStartRound = (rulebook: Rulebook, counts: StubCounts): Result<true, Refusal> => {
  if (!stubCountDue(rulebook, counts)) return FINE;
  const every = present(rulebook.dealing.stubCountEvery, 'the rule by which a count is due');
  const cite = dealingClause(rulebook, counts.method, 'stub-count', every.cite);
  const message = `the stub is counted at least once in ${every.value} rounds: count it first`;
  return err({ code: 'stub-count-due', message, cite });
};

/** How many cards the stub has when everybody was rightly dealt. */
export const stubSize = (cardsDealt: number, deadCards = 0): number =>
  DECK - cardsDealt - deadCards;

/** What a count of the stub, face down, says of the deck. */
export const countStub = (
  rulebook: Rulebook,
  method: DealingMethod,
  counted: number,
  cardsDealt: number,
  deadCards = 0,
): Result<StubVerdict, Refusal> => {
  const clause = (topic: 'stub' | 'stub-count-right' | 'stub-count-wrong') =>
    dealingClause(rulebook, method, topic, rulebook.dealing.stub?.cite ?? byPolicy('cards'));
  if (!Number.isSafeInteger(counted) || counted < 0 || counted > DECK) {
    const message = 'a stub is counted in whole cards, 0 to 52';
    return err({ code: 'not-a-count', message, cite: bySoftware('forms') });
  }
  const off = counted - stubSize(cardsDealt, deadCards);
  return ok(
    off === 0
      ? { verdict: 'to-the-rack', cite: clause('stub-count-right') }
      : { verdict: 'wrong-count', off, cite: clause('stub-count-wrong') },
  );
};

/** A round whose cards were counted, by the dealer or by a device, is not tallied (AMB-78). */
export const afterRound = (counts: StubCounts, counted = false): StubCounts => ({
  ...counts,
  roundsSinceCount: counted ? 0 : counts.roundsSinceCount + 1,
});

export const afterCount = (counts: StubCounts): StubCounts => ({ ...counts, roundsSinceCount: 0 });
