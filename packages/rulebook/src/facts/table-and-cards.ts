import type { Decks, Fixture, Instrument, Seats } from '../schema/cards-and-dealing.js';
import { type Saying, type Section, say, sayAll, sayOf } from './fact.js';
import { countWord, inWords, METHOD_WORDS, sentence } from './words.js';

const HANDS: Readonly<Record<Seats['handsPerPlayer']['value'], string>> = {
  one: 'One.',
  'adjacent-boxes': 'Boxes next to each other, up to the number set for the table.',
  'as-the-house-sets': 'As many as the house allows.',
};

/** Told in this order, so that equal equipment reads equally. */
const FIXTURES: Readonly<Record<Fixture, string>> = {
  'drop-box-and-tip-box': 'a drop box and a tip box',
  'discard-rack': 'a discard rack',
  'progressive-device-per-position': 'a jackpot sensor at every position',
  'progressive-controller': 'a controller that locks the sensors',
  'electronic-equipment': 'the electronic equipment of the jackpot',
  'jackpot-signage': 'the signs of the jackpot',
};

const INSTRUMENTS: Readonly<Record<Instrument, string>> = {
  'value-chip': 'value chips',
  plaque: 'plaques',
  'other-approved': 'other approved instruments',
};

export const tableAndSeats: Section = (rulebook) => {
  const { seats } = rulebook;
  return [
    say('How many positions?', `Up to ${seats.max.value}.`, seats.max),
    say(
      'How many hands may one player play?',
      HANDS[seats.handsPerPlayer.value],
      seats.handsPerPlayer,
    ),
    sayOf(rulebook, 'Must players be seated?', seats.seatedOnly, () => 'Yes, to wager at all.'),
    sayOf(
      rulebook,
      'Must the table be set aside for the game?',
      seats.tableDesignated,
      () => 'Yes, the licensee designates it.',
    ),
    sayAll(rulebook, 'What must the table have?', seats.fixtures, (given) =>
      sentence(
        inWords(
          Object.entries(FIXTURES).flatMap(([fixture, words]) =>
            given.some((one) => one === fixture) ? [words] : [],
          ),
        ),
      ),
    ),
    sayOf(rulebook, 'What may a wager be made with?', seats.instruments, (given) =>
      sentence(
        inWords(
          given.map((instrument) => INSTRUMENTS[instrument]),
          'or',
        ),
      ),
    ),
    sayOf(
      rulebook,
      'Is a spoken wager with cash taken?',
      seats.verbalWagerWithCash,
      () => 'No, it is refused.',
    ),
  ];
};

export const cardsAndDecks: Section = (rulebook) => {
  const { decks } = rulebook;
  return [
    say(
      'How many decks?',
      decks.allowed.value.length === 1
        ? sentence(countWord(decks.allowed.value[0] ?? 0))
        : sentence(`${inWords(decks.allowed.value.map(countWord), 'or')}, played in turn`),
      decks.allowed,
    ),
    ...secondDeck(decks),
    say('How many cover cards?', sentence(countWord(decks.coverCards.value)), decks.coverCards),
    sayAll(rulebook, 'How often is a deck changed?', decks.changeAfterHours, (limits) =>
      sentence(
        `at the latest ${inWords(
          limits.map(
            ({ methods, hours }) =>
              `every ${hours} hours dealt ${inWords(
                methods.map((method) => METHOD_WORDS[method]),
                'or',
              )}`,
          ),
        )}`,
      ),
    ),
  ];
};

const secondDeck = ({ second }: Decks): readonly Saying[] =>
  second === null
    ? []
    : [
        say(
          'What does a second deck ask for?',
          'An automated shuffler; the same design in another colour; one deck in play at a time, the two in turn; cards of only one deck in the discard rack.',
          second.needsShuffler,
          second.sameDesign,
          second.differentColours,
          second.oneInPlay,
          second.alternate,
          second.oneInDiscardRack,
        ),
      ];
