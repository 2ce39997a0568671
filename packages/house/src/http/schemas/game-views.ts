import type {
  ContestView,
  LegalAct,
  Notice,
  RicochetAct,
  RicochetView,
  SetAside,
} from '@baize/games';
import Type from 'typebox';
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
  wager,
} from './answer-shapes.js';
import { SettledLineView } from './receipt.js';
import { nullOr, words } from './shapes.js';

const LegalWagers = list(
  Type.Object({
    wager,
    name: text,
    fixedCents: nullOr(cents),
    leastCents: nullOr(cents),
    mostCents: nullOr(cents),
    stepCents: nullOr(cents),
  }),
);
const PlaceWagers = Type.Object({ act: Type.Literal('place-wagers'), wagers: LegalWagers });

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

const ToBeat = list(Type.Object({ place, cards: words(['five', 'two']), hand: text }));

/** What a seat may do now, at Ricochet Poker. */
const RicochetActView = describing<RicochetAct>()(
  Type.Union([
    PlaceWagers,
    Type.Object({ act: Type.Literal('play'), stakeCents: cents, toBeat: ToBeat, cite: clause }),
    Type.Object({ act: Type.Literal('fold'), losesCents: cents, cite: clause }),
  ]),
);

export const GameActView = Type.Union([ContestAct, RicochetActView]);

const Notices = list(describing<Notice>()(Type.Object({ text, cite: clause })));
const Aside = list(
  describing<SetAside>()(Type.Object({ wager, as: words(['void', 'lost']), cite: clause })),
);

export const ContestGameView = describing<ContestView>()(
  Type.Object({
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

export const RicochetGameView = describing<RicochetView>()(
  Type.Object({
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
