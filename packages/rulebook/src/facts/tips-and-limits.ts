import { cents, formatCents } from '@baize/money';
import type { PayoutCap } from '../schema/play.js';
import { type Section, say, sayOf, unsaid } from './fact.js';
import { sentence, wagerList } from './words.js';

export const tips: Section = (rulebook) => {
  const { tips: rules } = rulebook;
  return [
    say(
      'On which wagers may a tip ride?',
      rules.wagers.value.length === 0
        ? 'On none.'
        : sentence(wagerList(rulebook, rules.wagers.value)),
      rules.wagers,
    ),
    ...(rules.wagers.value.length === 0
      ? []
      : [
          sayOf(
            rulebook,
            'Must the player have a wager on the hand?',
            rules.needsOwnWager,
            () => 'Yes, of their own.',
          ),
          sayOf(
            rulebook,
            'How large may a tip be?',
            rules.capped,
            () => "No larger than the player's ante.",
          ),
          sayOf(
            rulebook,
            'What of the tip after a raise?',
            rules.raise,
            () => 'It stays on the ante, with or without a raise for the dealer.',
          ),
        ]),
    say('Where are tips booked?', 'Apart from drop and win.', rules.accounted),
  ];
};

const MOST = 'What is the most one hand may be paid?';

export const payoutLimits: Section = (rulebook) => {
  const cap = rulebook.payoutCap;
  if (cap === null) return [unsaid(rulebook, MOST, 'No limit is stated.')];
  return [
    say(MOST, limitWords(cap.limit.value), cap.limit),
    say(
      'Which wagers count towards the limit?',
      sentence(wagerList(rulebook, cap.includes.value)),
      cap.includes,
    ),
    say(
      'For whom does the limit hold?',
      cap.scope.value === 'hand' ? 'For each hand.' : 'For all hands of the table together.',
      cap.scope,
    ),
  ];
};

const limitWords = (limit: PayoutCap['limit']['value']): string => {
  const amount = formatCents(cents(limit.cents));
  return limit.kind === 'at-most'
    ? `${amount}.`
    : `${amount}, or what the minimum wagers could win if that is more.`;
};
