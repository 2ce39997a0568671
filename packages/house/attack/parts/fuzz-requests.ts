import Database from 'libsql';
import { ROUTES } from '../../src/http/routes/index.js';
import { auditHouse } from '../../src/index.js';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS } from '../../src/orders/book.js';
import {
  SAMPLES_AT_TABLE,
  type Schema,
  sampleOf,
  samples,
} from '../../test/http/support/samples.js';
import { type Served, serve } from '../../test/http/support/serve.js';
import { openHouse, type TestHouse } from '../../test/live/support/open-house.js';
import { PASSWORD } from '../../test/support/people.js';
import type { Attack, Part, RowNotes } from '../attack.js';
import { badAnswer, type Seen, seen } from '../support/answers.js';
import { changed, spoilt } from '../support/mutations.js';
import { firstAnswer, sendRaw } from '../support/raw-socket.js';

type SignedIn = Awaited<ReturnType<Served['as']>>;

interface Target {
  readonly over: TestHouse;
  readonly served: Served;
  readonly people: readonly SignedIn[];
}

const SLUG = 'felt';

const setUp = async (): Promise<Target> => {
  const over = await openHouse();
  await over.create('md/high-card-flush', { slug: SLUG, practice: 0 });
  const served = await serve({ over });
  const people: SignedIn[] = [];
  for (const role of ['player', 'dealer', 'floorperson', 'pit-manager', 'operator'] as const) {
    people.push(await served.as(role));
  }
  const [player] = people as [SignedIn];
  await over.seat(player.person, SLUG, 1);
  await over.house.atRest();
  return { over, served, people };
};

/** Everything that no answer and no line of the log may hold. */
const secretsOf = ({ served, people }: Target): readonly string[] => {
  const db = new Database(served.people.file);
  try {
    const seeds = db.prepare('SELECT value FROM secrets').all([]) as { readonly value: string }[];
    const kept = db.prepare('SELECT hash, salt FROM credentials').all([]) as {
      readonly hash: string;
      readonly salt: string;
    }[];
    return [
      PASSWORD,
      ...people.map(({ token }) => token),
      ...seeds.map(({ value }) => value),
      ...kept.flatMap(({ hash, salt }) => [hash, salt]),
    ].filter((one) => one.length >= 16);
  } finally {
    db.close();
  }
};

/** As the terminal of whoever reads the log would take them. */
const STEERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const WITH_BODY = (): readonly (readonly [path: string, body: unknown])[] => [
  ...SAMPLES_AT_TABLE.map(([, order]) => [`/api/tables/${SLUG}/orders`, order] as const),
  ...samples(ACCOUNT_SCHEMAS).map(([, order]) => ['/api/me/orders', order] as const),
  ...samples(FLOOR_SCHEMAS).map(([, order]) => ['/api/house/orders', order] as const),
  ...ROUTES.flatMap(({ body, path }) =>
    body === undefined || path.endsWith('/orders')
      ? []
      : [[path.replaceAll(/\{\w+\}/g, SLUG), sampleOf(body.schema as Schema)] as const],
  ),
];

const KEYS = ['', 'k', 'k'.repeat(128), 'k'.repeat(129), 'k k', '"k"', 'schl%C3%BCssel'];

const bodies = async (attack: Attack, target: Target, check: Check): Promise<void> => {
  const row = attack.row('bodies with something odd in them', 'answered badly');
  const { chance } = attack;
  const all = WITH_BODY();
  const count = attack.long ? 40_000 : 900;
  for (let tried = 0; tried < count; tried += LANES) {
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        const [path, sample] = chance.pick(all) as (typeof all)[number];
        const caller = chance.pick(target.people) as SignedIn;
        const body = changed(sample, chance);
        const text = chance.happens(0.25)
          ? spoilt(JSON.stringify(body), chance)
          : JSON.stringify(body);
        const key = chance.happens(0.9) ? `fuzz-${chance.word()}` : (chance.pick(KEYS) ?? '');
        const abort = new AbortController();
        const answer = await seen(await caller.post(path, text, { 'idempotency-key': key }), abort);
        check(row, answer, `POST ${path} ${text.slice(0, 120)}`);
      }),
    );
  }
};

