import Type, { type Static } from 'typebox';
import { byWager, closed, line, nullOr, Slug, Stake, whole, words } from './shapes.js';
import { HouseRulesShape } from './table-orders.js';

/** One schema for each order of a person to the own account. */
export const ACCOUNT_ORDERS = {
  TopUp: closed({ type: Type.Literal('TopUp') }),
  CashOut: closed({ type: Type.Literal('CashOut'), cents: Stake }),
  ConfirmAge: closed({ type: Type.Literal('ConfirmAge'), atLeast: whole(1, 150) }),
  DismissNotice: closed({ type: Type.Literal('DismissNotice'), notice: line(64) }),
} as const;

/** One schema for each order to the house as a whole. */
export const FLOOR_ORDERS = {
  CreateTable: closed({
    type: Type.Literal('CreateTable'),
    slug: Slug,
    name: line(60),
    house: HouseRulesShape,
    dealing: words(['automatic', 'attended']),
    cards: words(['shuffler', 'typed']),
    jackpots: byWager(Slug),
    practice: whole(0, 99),
    decisionSeconds: nullOr(whole(1, 3600)),
  }),
  SetGamingDay: closed({
    type: Type.Literal('SetGamingDay'),
    timeZone: line(64),
    hour: whole(0, 23),
  }),
} as const;

type ShapeOf<S extends Readonly<Record<string, Parameters<typeof nullOr>[0]>>> = {
  [T in keyof S]: Static<S[T]>;
}[keyof S];

export type AccountOrderShape = ShapeOf<typeof ACCOUNT_ORDERS>;
export type FloorOrderShape = ShapeOf<typeof FLOOR_ORDERS>;
