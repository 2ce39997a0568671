import type { TwoStreetView } from '@baize/games';
import Type from 'typebox';
import type { HouseGame } from '../house-game.js';
import {
  bySeat,
  cards,
  describing,
  list,
  seat,
  stakes,
  text,
} from '../http/schemas/answer-shapes.js';
import { CONTEST_SCHEMAS } from '../http/schemas/contest-view.js';
import { Aside, Notices } from '../http/schemas/game-parts.js';
import { SettledLineView } from '../http/schemas/receipt.js';
import { nullOr, words } from '../http/schemas/shapes.js';

const { act, decisions } = CONTEST_SCHEMAS;

const TwoStreetGameView = describing<TwoStreetView>()(
  Type.Object({
    game: Type.Literal('two-street-stud'),
    phase: words(['betting', 'dealing', 'deciding', 'over', 'settled']),
    street: nullOr(words(['bet', 'raise'])),
    round: text,
    rules: text,
    dealer: cards,
    hands: list(
      Type.Object({
        seat,
        player: text,
        stakes,
        tips: stakes,
        cards,
        decision: nullOr(words(['fold', 'bet', 'raise'])),
        aside: Aside,
      }),
    ),
    paid: list(SettledLineView),
    settled: nullOr(
      Type.Object({ lines: list(SettledLineView), tips: list(SettledLineView), notices: Notices }),
    ),
    legal: bySeat(list(act)),
  }),
);

/** Players decide as they do against a dealer: they fold, bet and raise. */
export const TWO_STREET_SCHEMAS = {
  view: { name: 'TwoStreet', schema: TwoStreetGameView },
  act,
  decisions,
} satisfies Partial<HouseGame>;
