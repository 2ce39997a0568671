import type { RoundCore } from '../kernel/round-core.js';
import { decideContest } from './decide.js';
import { evolveContest } from './evolve.js';
import type { ContestGame } from './game.js';
import { type LegalAct, legalContest } from './legal.js';
import { type ContestCommand, type ContestEvent, type ContestRound, openContest } from './round.js';
import { type ContestView, tellContest, viewContest } from './view.js';

export type ContestCore = RoundCore<
  ContestRound,
  ContestCommand,
  ContestEvent,
  ContestView,
  LegalAct
>;

/** The round of a game against the dealer. */
export const contestCore = (game: ContestGame<unknown>): ContestCore => ({
  open: (round, rules, packets) => openContest(game.id, round, rules, packets),
  decide: decideContest(game),
  evolve: (rules, state, event) => evolveContest(game, game.cardsEach(rules), state, event),
  legal: (rules, state, seat) => legalContest(game, rules, state, seat),
  view: (rules, state, viewer) => viewContest(game, rules, state, viewer),
  tell: (rules, before, event, viewer) => tellContest(game, rules, before, event, viewer),
});
