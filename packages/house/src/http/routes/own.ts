import Type from 'typebox';
import { ANYBODY, whoMayRead } from '../roles.js';
import { routeFor } from '../route.js';
import { nullOr } from '../schemas/shapes.js';
import { HistoryEntry, LedgerEntry, MoneyView, PersonView } from '../schemas/views.js';
import { json, PageQuery, ROWS } from './shared.js';

export const OWN_ROUTES = [
  routeFor(ANYBODY, {
    operation: 'me',
    method: 'GET',
    path: '/api/me',
    tag: 'me',
    summary: 'Your account, and what a player has in wallet and chips',
    rateLimit: 'reads',
    answer: json('You.', Type.Object({ person: PersonView, money: nullOr(MoneyView) })),
    handle: async ({ house }, { person }) => ({
      person,
      money: person.role === 'player' ? await house.wallet(person.account) : null,
    }),
  }),
  routeFor(whoMayRead('read-own-history'), {
    operation: 'ledger',
    method: 'GET',
    path: '/api/me/ledger',
    tag: 'me',
    summary: 'Every movement of your money, the newest first',
    rateLimit: 'reads',
    query: PageQuery,
    answer: json('The movements.', Type.Object({ entries: Type.Array(LedgerEntry) })),
    handle: async ({ house }, { person, query: { before, limit } }) => ({
      entries: await house.ledger(person.account, before ?? null, limit ?? ROWS),
    }),
  }),
  routeFor(whoMayRead('read-own-history'), {
    operation: 'history',
    method: 'GET',
    path: '/api/me/history',
    tag: 'me',
    summary: 'Your receipts, the newest first',
    rateLimit: 'reads',
    query: PageQuery,
    answer: json('The receipts.', Type.Object({ entries: Type.Array(HistoryEntry) })),
    handle: async ({ house }, { person, query: { before, limit } }) => ({
      entries: await house.history(person.account, before ?? null, limit ?? ROWS),
    }),
  }),
] as const;
