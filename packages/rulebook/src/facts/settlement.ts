import { assertNever } from '@baize/result';
import { gameWords } from '../games.js';
import type { LineKey } from '../schema/names.js';
import type { SettlementStage } from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import { type Section, say } from './fact.js';
import { sentence, wagerWord } from './words.js';

const RACKED = {
  'hand-by-hand': 'Hand by hand, as each is settled.',
  'after-the-round': 'After the round.',
  'as-discarded': 'As they are discarded.',
} as const;

export const settlement: Section = (rulebook) => {
  const { settlement: rules } = rulebook;
  return [
    ...gameWords(rulebook).contest(rulebook),
    say(
      'In which direction does the dealer settle?',
      "From the dealer's far right, counterclockwise.",
      rules.direction,
    ),
    say(
      'In which order are wagers settled?',
      orderWords(rulebook, rules.stages.value),
      rules.stages,
    ),
    say(
      'When do settled cards leave the table?',
      RACKED[rules.cardsRacked.value],
      rules.cardsRacked,
    ),
    say(
      'When are the wagers of a folded hand taken?',
      FOLDED_WAGERS[rules.foldedWagers.value],
      rules.foldedWagers,
    ),
    say(
      'Is each player finished before the next?',
      rules.succession.value === 'seat-by-seat'
        ? 'Yes: turned and settled, one after the other.'
        : 'No: the round is settled as a whole.',
      rules.succession,
    ),
    say(
      'Do hands with an award stay on the table?',
      rules.awardHandsStay.value
        ? 'Yes, until they are paid.'
        : 'No need: awards are settled while all cards lie there.',
      rules.awardHandsStay,
    ),
  ];
};

const FOLDED_WAGERS = {
  'before-the-cards': 'Before its cards are.',
  'before-the-dealer': "Before its cards are, and both before the dealer's hand is turned.",
  'with-the-settlement': 'When the round is settled.',
} as const;

const orderWords = (rulebook: Rulebook, stages: readonly SettlementStage[]): string =>
  sentence(stages.map((stage) => stageWords(rulebook, stage)).join('; then '));

const stageWords = (rulebook: Rulebook, stage: SettlementStage): string => {
  switch (stage.by) {
    case 'seat':
      return `seat by seat ${stage.lines.map((line) => lineWord(rulebook, line)).join(', ')}`;
    case 'jackpot':
      return `the jackpots: ${stage.lines.map((line) => lineWord(rulebook, line)).join(', ')}`;
    case 'envy':
      return 'envy';
    default:
      return assertNever(stage);
  }
};

const lineWord = (rulebook: Rulebook, line: LineKey): string =>
  line === 'pot' ? 'pot' : wagerWord(rulebook, line);
