import Type from 'typebox';
import type { Person } from '../../live/people.js';
import { TABLE_SCHEMAS } from '../../orders/book.js';
import { browserOf } from '../browser-of.js';
import type { Following } from '../live-streams.js';
import { hasPriority } from '../priority.js';
import { notFound, type Problem } from '../problem.js';
import { whoMayOrder, whoMayRead } from '../roles.js';
import { bodyOf, type Call, openRoute, type RouteContext, routeFor, SENT } from '../route.js';
import { CallableView } from '../schemas/callable.js';
import { CardsOfferView } from '../schemas/cards-offer.js';
import { CorrectionPreviewView } from '../schemas/corrections.js';
import { FloorView } from '../schemas/floor-views.js';
import { LiveMessageView } from '../schemas/live-view.js';
import { OddsView } from '../schemas/odds.js';
import { closed, whole } from '../schemas/shapes.js';
import { RulesView } from '../schemas/table-sign.js';
import { LobbyTable, SignView } from '../schemas/views.js';
import { answerOf, json, TableParams, textAs } from './shared.js';

const STREAM = 'text/event-stream';

type AnyCall = Call<unknown, unknown, unknown, Person | null>;

const openStream = (
  { streams, house }: RouteContext,
  { reply, request, person }: Pick<AnyCall, 'reply' | 'request' | 'person'>,
  following: Omit<Following, 'follower'>,
  what: string,
): Problem | typeof SENT => {
  const follower = {
    address: request.ip,
    account: person?.account ?? null,
    hasPriority: hasPriority(house, person),
  };
  const problem = streams.open(reply, { ...following, follower });
  if (problem === 'nothing-to-follow') return notFound(what);
  return problem ?? SENT;
};

/** A stream ends with the session it was opened in. */
const stillMay = ({ identity, cookie }: RouteContext, { request, person }: AnyCall) => {
  const token = cookie.tokenOf(request);
  return async (): Promise<boolean> => {
    return person === null || token === null || identity.holds(token);
  };
};

/** A browser that comes back says what it had last; others may say it in the address. */
const lastVersion = (header: string | readonly string[] | undefined, after?: number) => {
  const sent = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
  return sent ?? after ?? null;
};

