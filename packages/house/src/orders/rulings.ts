import { IRREGULARITIES } from '@baize/rulebook';
import Type from 'typebox';
import {
  anyOf,
  Cards,
  CardText,
  Change,
  Name,
  Place,
  Reason,
  Seat,
  Wager,
  whole,
  words,
} from '../http/schemas/shapes.js';
import { FLOOR } from '../identity/roles.js';
import { atJackpot } from '../live/plan/at-jackpot.js';
import { callIrregularity, correctCards } from '../live/plan/cards-orders.js';
import { adjustPayment, resettle } from '../live/plan/corrections.js';
import { command, schemasOf, toTable } from './entry.js';
import { JACKPOT_STEPS, type JackpotStepOrder } from './jackpot-steps.js';

/** Irregularities, calls for the floor, corrections, and the jackpots of a table. */
export const RULINGS = toTable({
  CallIrregularity: {
    fields: {
      kind: words(IRREGULARITIES),
      place: Type.Optional(Place),
      cards: Type.Optional(whole(0, 99)),
      card: Type.Optional(CardText),
      note: Type.Optional(Reason),
    },
    plan: callIrregularity,
  },
  RuleContinue: command({ reason: Reason }),
  CallFloor: command({
    about: words(['help', 'ruling', 'correction', 'void']),
    note: Type.Optional(Reason),
  }),
  AnswerCall: command({ call: whole(1) }),
  CloseCall: command({ call: whole(1), note: Type.Optional(Reason) }),
  VoidRound: command({ reason: Reason }),
  CorrectCards: {
    fields: {
      place: Place,
      cards: Cards,
      reason: Reason,
      round: Type.Optional(Name),
      settle: Type.Optional(Type.Boolean()),
    },
    second: 'above-limit',
    plan: correctCards,
  },
  Resettle: { fields: { reason: Reason }, second: 'above-limit', plan: resettle },
  AdjustPayment: {
    fields: { round: Name, seat: Seat, player: Name, cents: Change, reason: Reason },
    second: 'above-limit',
    plan: adjustPayment,
  },
  // Each step is for roles of its own.
  AtJackpot: {
    fields: {
      jackpot: Wager,
      step: Type.Unsafe<JackpotStepOrder>(anyOf(schemasOf(JACKPOT_STEPS))),
    },
    roles: ['dealer', ...FLOOR],
    plan: atJackpot,
  },
});
