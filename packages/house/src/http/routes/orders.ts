import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import Type from 'typebox';
import { sourceSubject } from '../../identity/attempts.js';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS, TABLE_SCHEMAS } from '../../orders/book.js';
import { browserOf } from '../browser-of.js';
import type { OwnCookie } from '../own-cookie.js';
import { readAccountOrder, readFloorOrder, readTableOrder } from '../read-order.js';
import { whoMayOrder, whoMayRead } from '../roles.js';
import { bodyOf, routeFor } from '../route.js';
import { closed, line, nullOr, Reason, words } from '../schemas/shapes.js';
import { AnswerView, ProposalView } from '../schemas/views.js';
import { answerOf, json, TableParams } from './shared.js';

const anyOf = (orders: Readonly<Record<string, TSchema>>): TSchema =>
  Type.Union(Object.values(orders));

export const TableOrderSchema = anyOf(TABLE_SCHEMAS);
export const AccountOrderSchema = anyOf(ACCOUNT_SCHEMAS);
export const FloorOrderSchema = anyOf(FLOOR_SCHEMAS);

const DONE = json('It is done, and stored.', AnswerView);

/** Where an order came from: the address, as addresses are counted, and the browser. */
const sourceOf = (cookie: OwnCookie, request: FastifyRequest) =>
  [sourceSubject(request.ip), browserOf(cookie, request)] as const;

export const ORDER_ROUTES = [
  routeFor(whoMayOrder(Object.keys(TABLE_SCHEMAS)), {
    operation: 'orderAtTable',
    method: 'POST',
    path: '/api/tables/{table}/orders',
    tag: 'orders',
    summary: 'Order something of a table',
    rateLimit: 'orders',
    keyed: true,
    params: TableParams,
    body: { schema: TableOrderSchema, read: readTableOrder },
    answer: DONE,
    handle: async ({ house, cookie }, { person, params: { table }, body: order, key, request }) =>
      answerOf(
        await house.submit(
          person,
          { to: 'table', table, order },
          key,
          ...sourceOf(cookie, request),
        ),
      ),
  }),
  routeFor(whoMayOrder(Object.keys(ACCOUNT_SCHEMAS)), {
    operation: 'orderOfOwnAccount',
    method: 'POST',
    path: '/api/me/orders',
    tag: 'orders',
    summary: 'Order something of your own account',
    rateLimit: 'orders',
    keyed: true,
    body: { schema: AccountOrderSchema, read: readAccountOrder },
    answer: DONE,
    handle: async ({ house }, { person, body: order, key }) =>
      answerOf(await house.submit(person, { to: 'account', order }, key)),
  }),
  routeFor(whoMayOrder(Object.keys(FLOOR_SCHEMAS)), {
    operation: 'orderOfHouse',
    method: 'POST',
    path: '/api/house/orders',
    tag: 'orders',
    summary: 'Order something of the house as a whole',
    rateLimit: 'orders',
    keyed: true,
    body: { schema: FloorOrderSchema, read: readFloorOrder },
    answer: DONE,
    handle: async ({ house }, { person, body: order, key }) =>
      answerOf(await house.submit(person, { to: 'floor', order }, key)),
  }),
  routeFor(whoMayRead('read-proposals'), {
    operation: 'proposals',
    method: 'GET',
    path: '/api/proposals',
    tag: 'orders',
    summary: 'Orders that wait for a second person',
    rateLimit: 'reads',
    answer: json('The proposals.', Type.Object({ proposals: Type.Array(ProposalView) })),
    handle: async ({ house }, { person }) => ({ proposals: await house.proposals(person) }),
  }),
  routeFor(whoMayOrder(['ConfirmProposal', 'RefuseProposal', 'WithdrawProposal']), {
    operation: 'decideProposal',
    method: 'POST',
    path: '/api/proposals/{id}',
    tag: 'orders',
    summary: 'Confirm, refuse or withdraw a proposal',
    rateLimit: 'orders',
    keyed: true,
    params: Type.Object({ id: line(128) }),
    body: bodyOf(
      closed({
        decision: words(['confirm', 'refuse', 'withdraw']),
        reason: Type.Optional(nullOr(Reason)),
      }),
    ),
    answer: DONE,
    handle: async ({ house, identity }, { person, params, body, key }) => {
      const { decision, reason = null } = body;
      const decided = await house.decideProposal(person, params.id, decision, reason, key);
      // What was confirmed may have disabled an account.
      identity.peopleChanged();
      return answerOf(decided);
    },
  }),
] as const;
