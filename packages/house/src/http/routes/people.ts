import type { Result } from '@baize/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { permissionsOf } from '../../identity/permissions.js';
import { onRecord } from '../../identity/staff-code.js';
import type { Person } from '../../live/people.js';
import type { Entered, Origin, SignInProblem } from '../ports.js';
import { Problem } from '../problem.js';
import { whoMayOrder, whoMayRead } from '../roles.js';
import { bodyOf, openRoute, type RouteContext, routeFor } from '../route.js';
import { closed, line, listOf, words } from '../schemas/shapes.js';
import { AnswerView, DealerView, PersonView, SessionView, StaffView } from '../schemas/views.js';
import { AccountParams, answerOf, json } from './shared.js';

const STAFF = [
  'dealer',
  'floorperson',
  'pit-manager',
  'surveillance',
  'auditor',
  'operator',
] as const;

/** How long a name or a password may be is identity's to say; this only keeps nonsense out. */
const Typed = Type.String({ minLength: 1, maxLength: 1024 });

const letIn = (
  { cookie, device }: RouteContext,
  reply: FastifyReply,
  entered: Result<Entered, SignInProblem>,
): Person | Problem => {
  if (!entered.ok) return signInProblem(entered.error);
  cookie.give(reply, entered.value.token);
  if (entered.value.device !== null) device.give(reply, entered.value.device);
  return entered.value.person;
};

const originOf = ({ device }: RouteContext, request: FastifyRequest): Origin => ({
  address: request.ip,
  device: device.tokenOf(request),
});

const signInProblem = ({ code, message, waitSeconds }: SignInProblem): Problem => {
  if (waitSeconds !== undefined) {
    return new Problem(429, code, message, { waitSeconds });
  }
  return new Problem(STATUS[code] ?? 422, code, message);
};

const STATUS: Readonly<Record<string, number>> = {
  'wrong-name-or-password': 401,
  'no-such-code': 403,
  'name-taken': 409,
};

/** Two people disable or enable an account: it is proposed here. */
const changing =
  (type: 'DisableAccount' | 'EnableAccount') =>
  async (
    { house }: RouteContext,
    { person, params }: { readonly person: Person; readonly params: { readonly account: string } },
  ): Promise<object | Problem> => {
    const order = { type, account: params.account };
    return answerOf(await house.submit(person, { to: 'staff', order }, null));
  };

