import { gameWords } from '../games.js';
import {
  type AfterCut,
  DEALING_METHODS,
  type Dealing,
  type DealingMethod,
  type DealStep,
  type DeviceMark,
  type OpeningStep,
  type Shuffling,
} from '../schema/cards-and-dealing.js';
import type { Cited } from '../schema/cited.js';
import { type Saying, type Section, say, sayAll, sayOf } from './fact.js';
import { countWord, inWords, METHOD_WORDS, sentence } from './words.js';

const OPENING: Readonly<Record<OpeningStep, string>> = {
  'dealer-inspects': 'the dealer inspects the cards',
  'floorperson-verifies': 'a floorperson confirms it',
  'spread-face-up': 'spread face up',
  'first-player-looks': 'the first player looks',
  'turn-face-down': 'turn face down',
  wash: 'wash',
  stack: 'stack',
  shuffle: 'shuffle',
};

const WAYS = { hand: 'by hand', machine: 'by machine' } as const;

const AFTER_CUT: Readonly<Record<AfterCut, string>> = {
  'top-goes-under': 'the cards above the cover card, and it with them, go under the others',
  'stack-into-the-shoe': 'the stack goes into the shoe',
};

const MARKS: Readonly<Record<DeviceMark, string>> = {
  cover: 'by a cover',
  'out-of-order-sign': 'by an out-of-order sign',
};

type Occasion = Shuffling['when'][number]['value'];
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  'before-play': 'before play',
  'after-each-round': 'after each round',
  'when-directed': 'when a floorperson orders it',
};

const CUTS: Readonly<Record<Shuffling['cut']['value'], string>> = {
  always: 'Always.',
  'unless-machine-shuffled': 'Yes, unless a machine has shuffled it.',
  never: 'Never.',
};

const IDLE: Readonly<Record<Shuffling['idle'][number]['value'], string>> = {
  'remove-cards': 'the cards leave shoe and rack',
  'spread-face-down': 'they lie spread face down',
  'inspection-then-opening': 'the first player to return may inspect them, then the opening again',
};

const SKIPPED = { cut: 'the cut', recut: 'the new cut', idle: 'the rules for idle cards' } as const;

export const openingAndShuffling: Section = (rulebook) => {
  const { shuffling } = rulebook;
  const { afterCut, deviceMarks, openingForEachDeck, reshufflingDeviceSkips } = shuffling;
  return [
    sayAll(rulebook, 'What happens before the first deal?', shuffling.opening, (steps) =>
      sentence(steps.map((step) => OPENING[step]).join(', ')),
    ),
    ...(openingForEachDeck === undefined
      ? []
      : [say('Does a second deck go through the same?', 'Yes, each deck.', openingForEachDeck)]),
    sayOf(
      rulebook,
      'What of decks prepared beforehand?',
      shuffling.preparedDecks,
      () => 'They skip the opening; their papers are kept on record.',
    ),
    sayAll(rulebook, 'When are the cards shuffled?', shuffling.when, (occasions) =>
      sentence(inWords(occasions.map((occasion) => OCCASIONS[occasion]))),
    ),
    ...sayIf('How may they be shuffled?', shuffling.ways, (ways) =>
      inWords(
        ways.map((way) => WAYS[way]),
        'or',
      ),
    ),
    say(
      'Is the deck cut?',
      CUTS[shuffling.cut.value],
      shuffling.cut,
      ...(shuffling.afterMachine === undefined ? [] : [shuffling.afterMachine]),
    ),
    say(
      'How deep is the cut?',
      sentence(
        `at least ${shuffling.cutAtLeast.value === 1 ? 'one card' : `${shuffling.cutAtLeast.value} cards`}`,
      ),
      shuffling.cutAtLeast,
    ),
    ...(afterCut === undefined
      ? []
      : [
          sayAll(rulebook, 'What follows a cut?', afterCut, (parts) =>
            sentence(parts.map((part) => AFTER_CUT[part]).join('; then ')),
          ),
        ]),
    sayOf(
      rulebook,
      'May a new cut be ordered?',
      shuffling.recut,
      () => 'Yes, by a floorperson, before the first card.',
    ),
    ...sayIf(
      'Does the shuffler count the cards?',
      shuffling.deviceCount,
      () => 'whether it does is on record; one that does tells the count after each shuffle',
    ),
    sayOf(
      rulebook,
      'What if the shuffler counts a deck wrong?',
      shuffling.wrongDeviceCount,
      () => 'The deck leaves the table for good.',
    ),
    sayAll(rulebook, 'What of the cards when nobody plays?', shuffling.idle, (steps) =>
      sentence(steps.map((step) => IDLE[step]).join('; ')),
    ),
    sayOf(
      rulebook,
      'May a device reshuffle and count by itself?',
      shuffling.reshufflingDevice,
      () => 'Yes, when approved.',
    ),
    ...(reshufflingDeviceSkips === undefined
      ? []
      : [
          say(
            'What does such a device make needless?',
            sentence(inWords(reshufflingDeviceSkips.value.map((part) => SKIPPED[part]))),
            reshufflingDeviceSkips,
          ),
        ]),
    sayOf(
      rulebook,
      'May a shuffler load the shoe?',
      shuffling.shufflerLoadsShoe,
      () => 'Yes, it may put the stack straight in.',
    ),
    ...(deviceMarks === undefined
      ? []
      : [
          sayAll(rulebook, 'How is a broken device marked?', deviceMarks, (marks) =>
            sentence(
              inWords(
                marks.map((mark) => MARKS[mark]),
                'or',
              ),
            ),
          ),
        ]),
    sayOf(
      rulebook,
      'Must the shuffler be on a list?',
      shuffling.shufflerRegistry,
      () => 'Yes: an approved model of a licensed maker.',
    ),
  ];
};

