import type { Procedure } from '@baize/table';
import Type from 'typebox';
import { clause, count, describing, list, text } from './answer-shapes.js';
import { LineToSettleView, SettledLineView } from './receipt.js';
import { nullOr, words } from './shapes.js';

/** The procedure of a round in words, for the staff at its table. */
export const ProcedureView = describing<Procedure>()(
  Type.Object({
    now: Type.Object({
      words: text,
      about: nullOr(text),
      cite: clause,
      fill: list(text),
    }),
    says: list(Type.Object({ text, cite: clause })),
    stages: list(
      Type.Object({
        stage: text,
        words: text,
        cite: clause,
        state: words(['done', 'now', 'later']),
      }),
    ),
    settles: list(LineToSettleView),
    paid: list(SettledLineView),
    unnamed: count,
    deckAge: nullOr(
      Type.Object({
        deck: text,
        limitHours: Type.Number(),
        hoursLeft: Type.Number(),
        warning: Type.Boolean(),
        cite: clause,
      }),
    ),
    stub: Type.Object({
      cards: nullOr(Type.Integer()),
      countEvery: nullOr(count),
      roundsSinceCount: count,
    }),
  }),
);