export const PEOPLE_ROUTES = [
  openRoute({
    operation: 'joinAsGuest',
    method: 'POST',
    path: '/api/guests',
    tag: 'people',
    summary: 'Come in as a guest who plays; the name may be left out',
    rateLimit: 'guests',
    status: 201,
    body: bodyOf(closed({ name: Type.Optional(line(128)) })),
    answer: json('Who you are now; the session is in a cookie.', PersonView),
    handle: async (desk, { body, reply }) => {
      const entered = await desk.identity.joinGuest(body.name ?? null);
      if (entered.ok) await desk.house.welcome(entered.value.person);
      await desk.house.forgetGuests(await desk.identity.idleGuests());
      return letIn(desk, reply, entered);
    },
  }),
  openRoute({
    operation: 'signIn',
    method: 'POST',
    path: '/api/session',
    tag: 'people',
    summary: 'Sign in with a name and a password',
    rateLimit: 'entrance',
    body: bodyOf(closed({ name: Typed, password: Typed })),
    answer: json('Who you are now; the session is in a cookie.', PersonView),
    handle: async (desk, { body: { name, password }, request, reply }) =>
      letIn(desk, reply, await desk.identity.signIn(name, password, originOf(desk, request))),
  }),
  openRoute({
    operation: 'whoAmI',
    method: 'GET',
    path: '/api/session',
    tag: 'people',
    summary: 'Who is signed in here, if anybody, and what they may order and see',
    rateLimit: 'reads',
    answer: json('Who you are; `null` for nobody.', SessionView),
    handle: async ({ house }, { person }) => ({
      person,
      money: person?.role === 'player' ? await house.wallet(person.account) : null,
      may: person === null ? null : permissionsOf(person.role),
    }),
  }),
  openRoute({
    operation: 'signOut',
    method: 'DELETE',
    path: '/api/session',
    tag: 'people',
    summary: 'Sign out',
    rateLimit: 'reads',
    status: 204,
    answer: { description: 'Nobody is signed in here any more.', schema: null },
    handle: async ({ identity, cookie }, { request, reply }) => {
      const token = cookie.tokenOf(request);
      if (token !== null) await identity.signOut(token);
      cookie.take(reply);
      return null;
    },
  }),
  openRoute({
    operation: 'redeemCode',
    method: 'POST',
    path: '/api/staff',
    tag: 'people',
    summary: 'Become staff with a one-time code',
    rateLimit: 'entrance',
    status: 201,
    body: bodyOf(closed({ code: Typed, name: Typed, password: Typed })),
    answer: json('Who you are now; the session is in a cookie.', PersonView),
    handle: async (desk, { body: { code, name, password }, request, reply }) =>
      letIn(desk, reply, await desk.identity.redeem(code, name, password, originOf(desk, request))),
  }),
  routeFor(STAFF, {
    operation: 'changePassword',
    method: 'POST',
    path: '/api/session/password',
    tag: 'people',
    summary: 'Change your password; every other session of yours ends',
    rateLimit: 'entrance',
    status: 204,
    body: bodyOf(closed({ current: Typed, next: Typed })),
    answer: { description: 'It is changed.', schema: null },
    handle: async ({ identity, cookie }, { body: { current, next }, request }) => {
      const token = cookie.tokenOf(request) ?? '';
      const changed = await identity.changePassword(token, current, next);
      return changed.ok ? null : signInProblem(changed.error);
    },
  }),
  routeFor(whoMayRead('read-people'), {
    operation: 'staff',
    method: 'GET',
    path: '/api/staff',
    tag: 'people',
    summary: 'Everybody of the staff',
    rateLimit: 'reads',
    answer: json('The staff.', Type.Object({ staff: Type.Array(StaffView) })),
    handle: async ({ identity }) => ({ staff: await identity.staff() }),
  }),
  routeFor(whoMayOrder(['RelieveDealer']), {
    operation: 'dealers',
    method: 'GET',
    path: '/api/dealers',
    tag: 'people',
    summary: 'Dealers of the house, by whom another can be relieved',
    rateLimit: 'reads',
    answer: json('The dealers.', Type.Object({ dealers: Type.Array(DealerView) })),
    handle: async ({ identity }) => ({
      dealers: (await identity.staff())
        .filter(({ role, disabledAt }) => role === 'dealer' && disabledAt === null)
        .map(({ account, name }) => ({ account, name })),
    }),
  }),
  routeFor(whoMayOrder(['DisableAccount']), {
    operation: 'disableAccount',
    method: 'POST',
    path: '/api/accounts/{account}/disable',
    tag: 'people',
    summary: 'Propose that nobody signs in with an account any more; confirmed, its sessions end',
    rateLimit: 'orders',
    params: AccountParams,
    body: bodyOf(closed({})),
    answer: json('It waits for a second person, under `proposal`.', AnswerView),
    handle: changing('DisableAccount'),
  }),
  routeFor(whoMayOrder(['EnableAccount']), {
    operation: 'enableAccount',
    method: 'POST',
    path: '/api/accounts/{account}/enable',
    tag: 'people',
    summary: 'Propose that an account that was disabled may be signed in with again',
    rateLimit: 'orders',
    params: AccountParams,
    body: bodyOf(closed({})),
    answer: json('It waits for a second person, under `proposal`.', AnswerView),
    handle: changing('EnableAccount'),
  }),
  routeFor(whoMayOrder(['IssueCodes']), {
    operation: 'issueCodes',
    method: 'POST',
    path: '/api/codes',
    tag: 'people',
    summary:
      'Issue one-time codes for staff; they are shown this once, and some take a second person',
    rateLimit: 'orders',
    status: 201,
    body: bodyOf(closed({ roles: listOf(words(STAFF), { maxItems: 32 }) })),
    answer: json(
      'The codes. With a `proposal` they work when a second person has confirmed it.',
      Type.Object({
        proposal: Type.Optional(Type.String()),
        codes: Type.Array(Type.Object({ role: words(STAFF), code: Type.String() })),
      }),
    ),
    handle: async ({ house, identity }, { person, body: { roles } }) => {
      const drawn = identity.drawCodes(roles);
      const order = { type: 'IssueCodes', roles, codes: drawn.map(onRecord) } as const;
      const issued = await house.submit(person, { to: 'staff', order }, null);
      if (!issued.ok) return answerOf(issued);
      const { proposal } = issued.value;
      return {
        codes: drawn.map(({ role, code }) => ({ role, code: code.secret() })),
        ...(proposal === undefined ? {} : { proposal }),
      };
    },
  }),
] as const;
