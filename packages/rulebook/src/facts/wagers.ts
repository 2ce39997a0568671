import { cents, describePays, formatCents } from '@baize/money';
import { wagersOf } from '../schema/lookup.js';
import type { WagerId } from '../schema/names.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { StakeRule, WagerKind, WagerRule } from '../schema/wagers.js';
import { type Saying, type Section, say, unsaid } from './fact.js';
import { countWord, sentence, wagerList, wagerWord } from './words.js';

const KINDS: Readonly<Record<WagerKind, string>> = {
  'against-dealer': "a hand better than the dealer's",
  'hand-value': 'the value of a hand alone',
  pot: 'the best hand left in the pot',
  jackpot: 'a hand on the jackpot table',
};

export const wagersAndLimits: Section = (rulebook) => [
  ...wagersOf(rulebook).flatMap(([id, rule]) => [
    who(rulebook, id, rule),
    ...(rule.placed.value === 'decision' ? [] : [howMuch(rulebook, id, rule)]),
    what(rulebook, id, rule),
  ]),
  mostWagered(rulebook),
  ...rulebook.legalCeilings.map((ceiling) =>
    say(
      `What limit does other law set: ${ceiling.name.replaceAll('-', ' ')}?`,
      `${ceiling.words} (${ceiling.law}.)`,
      ceiling,
    ),
  ),
];

const who = (rulebook: Rulebook, id: WagerId, rule: WagerRule): Saying => {
  const needs =
    rule.needs === undefined ? '' : `; it needs an ${wagerList(rulebook, rule.needs.value)}`;
  return say(
    `Who makes the ${wagerWord(rulebook, id)}?`,
    sentence(`${placedWords(rule)}${needs}`),
    rule.placed,
    rule.offered,
    ...(rule.needs === undefined ? [] : [rule.needs]),
  );
};

const placedWords = ({ placed, offered }: WagerRule): string => {
  switch (placed.value) {
    case 'required':
      return 'everybody who is dealt in';
    case 'decision':
      return 'whoever plays on after seeing the cards';
    case 'option':
      return offered.value === 'always'
        ? 'whoever wants to, at every table'
        : 'whoever wants to, where the house offers it';
  }
};

/** What a player who plays on may wager is told with the decisions. */
const howMuch = (rulebook: Rulebook, id: WagerId, { stake }: WagerRule): Saying =>
  say(`What may the ${wagerWord(rulebook, id)} be?`, stakeWords(stake.value), stake);

export const stakeWords = (stake: StakeRule): string => {
  switch (stake.kind) {
    case 'within-limits':
      return 'Any amount within the posted limits.';
    case 'equal-for-all':
      return 'One amount, the same for everybody at the table.';
    case 'fixed':
      return 'The fixed amount of its sensor.';
    case 'ante-multiple':
      return `Exactly ${countWord(stake.times)} ${stake.times === 1 ? 'ante' : 'antes'}.`;
    case 'by-hand':
      return 'As much as the hand allows.';
  }
};

const what = (rulebook: Rulebook, id: WagerId, rule: WagerRule): Saying =>
  say(
    `What wins the ${wagerWord(rulebook, id)}?`,
    sentence(
      rule.pays === undefined
        ? KINDS[rule.kind.value]
        : `${KINDS[rule.kind.value]}; it pays ${describePays(rule.pays.value)}`,
    ),
    rule.kind,
    ...(rule.pays === undefined ? [] : [rule.pays]),
  );

const SCOPES = {
  'ante+bet+progressive': 'ante, bet and progressive together',
  'ante+progressive': 'ante and progressive together',
} as const;

const mostWagered = (rulebook: Rulebook): Saying => {
  const question = 'What is the most that may be wagered on one hand?';
  const limit = rulebook.betLimit;
  return limit === null
    ? unsaid(rulebook, question)
    : say(
        question,
        `${formatCents(cents(limit.cents.value))} on ${SCOPES[limit.scope.value]}.`,
        limit.cents,
        limit.scope,
      );
};