const LANES = 6;

const BITS = [
  '%',
  '%2',
  '%00',
  '%ff',
  '%2e%2e',
  '..',
  '%2f',
  '?',
  '?a=%',
  '//',
  ';',
  '\\',
  '~',
  'felt',
  '1',
  '-1',
  '9'.repeat(40),
  'x'.repeat(300),
  '%F0%9F%82%A1',
  '?limit=1e9',
  '?before=0',
  '?from=x&to=y',
  '?award=maybe',
  '?limit=1&limit=2',
];

const paths = async (attack: Attack, target: Target, check: Check): Promise<void> => {
  const row = attack.row('addresses and methods that nobody uses', 'answered badly');
  const { chance } = attack;
  const roots = ROUTES.map(({ path }) => path);
  const count = attack.long ? 10_000 : 300;
  for (let tried = 0; tried < count; tried += 1) {
    const path = (chance.pick(roots) ?? '/').replaceAll(/\{\w+\}/g, () => chance.pick(BITS) ?? '');
    const whole = chance.happens(0.5) ? `${path}${chance.pick(BITS) ?? ''}` : path;
    const method = chance.pick([
      'GET',
      'GET',
      'GET',
      'POST',
      'DELETE',
      'PUT',
      'PATCH',
      'OPTIONS',
      'HEAD',
      'TRACE',
      'PROPFIND',
      'get',
      'CONNECT',
    ]);
    const { cookie } = chance.pick(target.people) as SignedIn;
    const signedIn = !whole.startsWith('/api/session') && chance.happens(0.7);
    const who = signedIn ? `Cookie: ${cookie}\r\n` : '';
    if (/\/live/.test(whole)) continue;
    const heard = await sendRaw(
      target.served.base,
      `${method} ${whole} HTTP/1.1\r\nHost: h\r\n${who}Connection: close\r\n\r\n`,
    );
    checkRaw(row, check, heard, `${method} ${whole}`);
  }
};

const BODY = Buffer.from('{"type":"ConfirmAge","atLeast":21}');

