import type { DealingMethod, OpeningStep } from '@baize/rulebook';
import type { Device, ShuffleDue } from './state.js';

/** What is said at the table: imperatives for the dealer, reasons for a refusal. */

export const STEP_WORDS: Readonly<Record<OpeningStep, string>> = {
  'dealer-inspects': 'the dealer inspects the cards',
  'floorperson-verifies': 'a floorperson confirms the inspection',
  'spread-face-up': 'spread the cards face up, by suit and in order',
  'first-player-looks': 'let the first player look at them',
  'turn-face-down': 'turn the cards face down',
  wash: 'wash the cards',
  stack: 'stack the cards',
  shuffle: 'shuffle the cards',
};

export const DUE_WORDS: Readonly<Record<ShuffleDue, string>> = {
  'before-play': 'it is shuffled right before play',
  'after-each-round': 'it is shuffled after every round',
  'when-directed': 'a floorperson has ordered a shuffle',
  'shuffler-jam': 'the shuffler did not finish with it',
  'shoe-jam': 'the shoe jammed with it inside',
};

export const METHOD_WORDS: Readonly<Record<DealingMethod, string>> = {
  hand: 'from the hand',
  'manual-shoe': 'from a manual shoe',
  'automated-shoe': 'from the automated shoe',
};

export const LOAD_WORDS: Readonly<Record<DealingMethod, string>> = {
  hand: 'take the stack into the hand',
  'manual-shoe': 'put the stack into the shoe',
  'automated-shoe': 'put the cards into the automated shoe',
};

export const DEVICE_WORDS: Readonly<Record<Device, string>> = {
  shuffler: 'the shuffler',
  shoe: 'the shoe',
};
