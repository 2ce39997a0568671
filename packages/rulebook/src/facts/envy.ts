import { jackpotWagers, tableFamilies } from '../schema/lookup.js';
import type { PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Saying, type Section, type Sourced, say, unsaid } from './fact.js';
import { idList, sentence, wagerWord } from './words.js';

const FOLDED = {
  never: 'No.',
  'when-its-cards-remain': 'Yes, when its cards stay for a bonus or jackpot wager.',
  'settled-before-decisions': 'Envy is settled before anybody can fold.',
} as const;

const PAID = {
  'after-the-award': 'After the award it hangs on is verified and paid.',
  'end-of-round': 'At the end of the round, after the award it hangs on is verified and paid.',
} as const;

const WHICH = 'Which tables pay envy?';

export const envy: Section = (rulebook) => {
  const rules = rulebook.jackpots?.envy ?? null;
  if (rules === null) return [unsaid(rulebook, WHICH, 'None.')];
  return [
    which(rulebook, rules.mandatory),
    say('May the house leave a printed envy out?', 'No, it goes with the table.', rules.mandatory),
    say(
      'Who receives envy?',
      'Every other player with the same jackpot wager.',
      rules.receiverNeedsWager,
      ...envyTables(rulebook).flatMap(({ tables }) =>
        tables.flatMap(({ envy: own }) => (own === undefined ? [] : [own])),
      ),
    ),
    say(
      'Must the hand that sets it off have the wager?',
      rules.triggerNeedsWager.value ? 'Yes.' : 'No.',
      rules.triggerNeedsWager,
    ),
    say(
      'Does a folded hand set off envy?',
      FOLDED[rules.foldedHandTriggers.value],
      rules.foldedHandTriggers,
    ),
    say(
      "Does a player's own hand pay them envy?",
      'Never, in whichever box it lies.',
      rules.ownHand,
    ),
    say('When is envy paid?', PAID[rules.paid.value], rules.paid),
    say('What of several such hands?', 'One envy payment for each.', rules.severalTriggers),
    say(
      'Does envy grow with the wager?',
      "Yes, for each dollar of the receiver's wager.",
      rules.amount,
    ),
  ];
};

/** The tables that print an envy, by the jackpot they are of. */
const envyTables = (rulebook: Rulebook) => {
  const jackpots: readonly string[] = jackpotWagers(rulebook);
  return tableFamilies(rulebook)
    .filter(({ key }) => jackpots.includes(key))
    .map(({ key, paytables }) => ({
      word: wagerWord(rulebook, key),
      tables: Object.values(paytables).filter(
        (table): table is PayTable =>
          'judged' in table && table.rows.some((row) => row.envy !== null),
      ),
    }))
    .filter(({ tables }) => tables.length > 0);
};

const which = (rulebook: Rulebook, mandatory: Sourced): Saying => {
  const families = envyTables(rulebook);
  return say(
    WHICH,
    sentence(
      families
        .map(({ word, tables }) => `${word} ${idList(tables.map(({ id }) => id))}`)
        .join('; '),
    ),
    mandatory,
    ...families.flatMap(({ tables }) => tables),
  );
};