export const TABLE_ROUTES = [
  openRoute({
    operation: 'lobby',
    method: 'GET',
    path: '/api/lobby',
    tag: 'tables',
    summary: 'Every table, with its seats, limits and jackpots',
    rateLimit: 'reads',
    compress: 'everybody',
    answer: json('The tables.', Type.Object({ tables: Type.Array(LobbyTable) })),
    handle: ({ house }) => ({ tables: house.lobby() }),
  }),
  routeFor(whoMayRead('read-floor'), {
    operation: 'floor',
    method: 'GET',
    path: '/api/floor',
    tag: 'tables',
    summary: 'Every table as the floor sees it: what waits, and what you may order now',
    rateLimit: 'reads',
    answer: json('The floor.', FloorView),
    handle: ({ house }, { person }) => house.floor(person),
  }),
  routeFor(whoMayRead('read-floor'), {
    operation: 'followFloor',
    method: 'GET',
    path: '/api/floor/live',
    tag: 'tables',
    summary: 'Follow the floor',
    rateLimit: 'reads',
    answer: textAs(STREAM, 'The floor, whenever something of it changes.'),
    handle: (desk, call) =>
      openStream(
        desk,
        call,
        {
          start: (send) => desk.house.followFloor(call.person, (floor) => send(null, floor)),
          stillMay: stillMay(desk, call),
          compressible: call.compressible,
        },
        'floor',
      ),
  }),
  openRoute({
    operation: 'table',
    method: 'GET',
    path: '/api/tables/{table}',
    tag: 'tables',
    summary: 'A table as you may see it now',
    rateLimit: 'reads',
    compress: 'spectators',
    params: TableParams,
    answer: json('The table.', LiveMessageView),
    handle: async ({ house }, { params: { table }, person }) =>
      (await house.message(table, person)) ?? notFound(`table "${table}"`),
  }),
  openRoute({
    operation: 'followTable',
    method: 'GET',
    path: '/api/tables/{table}/live',
    tag: 'tables',
    summary: 'Follow a table: one event for each message, its id is the version',
    rateLimit: 'reads',
    compress: 'spectators',
    params: TableParams,
    query: closed({ after: Type.Optional(whole(0)) }),
    answer: textAs(STREAM, 'Messages as they come. `Last-Event-ID` or `after` resumes.'),
    handle: (desk, call) => {
      const { table } = call.params;
      const after = lastVersion(call.request.headers['last-event-id'], call.query.after);
      const following: Omit<Following, 'follower'> = {
        start: (send) =>
          desk.house.follow(table, call.person, after, send, browserOf(desk.cookie, call.request)),
        stillMay: stillMay(desk, call),
        compressible: call.compressible,
      };
      return openStream(desk, call, following, `table "${table}"`);
    },
  }),
  openRoute({
    operation: 'rules',
    method: 'GET',
    path: '/api/tables/{table}/rules',
    tag: 'tables',
    summary: 'The rules in force at a table, their digest and what its signs say',
    rateLimit: 'reads',
    compress: 'everybody',
    params: TableParams,
    answer: json('The rules.', RulesView),
    handle: ({ house }, { params: { table } }) =>
      house.rulesOf(table) ?? notFound(`table "${table}"`),
  }),
  routeFor(whoMayOrder(['CallIrregularity']), {
    operation: 'irregularities',
    method: 'GET',
    path: '/api/tables/{table}/irregularities',
    tag: 'tables',
    summary: 'What may be called at a table now, and what the book says would happen',
    rateLimit: 'reads',
    params: TableParams,
    answer: json('What may be called.', Type.Object({ irregularities: Type.Array(CallableView) })),
    handle: ({ house }, { params: { table } }) => {
      const irregularities = house.irregularities(table);
      return irregularities === null ? notFound(`table "${table}"`) : { irregularities };
    },
  }),
  routeFor(whoMayOrder(['Cards']), {
    operation: 'cardsOffers',
    method: 'GET',
    path: '/api/tables/{table}/cards',
    tag: 'tables',
    summary: 'What you may do with the cards and devices of a table now, beside the next step',
    rateLimit: 'reads',
    params: TableParams,
    answer: json('What may be done.', Type.Object({ offers: Type.Array(CardsOfferView) })),
    handle: ({ house }, { params: { table }, person }) => {
      const offers = house.cardsOffers(table, person);
      return offers === null ? notFound(`table "${table}"`) : { offers };
    },
  }),
  routeFor(whoMayOrder(['CorrectCards']), {
    operation: 'correctionPreview',
    method: 'POST',
    path: '/api/tables/{table}/corrections/preview',
    tag: 'tables',
    summary: 'What a correction of cards would change, before it is ordered',
    rateLimit: 'reads',
    params: TableParams,
    body: bodyOf(TABLE_SCHEMAS.CorrectCards),
    answer: json('What would change.', CorrectionPreviewView),
    handle: ({ house }, { params: { table }, person, body }) => {
      const preview = house.correctionPreview(table, person, body);
      return preview === null ? notFound(`table "${table}"`) : answerOf(preview);
    },
  }),
  openRoute({
    operation: 'odds',
    method: 'GET',
    path: '/api/tables/{table}/odds',
    tag: 'tables',
    summary: 'What each wager of a table is worth, counted exactly by the rules in force',
    rateLimit: 'reads',
    compress: 'everybody',
    params: TableParams,
    answer: json('The odds, or that they are being counted: ask again.', OddsView),
    handle: ({ house }, { params: { table } }) =>
      house.oddsOf(table) ?? notFound(`table "${table}"`),
  }),
  openRoute({
    operation: 'signs',
    method: 'GET',
    path: '/api/signs',
    tag: 'tables',
    summary: 'Jackpots as signs show them',
    rateLimit: 'reads',
    compress: 'everybody',
    answer: json('The jackpots.', Type.Object({ signs: Type.Array(SignView) })),
    handle: ({ house }) => ({ signs: house.signs() }),
  }),
  openRoute({
    operation: 'followSigns',
    method: 'GET',
    path: '/api/signs/live',
    tag: 'tables',
    summary: 'Follow the jackpots',
    rateLimit: 'reads',
    compress: 'spectators',
    answer: textAs(STREAM, 'The jackpots, whenever one changes.'),
    handle: (desk, call) =>
      openStream(
        desk,
        call,
        {
          start: (send) => desk.house.followSigns((signs) => send(null, `{"signs":${signs}}`)),
          stillMay: () => Promise.resolve(true),
          compressible: call.compressible,
        },
        'sign',
      ),
  }),
] as const;
