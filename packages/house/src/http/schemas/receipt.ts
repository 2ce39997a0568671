import type { SettledLine } from '@baize/games';
import type { LineToSettle, Receipt } from '@baize/table';
import Type from 'typebox';
import { cents, clause, describing, list, seat, text } from './answer-shapes.js';
import { nullOr, whole, words } from './shapes.js';

/** A line of a settlement, on a receipt, at the table and in the story of a round. */
const settledLine = {
  seat,
  wager: text,
  stakeCents: cents,
  outcome: words(['win', 'lose', 'push', 'void']),
  paysCents: Type.Integer({ description: 'beyond the stake' }),
  returnedCents: Type.Integer({ description: 'of the stake' }),
  from: words(['tray', 'meter', 'pot']),
  hand: text,
  cite: clause,
  capped: Type.Optional(Type.Literal(true)),
  envies: Type.Optional(whole(1)),
};

export const SettledLineView = describing<SettledLine>()(Type.Object(settledLine));

/** A line that the dealer settles with the next step. */
export const LineToSettleView = describing<LineToSettle>()(
  Type.Object({
    ...settledLine,
    later: Type.Optional(
      Type.Literal(true, { description: 'an award: it is paid in steps of its own' }),
    ),
  }),
);

export const ReceiptView = describing<Receipt>()(
  Type.Object({
    round: text,
    seat,
    player: text,
    issue: Type.Integer({ minimum: 1, description: 'one more with every correction' }),
    lines: list(SettledLineView),
    changes: list(
      Type.Object({
        why: words(['adjusted', 'award-withdrawn', 'award-changed', 'envy-withdrawn']),
        cents,
        reason: text,
        cite: clause,
      }),
    ),
    stakedCents: cents,
    backCents: cents,
    netCents: cents,
    replaces: nullOr(
      Type.Object({
        issue: whole(1),
        lines: Type.Optional(list(SettledLineView)),
        netCents: cents,
        reason: text,
        cite: clause,
      }),
    ),
  }),
);
