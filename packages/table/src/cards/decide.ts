import { assertNever } from '@baize/result';
import type { CardsDecision } from './checks.js';
import type { CardsCommand } from './commands.js';
import { countDeck } from './count.js';
import { cut } from './cut.js';
import { bringDeck, removeDeck } from './decks.js';
import { markDevice, repairDevice, reportDevice } from './devices.js';
import { endIdle, goIdle, spreadIdle } from './idle.js';
import { loadDeck } from './load.js';
import { changeMethod } from './methods.js';
import { doOpeningStep } from './opening.js';
import { orderRecut, orderShuffle } from './orders.js';
import { feedShuffler, shuffle } from './shuffle.js';
import type { CardsUnder, TableCards } from './state.js';

/** What a gesture with cards or devices comes to: events, or a refusal with its clause. */
export const decideCards = (
  under: CardsUnder,
  state: TableCards,
  command: CardsCommand,
): CardsDecision => {
  switch (command.type) {
    case 'BringDeck':
      return bringDeck(under, state, command);
    case 'RemoveDeck':
      return removeDeck(under, state, command);
    case 'DoOpeningStep':
      return doOpeningStep(under, state, command);
    case 'FeedShuffler':
      return feedShuffler(under, state, command);
    case 'Shuffle':
      return shuffle(under, state, command);
    case 'Cut':
      return cut(under, state, command);
    case 'LoadDeck':
      return loadDeck(under, state, command);
    case 'CountDeck':
      return countDeck(under, state, command);
    case 'OrderShuffle':
      return orderShuffle(under, state, command);
    case 'OrderRecut':
      return orderRecut(under, state, command);
    case 'GoIdle':
      return goIdle(under, state, command);
    case 'SpreadIdle':
      return spreadIdle(under, state, command);
    case 'EndIdle':
      return endIdle(under, state, command);
    case 'ReportDevice':
      return reportDevice(under, state, command);
    case 'MarkDevice':
      return markDevice(under, state, command);
    case 'RepairDevice':
      return repairDevice(under, state, command);
    case 'ChangeMethod':
      return changeMethod(under, state, command);
    default:
      return assertNever(command);
  }
};