const sayIf = <T>(
  question: string,
  leaf: Cited<T> | undefined,
  words: (value: T) => string,
): readonly Saying[] =>
  leaf === undefined ? [] : [say(question, sentence(words(leaf.value)), leaf)];

const BEFORE: Readonly<Record<DealStep, string>> = {
  'announce-no-more-bets': 'call "no more bets"',
  'lock-progressive': 'lock the jackpot sensors',
  'collect-progressive': 'collect the jackpot wagers',
  'verify-chip-count': 'check the chips against the wagers accepted',
  'chips-to-inventory': 'put those chips into the inventory',
};

const NEEDS = {
  'automated-shuffler': 'with an automated shuffler',
  'approved-shoe-location': 'with the shoe where it was approved',
} as const;

const methodWords = ({ value }: Dealing['methods'][number]): string =>
  sentence(
    [
      value.packets === 'one-card' ? 'yes, one card at a time' : 'yes, in whole hands',
      ...value.needs.map((need) => NEEDS[need]),
      ...(value.without ?? []).map(() => 'where there is no automated shuffler'),
    ].join(', '),
  );

const FACES = { down: 'Face down.', up: 'Face up.', 'fifth-up': 'Face down, except the fifth.' };

export const dealing: Section = (rulebook) => {
  const { dealing: rules } = rulebook;
  const game = gameWords(rulebook);
  const cards = game.cards(rulebook);
  const faces = game.faces?.(rulebook);
  const method = (name: DealingMethod): Saying => {
    const found = rules.methods.find(({ value }) => value.method === name);
    return sayOf(rulebook, `May cards be dealt ${METHOD_WORDS[name]}?`, found, () =>
      found === undefined ? '' : methodWords(found),
    );
  };
  return [
    ...DEALING_METHODS.map(method),
    sayAll(rulebook, 'What comes before the first card?', rules.before, (steps) =>
      sentence(steps.map((step) => BEFORE[step]).join(', ')),
    ),
    say(
      'Who is dealt first?',
      "The player at the dealer's far left; the dealer last.",
      rules.first,
      rules.last,
    ),
    say('How many cards does a player get?', cardCount(cards.player), cards.player),
    say('How many cards does the dealer get?', cardCount(cards.dealer), cards.dealer),
    say(
      "How do the players' cards lie?",
      FACES[rules.playerFaces.value],
      rules.playerFaces,
      ...(faces?.player === undefined ? [] : [faces.player]),
    ),
    say(
      "How do the dealer's cards lie?",
      FACES[rules.dealerFaces.value],
      rules.dealerFaces,
      ...(faces?.dealer === undefined ? [] : [faces.dealer]),
    ),
    sayOf(
      rulebook,
      'What becomes of the stub?',
      rules.stub,
      () => 'It goes to the discard rack unseen.',
    ),
    sayOf(
      rulebook,
      'How often is the stub counted?',
      rules.stubCountEvery,
      (rounds) => `Every ${rounds} rounds at least, unless a device counts.`,
    ),
  ];
};

const cardCount = ({ value }: Cited<number>): string => sentence(countWord(value));