/** Heads and bytes that no client sends. */
const HEADS: readonly (readonly [string, string | Buffer])[] = [
  ['two hosts', 'GET /api/lobby HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET /api/lobby HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an old protocol', 'GET /api/lobby HTTP/1.0\r\n\r\n'],
  ['a new protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['no protocol', 'GET /api/lobby\r\n\r\n'],
  [
    'an absolute address',
    'GET http://elsewhere.example/api/lobby HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [
    'two lengths',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
  [
    'length and chunks',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a bad chunk',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  ],
  ['a negative length', 'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
  [
    'a huge length',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999999999999\r\nConnection: close\r\n\r\n{}',
  ],
  ['a huge head', `GET /api/lobby HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['many heads', `GET /api/lobby HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`],
  ['a null byte', 'GET /api/lobby HTTP/1.1\r\nHost: a\u0000b\r\n\r\n'],
  ['a bare line feed', 'GET /api/lobby HTTP/1.1\nHost: a\n\n'],
  [
    'a folded head',
    'GET /api/lobby HTTP/1.1\r\nHost: a\r\nX-A: b\r\n  c\r\nConnection: close\r\n\r\n',
  ],
  ['a head without a name', 'GET /api/lobby HTTP/1.1\r\n: x\r\n\r\n'],
  [
    'bad cookies',
    `GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: baize=${'%'.repeat(500)}; baize; =; ;;\r\nConnection: close\r\n\r\n`,
  ],
  [
    'an upgrade',
    'GET /api/lobby HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
  ],
  [
    'an expectation',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nExpect: 100-nothing\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  ['tls', Buffer.from('160301020001000001fc0303', 'hex')],
  ['other bytes', Buffer.from([0xff, 0xfe, 0, 1, 2, 0x0d, 0x0a, 0x0d, 0x0a])],
  [
    'a forged proxy',
    'GET /api/lobby HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ::1, %, \u001b[2J\r\nX-Forwarded-Host: evil\r\nConnection: close\r\n\r\n',
  ],
  [
    'another content type',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: text/xml; charset=%\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'another charset',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json; charset=utf-16\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'compressed',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'ranges and conditions',
    'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\nRange: bytes=9-1\r\nIf-None-Match: %\r\nAccept-Encoding: ;q=\r\nConnection: close\r\n\r\n',
  ],
];

const heads = async (attack: Attack, target: Target, check: Check): Promise<void> => {
  const row = attack.row('heads and bytes that are hardly HTTP', 'answered badly');
  for (const [what, bytes] of HEADS) {
    const heard = await sendRaw(target.served.base, bytes);
    checkRaw(row, check, heard, what);
  }
  const utf = attack.row('bodies that are no UTF-8', 'answered badly');
  const [player] = target.people as [SignedIn];
  const count = attack.long ? 2_000 : 40;
  for (let tried = 0; tried < count; tried += 1) {
    const body = Buffer.from(BODY);
    body[attack.chance.below(body.length)] = attack.chance.between(0x80, 0xff);
    const head = `POST /api/me/orders HTTP/1.1\r\nHost: a\r\nCookie: ${player.cookie}\r\nContent-Type: application/json\r\nIdempotency-Key: utf-${tried}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    const heard = await sendRaw(target.served.base, Buffer.concat([Buffer.from(head), body]));
    checkRaw(utf, check, heard, `byte ${tried}`);
  }
};

type Check = (row: RowNotes, answer: Seen, what: string) => void;

const checkRaw = (row: RowNotes, check: Check, heard: string, what: string): void => {
  const answer = firstAnswer(heard);
  // No word at all is an answer to what is no request.
  if (answer === null) {
    row.check(heard === '' ? null : `${what}: ${heard.slice(0, 60)}`);
    return;
  }
  const { status, type, body } = answer;
  const code = /"code":"([a-z-]+)"/.exec(body)?.[1] ?? '';
  const empty = what.startsWith('HEAD ');
  if (empty) row.check(status >= 500 ? `${what}: answered ${status}` : null);
  else check(row, { status, type, text: body, code }, what);
};

export const fuzzRequests: Part = {
  name: 'fuzz',
  quick: true,
  run: async (attack) => {
    const target = await setUp();
    const secrets = secretsOf(target);
    const check: Check = (row, answer, what) => {
      const bad = badAnswer(answer);
      const own = answer.status === 201 || answer.status === 200;
      const leaked = own ? undefined : secrets.find((secret) => answer.text.includes(secret));
      const wrong = bad ?? (leaked === undefined ? null : 'a secret is in the answer');
      row.check(wrong === null ? null : `${what}: ${wrong}`);
    };
    await bodies(attack, target, check);
    await paths(attack, target, check);
    await heads(attack, target, check);
    const log = attack.row('lines of the log with all that', 'told a secret or steered a terminal');
    const all = [...secrets, ...secretsOf(target)];
    for (const line of target.served.logged) {
      const secret = all.find((one) => line.includes(one));
      const steers = STEERS.test(line.replaceAll('\n', ''));
      log.check(
        secret !== undefined ? 'a secret' : steers ? JSON.stringify(line.slice(0, 120)) : null,
      );
      if (line.includes('"level":"error"') || line.includes('"level":50'))
        log.found(line.slice(0, 300));
    }
    const after = attack.row('the house afterwards', 'dead or unsound');
    after.check(
      (await fetch(`${target.served.base}/healthz`)).status === 200 ? null : 'not healthy',
    );
    await target.over.house.atRest();
    const audited = await auditHouse(target.over.store, null);
    after.check(audited.ok ? null : `${audited.error.code}: ${audited.error.message}`);
    for (const failure of target.over.failures) after.found(failure);
  },
};
