import { gameWords } from '../games.js';
import type { Rulebook } from '../schema/rulebook.js';
import { approvals, settings } from './approvals-and-settings.js';
import { envy } from './envy.js';
import { type Fact, type Section, TOPICS, type Topic } from './fact.js';
import { irregularities } from './irregularities.js';
import { endingAJackpot, jackpots } from './jackpots.js';
import { dealing, openingAndShuffling } from './opening-and-dealing.js';
import { sideBets } from './pay-tables.js';
import { settlement } from './settlement.js';
import { signsAndLayout } from './signs.js';
import { cardsAndDecks, tableAndSeats } from './table-and-cards.js';
import { payoutLimits, tips } from './tips-and-limits.js';
import { wagersAndLimits } from './wagers.js';

const SECTIONS: Readonly<Record<Topic, Section>> = {
  'Table and seats': tableAndSeats,
  'Cards and decks': cardsAndDecks,
  'Opening and shuffling': openingAndShuffling,
  Dealing: dealing,
  'Wagers and limits': wagersAndLimits,
  Decisions: (rulebook) => gameWords(rulebook).decisions(rulebook),
  Settlement: settlement,
  'Side bets': sideBets,
  Jackpots: jackpots,
  Envy: envy,
  Irregularities: irregularities,
  Tips: tips,
  'Payout limits': payoutLimits,
  'Signs and layout': signsAndLayout,
  Approvals: approvals,
  'Ending a jackpot': endingAJackpot,
  Settings: settings,
};

/** A rulebook in plain sentences, each with its clauses, topic by topic. */
export const factsOf = (rulebook: Rulebook): readonly Fact[] =>
  TOPICS.flatMap((topic) => SECTIONS[topic](rulebook).map((saying) => ({ topic, ...saying })));
