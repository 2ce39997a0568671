import type { Reconstruction, Step } from '@baize/table';
import { ROLES } from '@baize/table';
import Type from 'typebox';
import type { RoundStory } from '../../live/readings/rounds.js';
import {
  cards,
  clause,
  describing,
  event,
  instant,
  list,
  outcome,
  seat,
  stakes,
  text,
} from './answer-shapes.js';
import { SettledLineView } from './receipt.js';
import { nullOr, words } from './shapes.js';

const Felt = Type.Object({
  dealer: cards,
  hands: list(
    Type.Object({
      seat,
      player: text,
      stakes,
      tips: stakes,
      cards,
      decision: nullOr(text),
      aside: list(text),
    }),
  ),
});

export const StepView = describing<Step>()(
  Type.Object({
    at: instant,
    by: text,
    as: nullOr(words(ROLES)),
    what: text,
    cite: nullOr(clause),
    felt: Felt,
    event: Type.Union([
      Type.Object({ on: Type.Literal('table'), event }),
      Type.Object({ on: Type.Literal('jackpot'), jackpot: text, event }),
    ]),
  }),
);

const ReconstructionView = describing<Reconstruction>()(
  Type.Object({
    round: text,
    rules: text,
    outcome,
    steps: list(StepView),
    lines: list(SettledLineView),
  }),
);

/** A round step by step: who, when, by which clause, and how the felt lay. */
export const RoundStoryView = describing<RoundStory>()(
  Type.Object({ round: text, reconstruction: ReconstructionView, words: list(text) }),
);
