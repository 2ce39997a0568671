import { Readable } from 'node:stream';
import Type from 'typebox';
import type { NoProof } from '../../live/readings/rounds.js';
import { notFound, Problem } from '../problem.js';
import { ANYBODY, whoMayRead } from '../roles.js';
import { openRoute, Plain, routeFor } from '../route.js';
import { ProofView } from '../schemas/proof.js';
import { ReportView } from '../schemas/report.js';
import { RoundStoryView } from '../schemas/round-story.js';
import { closed, line, Name, Slug, whole, words } from '../schemas/shapes.js';
import { FiledRoundView, LedgerEntry, LiabilityView } from '../schemas/views.js';
import {
  AccountParams,
  answerOf,
  json,
  Moment,
  PageQuery,
  ROWS,
  RoundParams,
  rowsLimit,
  textAs,
} from './shared.js';

const CSV = 'text/csv; charset=utf-8';
const LINES = 'application/jsonl; charset=utf-8';

/** A gaming day, or the one that runs. */
const DayParams = Type.Object({
  day: Type.String({ pattern: '^(today|\\d{4}-\\d{2}-\\d{2})$', maxLength: 10 }),
});
const dayOf = (day: string): string | null => (day === 'today' ? null : day);

const WHY_NONE = {
  typed: 'its cards were typed in by a dealer, and there was no shuffle of the house to prove',
  lost: 'a restore from a backup ended it and gave every wager back: a backup has no seeds, so nothing can show its deck any more',
} as const;

/** A round that is over and has no proof says why, and is not asked for again. */
const noProof = (none: NoProof, table: string, number: number): Problem =>
  none === 'not-over'
    ? notFound(`proof of round ${number} at "${table}"`)
    : new Problem(404, 'no-proof', `round ${number} at "${table}" has no proof: ${WHY_NONE[none]}`);

const RoundsQueryShape = closed({
  table: Type.Optional(Slug),
  player: Type.Optional(Name),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  outcome: Type.Optional(words(['complete', 'void'])),
  irregularity: Type.Optional(line(64)),
  award: Type.Optional(Type.Boolean()),
  before: Type.Optional(whole(1)),
  limit: Type.Optional(rowsLimit),
});

async function* linesOf(events: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const event of events) yield `${event}\n`;
}

export const BOOK_ROUTES = [
  routeFor(whoMayRead('search-rounds'), {
    operation: 'searchRounds',
    method: 'GET',
    path: '/api/rounds',
    tag: 'books',
    summary: 'Search the rounds that are over, the newest first',
    rateLimit: 'reads',
    query: RoundsQueryShape,
    answer: json('The rounds.', Type.Object({ rounds: Type.Array(FiledRoundView) })),
    handle: async ({ house }, { query: { limit, ...query } }) => ({
      rounds: await house.rounds({ ...query, limit: limit ?? ROWS }),
    }),
  }),
  routeFor(ANYBODY, {
    operation: 'round',
    method: 'GET',
    path: '/api/rounds/{table}/{number}',
    tag: 'books',
    summary: 'A round that is over, step by step, for those who may see it',
    rateLimit: 'reads',
    params: RoundParams,
    answer: json('The round.', RoundStoryView),
    handle: async ({ house }, { params: { table, number }, person }) =>
      answerOf(await house.round(table, number, person)),
  }),
  openRoute({
    operation: 'proof',
    method: 'GET',
    path: '/api/rounds/{table}/{number}/proof',
    tag: 'books',
    summary: 'The proof of a round that is over: whoever has it makes the deck again',
    rateLimit: 'reads',
    compress: 'everybody',
    params: RoundParams,
    answer: json('The proof.', ProofView),
    handle: async ({ house }, { params: { table, number } }) => {
      const proof = await house.proof(table, number);
      return proof ?? noProof(await house.whyNoProof(table, number), table, number);
    },
  }),
  routeFor(whoMayRead('read-ledger'), {
    operation: 'ledgerOfAccount',
    method: 'GET',
    path: '/api/accounts/{account}/ledger',
    tag: 'books',
    summary: 'Every movement of the money of a player, the newest first',
    rateLimit: 'reads',
    params: AccountParams,
    query: PageQuery,
    answer: json('The movements.', Type.Object({ entries: Type.Array(LedgerEntry) })),
    handle: async ({ house }, { params: { account }, query: { before, limit } }) => ({
      entries: await house.ledger(account, before ?? null, limit ?? ROWS),
    }),
  }),
  routeFor(whoMayRead('read-liability'), {
    operation: 'liability',
    method: 'GET',
    path: '/api/liability',
    tag: 'books',
    summary: 'What the jackpots owe, and hold and handle of the tables today',
    rateLimit: 'reads',
    answer: json('The liability.', LiabilityView),
    handle: ({ house }) => house.liability(),
  }),
  routeFor(whoMayRead('read-reports'), {
    operation: 'report',
    method: 'GET',
    path: '/api/reports/{day}',
    tag: 'books',
    summary: 'The report of a gaming day; `today` is the one that runs',
    rateLimit: 'reads',
    params: DayParams,
    answer: json('The report.', ReportView),
    handle: async ({ house }, { params: { day } }) =>
      (await house.report(dayOf(day))) ?? notFound(`report of ${day}`),
  }),
  routeFor(whoMayRead('read-reports'), {
    operation: 'reportCsv',
    method: 'GET',
    path: '/api/reports/{day}.csv',
    tag: 'books',
    summary: 'The report of a gaming day as a sheet',
    rateLimit: 'reads',
    params: DayParams,
    answer: textAs(CSV, 'The report.'),
    handle: async ({ house }, { params: { day } }) => {
      const sheet = await house.reportCsv(dayOf(day));
      if (sheet === null) return notFound(`report of ${day}`);
      const name = `attachment; filename="baize-${day}.csv"`;
      return new Plain(CSV, sheet, { 'content-disposition': name });
    },
  }),
  routeFor(whoMayRead('export-events'), {
    operation: 'exportEvents',
    method: 'GET',
    path: '/api/export',
    tag: 'books',
    summary: 'Every event between two instants with its chain; open rounds are left out',
    rateLimit: 'reads',
    query: closed({ from: Moment, to: Moment }),
    answer: textAs(LINES, 'One event a line.'),
    handle: ({ house }, { query: { from, to } }) =>
      new Plain(LINES, Readable.from(linesOf(house.exportEvents(from, to)))),
  }),
] as const;
