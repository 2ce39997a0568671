import { type CommandSpec, REPEATED } from '../spec.js';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const SERVE = {
  name: 'serve',
  summary: 'run a house: live tables, over HTTP',
  description:
    'Runs a house: live tables with automatic dealers or people who deal, wallets of play money, ' +
    'jackpots, reports and an audit log, over HTTP and server-sent events. A new house opens ' +
    'with a table for each rulebook and prints one-time codes for its staff.',
  options: {
    port: ['<number>', 'where to listen', '8080'],
    host: ['<name>', 'the address to listen on', '127.0.0.1'],
    data: ['<folder>', 'where the database and its seals lie', 'baize-data'],
    pace: ['<factor>', 'how fast automatic dealers deal: 1 for people, 0 at once', '1'],
    noTables: 'open no tables in a new house',
    https: 'people reach it by https, through a proxy in front',
    proxies: ['<number>', 'how many proxies are in front, which say who asks', '0'],
    allowedHost: ['<name>', 'a host it is served under; may be repeated', REPEATED],
    share: 'run beside another process on the same folder',
    ordersPerMinute: ['<number>', 'the most orders of one session, 0 for no limit', '600'],
    connectionsPerAddress: [
      '<number>',
      'the most connections of one address, half of them live streams; 0 for no limit',
      '200',
    ],
    grace: ['<seconds>', 'how long rounds may take to finish when it is stopped', '60'],
    logLevel: ['<level>', `how much it logs: ${LOG_LEVELS.join(', ')}`, 'warn'],
  },
  examples: ['baize serve', 'baize serve --port 9000 --data /srv/baize'],
  end:
    'Stop it with Ctrl-C or SIGTERM: rounds in progress are finished first; a second signal stops\n' +
    'at once, and nothing is lost. Exit codes: 0 stopped; 1 it cannot run; 2 bad input.',
} as const satisfies CommandSpec;
