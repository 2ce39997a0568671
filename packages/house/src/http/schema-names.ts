import type { TSchema } from 'typebox';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS, JACKPOT_SCHEMAS, TABLE_SCHEMAS } from '../orders/book.js';
import { CARDS_ORDERS } from '../orders/cards.js';
import { AccountOrderSchema, FloorOrderSchema, TableOrderSchema } from './routes/orders.js';
import { CallableView } from './schemas/callable.js';
import { CardsOfferView } from './schemas/cards-offer.js';
import { FloorTable } from './schemas/floor-views.js';
import { GAME_VIEWS } from './schemas/game-views.js';
import * as live from './schemas/live-view.js';
import { OddsView } from './schemas/odds.js';
import { ProcedureView } from './schemas/procedure.js';
import { ProofView } from './schemas/proof.js';
import { ReceiptView, SettledLineView } from './schemas/receipt.js';
import * as report from './schemas/report.js';
import { RoundStoryView, StepView } from './schemas/round-story.js';
import { HouseRulesShape } from './schemas/shapes.js';
import { RulesView, TableSignView } from './schemas/table-sign.js';
import * as views from './schemas/views.js';

const prefixed = (prefix: string, schemas: Readonly<Record<string, TSchema>>) =>
  Object.entries(schemas).map(([name, schema]): [string, TSchema] => [`${prefix}.${name}`, schema]);

/** What has a name of its own on the page, by that name. */
const NAMED: readonly (readonly [string, TSchema])[] = [
  ['TableOrder', TableOrderSchema],
  ['AccountOrder', AccountOrderSchema],
  ['HouseOrder', FloorOrderSchema],
  ...prefixed('TableOrder', TABLE_SCHEMAS),
  ...prefixed('AccountOrder', ACCOUNT_SCHEMAS),
  ...prefixed('HouseOrder', FLOOR_SCHEMAS),
  ...prefixed('CardsGesture', CARDS_ORDERS),
  ...prefixed('JackpotStep', JACKPOT_SCHEMAS),
  ['HouseRules', HouseRulesShape],
  ['Answer', views.AnswerView],
  ['Callable', CallableView],
  ['CardsOffer', CardsOfferView],
  ['FiledRound', views.FiledRoundView],
  ['FloorTable', FloorTable],
  ['HistoryEntry', views.HistoryEntry],
  ['LedgerEntry', views.LedgerEntry],
  ['Liability', views.LiabilityView],
  ['LiveMessage', live.LiveMessageView],
  ['LiveView', live.TableLiveView],
  ['LiveView.Cards', live.CardsAtTableView],
  ['LiveView.Jackpot', live.JackpotAtTableView],
  ['LiveView.NextStep', live.NextStepView],
  ['LiveView.Procedure', ProcedureView],
  ['LiveView.Round', live.RoundInProgressView],
  ...prefixed('LiveView', Object.fromEntries(GAME_VIEWS)),
  ['LobbyTable', views.LobbyTable],
  ['Money', views.MoneyView],
  ['Odds', OddsView],
  ['Permissions', views.PermissionsView],
  ['Person', views.PersonView],
  ['Problem', views.ProblemView],
  ['Proof', ProofView],
  ['Proposal', views.ProposalView],
  ['Receipt', ReceiptView],
  ['Report', report.ReportView],
  ['Report.Table', report.TableDayView],
  ['Report.Jackpot', report.JackpotDayView],
  ['RoundStory', RoundStoryView],
  ['RoundStory.Step', StepView],
  ['Rules', RulesView],
  ['Session', views.SessionView],
  ['Sign', views.SignView],
  ['TableSign', TableSignView],
  ['SettledLine', SettledLineView],
  ['StaffMember', views.StaffView],
];

/** By their text: what is written alike is the same. */
const NAMES = new Map(NAMED.map(([name, schema]) => [JSON.stringify(schema), name]));

/** A schema with references in the place of what has a name. */
export const withNames = (schema: unknown): unknown => {
  const name = NAMES.get(JSON.stringify(schema));
  return name === undefined ? inside(schema) : { $ref: `#/components/schemas/${name}` };
};

const inside = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withNames);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [key, withNames(value)]),
  );
};

export const namedSchemas = (): object =>
  Object.fromEntries(NAMED.map(([name, schema]) => [name, inside(schema)]));
