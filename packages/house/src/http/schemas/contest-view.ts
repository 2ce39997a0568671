import type { ContestView, LegalAct } from '@baize/games';
import { GAME_IDS } from '@baize/rulebook';
import Type from 'typebox';
import type { HouseGame } from '../../house-game.js';
import {
  bySeat,
  cards,
  cents,
  clause,
  describing,
  list,
  seat,
  stakes,
  text,
  wager,
} from './answer-shapes.js';
import { Aside, Notices, PlaceWagers } from './game-parts.js';
import { SettledLineView } from './receipt.js';
import { byWager, Cards, closed, listOf, nullOr, Stake, Wager, words } from './shapes.js';

/** What a seat may do now, in a game against the dealer. */
const ContestAct = describing<LegalAct>()(
  Type.Union([
    PlaceWagers,
    Type.Object({
      act: Type.Literal('fold'),
      bonuses: list(
        Type.Object({
          wager,
          rule: words(['automatic', 'claimed', 'tucked', 'forfeited']),
          wins: nullOr(Type.Boolean()),
          cite: clause,
        }),
      ),
    }),
    Type.Object({
      act: words(['raise', 'bet']),
      leastCents: cents,
      mostCents: cents,
      stepCents: cents,
      cite: clause,
    }),
    Type.Object({ act: Type.Literal('claim'), wagers: list(wager) }),
  ]),
);

const ContestGameView = describing<ContestView>()(
  Type.Object({
    game: words(GAME_IDS),
    phase: words(['betting', 'dealing', 'deciding', 'revealing', 'settled']),
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
        decision: nullOr(words(['fold', 'raise', 'bet'])),
        aside: Aside,
      }),
    ),
    paid: list(SettledLineView),
    settled: nullOr(
      Type.Object({ lines: list(SettledLineView), tips: list(SettledLineView), notices: Notices }),
    ),
    legal: bySeat(list(ContestAct)),
  }),
);

/** Of every game against the dealer. */
export const CONTEST_SCHEMAS = {
  view: { name: 'Contest', schema: ContestGameView },
  act: ContestAct,
  decisions: [
    closed({
      kind: Type.Literal('fold'),
      claims: listOf(Wager),
      tucked: Type.Optional(byWager(Cards)),
    }),
    closed({ kind: Type.Literal('raise'), cents: Stake, tipCents: Type.Optional(Stake) }),
    closed({ kind: Type.Literal('bet'), cents: Stake, tipCents: Type.Optional(Stake) }),
  ],
} satisfies Partial<HouseGame>;
