import type { RicochetAct, RicochetView } from '@baize/games';
import Type from 'typebox';
import type { HouseGame } from '../house-game.js';
import {
  bySeat,
  cards,
  cents,
  clause,
  describing,
  list,
  place,
  seat,
  stakes,
  text,
} from '../http/schemas/answer-shapes.js';
import { Aside, Notices, PlaceWagers } from '../http/schemas/game-parts.js';
import { SettledLineView } from '../http/schemas/receipt.js';
import { nullOr, words } from '../http/schemas/shapes.js';

const ToBeat = list(Type.Object({ place, cards: words(['five', 'two']), hand: text }));

/** What a seat may do now, at Ricochet Poker. */
const RicochetActView = describing<RicochetAct>()(
  Type.Union([
    PlaceWagers,
    Type.Object({ act: Type.Literal('play'), stakeCents: cents, toBeat: ToBeat, cite: clause }),
    Type.Object({ act: Type.Literal('fold'), losesCents: cents, cite: clause }),
  ]),
);

const RicochetGameView = describing<RicochetView>()(
  Type.Object({
    game: Type.Literal('ricochet-poker'),
    phase: words(['betting', 'dealing', 'bonuses', 'acting', 'over', 'settled']),
    round: text,
    rules: text,
    dealer: Type.Object({
      cards,
      hand: nullOr(text),
      fold: nullOr(
        Type.Object({ because: words(['kickout', 'two-card']), words: text, cite: clause }),
      ),
    }),
    hands: list(
      Type.Object({
        seat,
        player: text,
        stakes,
        tips: stakes,
        cards,
        draw: cards,
        decision: nullOr(words(['play', 'fold'])),
        aside: Aside,
        hand: nullOr(text),
        outBy: nullOr(clause),
      }),
    ),
    action: nullOr(
      Type.Object({
        order: list(seat),
        turn: nullOr(seat),
        toBeat: ToBeat,
        steps: list(
          Type.Object({
            seat,
            did: words(['fold', 'play', 'not-asked']),
            hand: nullOr(text),
            discarded: list(Type.Object({ place, cite: clause })),
          }),
        ),
      }),
    ),
    potCents: cents,
    paid: list(SettledLineView),
    settled: nullOr(
      Type.Object({
        lines: list(SettledLineView),
        tips: list(SettledLineView),
        notices: Notices,
        pot: Type.Object({ amount: cents, winners: list(place) }),
      }),
    ),
    legal: bySeat(list(RicochetActView)),
  }),
);

export const RICOCHET_SCHEMAS = {
  view: { name: 'Ricochet', schema: RicochetGameView },
  act: RicochetActView,
  decisions: [words(['play', 'fold'])],
} satisfies Partial<HouseGame>;
