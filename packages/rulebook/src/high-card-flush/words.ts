import { contestWords, foldWords, ORDER_WORDS } from '../facts/contest-words.js';
import { type Saying, type Section, say, sayOf } from '../facts/fact.js';
import type { GameWords } from '../facts/game-words.js';
import { countWord, inWords, rankWord, sentence } from '../facts/words.js';
import { playOf } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignLine } from '../sign/sign-model.js';
import type { HighCardFlushPlay } from './play.js';

const playIn = (rulebook: Rulebook): HighCardFlushPlay => playOf(rulebook, 'high-card-flush');

const decisions: Section = (rulebook) => {
  const play = playIn(rulebook);
  return [
    say('Who decides first?', ORDER_WORDS[play.decisionOrder.value], play.decisionOrder),
    raise(rulebook, play),
    say('May a raise be changed?', 'No, once made it stands.', play.raiseIsFinal),
    sayOf(
      rulebook,
      'Where does a raised hand wait?',
      play.raisedHandLies,
      () => 'Face down under its ante.',
    ),
    ...foldWords(rulebook, play),
    say("When are the dealer's cards turned?", 'After every decision.', play.dealerRevealed),
  ];
};

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

const contest: Section = (rulebook) => {
  const play = playIn(rulebook);
  const { flushLength, topRank } = play.qualifier.value;
  return [
    say(
      'When does the dealer qualify?',
      `With a ${countWord(flushLength)}-card flush, ${rankWord(topRank)} high, or better.`,
      play.qualifier,
    ),
    say(
      'What if the dealer does not qualify?',
      'The ante wins and the raise pushes.',
      play.notQualified,
    ),
    ...contestWords(rulebook, play, 'raise'),
  ];
};

/** A rule of the document, or a reading that the house may set otherwise. */
const aceInARun: Section = (rulebook) => {
  const { aceInStraightFlush } = playIn(rulebook);
  const { aceLow } = rulebook.settings;
  const question = 'How does an ace count in a straight flush?';
  if (aceInStraightFlush !== undefined) return [say(question, 'Low or high.', aceInStraightFlush)];
  return aceLow === undefined
    ? []
    : [say(question, 'Low or high, unless aceLow is set to no.', aceLow)];
};

const TIMES = ['', 'your ante', 'twice your ante', 'three times your ante'];

const inscriptions = (rulebook: Rulebook): readonly SignLine[] => {
  const { qualifier, raise: steps } = playIn(rulebook);
  const { flushLength, topRank } = qualifier.value;
  const lowest = `${countWord(flushLength)}-card flush, ${rankWord(topRank)} high`;
  return [
    {
      text: `The dealer qualifies with a ${lowest}, or better. Otherwise antes are paid and raises push.`,
      cite: qualifier.cite,
    },
    ...steps.map(({ value: { lengths, atMost }, cite }) => {
      const times = TIMES[atMost] ?? `${atMost} times your ante`;
      return {
        text: `With a ${lengths.map(countWord).join(', ')}-card flush: raise ${atMost === 1 ? 'exactly' : 'up to'} ${times}.`,
        cite,
      };
    }),
  ];
};

export const HIGH_CARD_FLUSH: GameWords = {
  cards: (rulebook) => {
    const { cardsEach } = playIn(rulebook);
    return { player: cardsEach, dealer: cardsEach };
  },
  decisions,
  contest,
  hands: aceInARun,
  inscriptions,
  mostAntes: (rulebook) => Math.max(...playIn(rulebook).raise.map(({ value }) => value.atMost)),
};
