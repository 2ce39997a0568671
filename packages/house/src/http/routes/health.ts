import { Problem } from '../problem.js';
import { openRoute, Plain } from '../route.js';
import { textAs } from './shared.js';

const PLAIN = 'text/plain; charset=utf-8';
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

export const HEALTH_ROUTES = [
  openRoute({
    operation: 'healthz',
    method: 'GET',
    path: '/healthz',
    tag: 'health',
    summary: 'Whether the process answers at all',
    rateLimit: 'free',
    answer: textAs(PLAIN, 'It does.'),
    handle: () => new Plain(PLAIN, 'ok\n'),
  }),
  openRoute({
    operation: 'readyz',
    method: 'GET',
    path: '/readyz',
    tag: 'health',
    summary: 'Whether the house takes orders',
    rateLimit: 'free',
    answer: textAs(PLAIN, 'It does.'),
    handle: ({ house }) =>
      house.ready()
        ? new Plain(PLAIN, 'ready\n')
        : new Problem(503, 'not-ready', 'the house takes no orders now'),
  }),
  openRoute({
    operation: 'metrics',
    method: 'GET',
    path: '/metrics',
    tag: 'health',
    summary: 'Counts and times, as Prometheus reads them',
    rateLimit: 'free',
    compress: 'everybody',
    answer: textAs(PROMETHEUS, 'The counts.'),
    handle: async ({ metrics }) => new Plain(PROMETHEUS, await metrics.text()),
  }),
  openRoute({
    operation: 'openapi',
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'health',
    summary: 'This page',
    rateLimit: 'reads',
    compress: 'everybody',
    answer: { description: 'OpenAPI 3.1.', type: 'application/json', schema: null },
    handle: ({ openApi }) => new Plain('application/json; charset=utf-8', openApi),
  }),
] as const;
