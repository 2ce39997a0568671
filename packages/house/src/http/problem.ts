import type { Flaw } from './flaws.js';
import type { ProblemView } from './schemas/views.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in',
  403: 'This is not allowed',
  404: 'There is no such thing',
  405: 'This is not done here',
  409: 'The order is refused',
  413: 'The request is too large',
  415: 'Only JSON is taken',
  417: 'What is expected cannot be done',
  421: 'The request is for another host',
  422: 'The request does not say what it must',
  429: 'Too many requests',
  500: 'Something went wrong in the house',
  503: 'The house is not ready',
};

interface Details {
  readonly clause?: string | null;
  readonly flaws?: readonly Flaw[];
  readonly request?: string;
  /** How long to wait before it is worth another try. */
  readonly waitSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that says no: RFC 9457, with a code for programs and the clause where a rule is behind it. */
export class Problem {
  readonly headers: Readonly<Record<string, string>>;
  readonly document: ProblemView;

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    { clause = null, flaws, request, waitSeconds, headers = {} }: Details = {},
  ) {
    this.headers =
      waitSeconds === undefined ? headers : { ...headers, 'retry-after': String(waitSeconds) };
    this.document = {
      type: 'about:blank',
      title: TITLES[status] ?? 'The request is refused',
      status,
      code,
      detail,
      clause,
      ...(flaws === undefined ? {} : { flaws }),
      ...(request === undefined ? {} : { request }),
      ...(waitSeconds === undefined ? {} : { waitSeconds }),
    };
  }
}

export const badBody = (flaws: readonly Flaw[]): Problem =>
  new Problem(422, 'bad-request', flaws.map(({ message }) => message).join('; '), { flaws });

export const notFound = (what: string): Problem =>
  new Problem(404, 'not-found', `there is no ${what}`);

/** Codes that say more than "not now". */
const STATUS_OF: Readonly<Record<string, number>> = {
  'not-allowed': 403,
  'not-the-dealer': 403,
  'not-you': 403,
  'not-your-seat': 403,
  'not-your-money': 403,
  'not-independent': 403,
  'confirmer-gone': 403,
  'same-person': 403,
  'no-such-account': 404,
  'no-such-jackpot': 404,
  'no-such-proposal': 404,
  'no-such-round': 404,
  'no-such-table': 404,
  'bad-seed': 422,
  'bad-slug': 422,
  'house-rules': 422,
  'key-used-before': 422,
  'no-such-time-zone': 422,
  'not-a-count': 422,
  'not-an-amount': 422,
  'not-an-hour': 422,
  'house-busy': 503,
  'house-closing': 503,
};

const statusOf = (code: string): number => STATUS_OF[code] ?? 409;

/** What the house refused, as it refused it. */
export const refused = ({
  code,
  message,
  cite,
}: {
  readonly code: string;
  readonly message: string;
  readonly cite?: string | null;
}): Problem =>
  new Problem(statusOf(code), code, message, {
    clause: cite === undefined || cite === '' ? null : cite,
  });
