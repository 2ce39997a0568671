import { wagersOf } from '../schema/lookup.js';
import type {
  CaribbeanStudPlay,
  FoldedBonus,
  HighCardFlushPlay,
  RicochetPlay,
} from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Saying, type Section, say, sayOf } from './fact.js';
import { stakeWords } from './wagers.js';
import { countWord, inWords, sentence, wagerWord } from './words.js';

const ORDERS = {
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

export const decisions: Section = (rulebook) => {
  const { play } = rulebook;
  switch (play.game) {
    case 'high-card-flush':
      return highCardFlush(rulebook, play);
    case 'caribbean-stud':
      return caribbeanStud(rulebook, play);
    case 'ricochet-poker':
      return ricochet(rulebook, play);
  }
};

const highCardFlush = (rulebook: Rulebook, play: HighCardFlushPlay): readonly Saying[] => [
  say('Who decides first?', ORDERS[play.decisionOrder.value], play.decisionOrder),
  raise(rulebook, play),
  say('May a raise be changed?', 'No, once made it stands.', play.raiseIsFinal),
  sayOf(
    rulebook,
    'Where does a raised hand wait?',
    play.raisedHandLies,
    () => 'Face down under its ante.',
  ),
  ...aFold(rulebook, play),
  say("When are the dealer's cards turned?", 'After every decision.', play.dealerRevealed),
];

const raise = (rulebook: Rulebook, { raise: steps, raiseAtLeast }: HighCardFlushPlay): Saying => {
  const least = raiseAtLeast.value;
  const amounts = steps.map(({ value: { lengths, atMost } }) => {
    const suited = inWords(lengths.map(countWord), 'or');
    const antes =
      atMost === least ? antesWord(least) : `${countWord(least)} to ${antesWord(atMost)}`;
    return `${antes} with ${suited} suited cards`;
  });
  return say(
    'What may the raise be?',
    sentence(amounts.join(', ')),
    raiseAtLeast,
    ...steps,
    ...(rulebook.wagers.raise === undefined ? [] : [rulebook.wagers.raise.stake]),
  );
};

const antesWord = (count: number): string =>
  `${countWord(count)} ${count === 1 ? 'ante' : 'antes'}`;

const caribbeanStud = (rulebook: Rulebook, play: CaribbeanStudPlay): readonly Saying[] => [
  say('Who decides first?', ORDERS[play.decisionOrder.value], play.decisionOrder),
  ...decisionStakes(rulebook),
  say(
    'Must the money for the bet lie on the table?',
    'No: table stakes do not apply.',
    play.tableStakes,
  ),
  ...aFold(rulebook, play),
];

/** What a player who plays on adds, where it is a fixed multiple of the ante. */
const decisionStakes = (rulebook: Rulebook): readonly Saying[] =>
  wagersOf(rulebook)
    .filter(([, { placed }]) => placed.value === 'decision')
    .map(([id, { stake }]) =>
      say(`What may the ${wagerWord(rulebook, id)} be?`, stakeWords(stake.value), stake),
    );

const aFold = (
  rulebook: Rulebook,
  play: HighCardFlushPlay | CaribbeanStudPlay,
): readonly Saying[] => [
  sayOf(rulebook, 'What does a fold cost?', play.folded, () => 'The ante.'),
  ...wagersOf(rulebook).flatMap(([id]) => {
    const rules: Readonly<Partial<Record<string, (typeof play.foldedBonus)['progressive']>>> =
      play.foldedBonus;
    const rule = rules[id];
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

const ricochet = (rulebook: Rulebook, play: RicochetPlay): readonly Saying[] => [
  say('Who decides first?', ORDERS[play.actionOrder.value], play.actionOrder),
  say(
    'What puts equal two-card hands in order?',
    'Suits, for the order of action and for nothing else.',
    play.suitsOrderActionOnly,
  ),
  ...decisionStakes(rulebook),
  say('What does a fold cost?', 'The ante, which goes to the pot.', play.folded),
  say(
    'How many cards does a player who stays draw?',
    sentence(countWord(play.draw.value)),
    play.draw,
  ),
  say(
    'Who is not asked?',
    'The last player, when no five-card hand is alive: no further wager, and the pot is won.',
    play.lastPlayerExcused,
  ),
  say(
    'Does the player who is not asked draw?',
    'Yes, for the Ante Bonus alone.',
    play.excusedPlayerDraws,
  ),
  say(
    'What becomes of side bets after a fold?',
    'Nothing: bonus and jackpot wagers are settled before anybody decides.',
    play.bonusSettled,
  ),
];
