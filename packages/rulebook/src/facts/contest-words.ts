import { wagersOf } from '../schema/lookup.js';
import type { ContestPlay, FoldedBonus } from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Saying, say, sayOf } from './fact.js';
import { stakeWords } from './wagers.js';
import { countWord, wagerWord } from './words.js';

/** Who decides first, in any game. */
export const ORDER_WORDS = {
  any: 'Nobody: players decide in any order.',
  'clockwise-from-dealers-left': "The player at the dealer's far left, then clockwise.",
  'lowest-two-card-hand-first': 'The lowest two-card hand, then upwards.',
} as const;

const AFTER_A_FOLD: Readonly<Record<FoldedBonus, string>> = {
  automatic: 'The cards stay, and it settles by itself.',
  claimed: 'It settles when the player tells the dealer of it; otherwise it is lost.',
  tucked: 'It settles when the player tucks the winning cards under it; otherwise it is lost.',
  forfeited: 'It is lost.',
};

/** What a player who plays on adds, where it is a fixed multiple of the ante. */
export const decisionStakes = (rulebook: Rulebook): readonly Saying[] =>
  wagersOf(rulebook)
    .filter(([, { placed }]) => placed.value === 'decision')
    .map(([id, { stake }]) =>
      say(`What may the ${wagerWord(rulebook, id)} be?`, stakeWords(stake.value), stake),
    );

export const foldWords = (rulebook: Rulebook, play: ContestPlay): readonly Saying[] => [
  sayOf(rulebook, 'What does a fold cost?', play.folded, () => 'The ante.'),
  ...wagersOf(rulebook).flatMap(([id]) => {
    const rule = play.foldedBonus[id];
    return rule === undefined
      ? []
      : [
          say(
            `What becomes of the ${wagerWord(rulebook, id)} after a fold?`,
            AFTER_A_FOLD[rule.value],
            rule,
          ),
        ];
  }),
  sayOf(
    rulebook,
    'Are folded cards counted?',
    play.foldedCardsCounted,
    (count) => `Yes, spread and counted to ${countWord(count)}.`,
  ),
];

/** Against the dealer: the hands, and what they do to the ante and the wager that keeps a hand in. */
export const contestWords = (
  rulebook: Rulebook,
  play: ContestPlay,
  second: 'raise' | 'bet',
): readonly Saying[] => [
  sayOf(
    rulebook,
    'What of a higher hand than the dealer?',
    play.higher,
    () => `Ante and ${second} win.`,
  ),
  sayOf(
    rulebook,
    'What of a lower hand than the dealer?',
    play.lower,
    () => `Ante and ${second} lose.`,
  ),
  say('What of a tie with the dealer?', `Ante and ${second} push.`, play.tie),
];
