import type { Declare } from '../declare.js';
import { LOG_LEVELS } from '../log-levels.js';

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** `baize serve`: the house, live, for everybody who can reach its address. */
export const declareServe: Declare = (baize, act) => {
  baize
    .command('serve')
    .summary('run a house: live tables, over HTTP')
    .description(
      'Runs a house: live tables with automatic dealers or people who deal, wallets of play money, ' +
        'jackpots, reports and an audit log, over HTTP and server-sent events. A new house opens ' +
        'with a table for each rulebook and prints one-time codes for its staff.',
    )
    .option('--port <number>', 'where to listen', '8080')
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .option('--data <folder>', 'where the database and its seals lie', 'baize-data')
    .option('--pace <factor>', 'how fast automatic dealers deal: 1 for people, 0 at once', '1')
    .option('--no-tables', 'open no tables in a new house')
    .option('--https', 'people reach it by https, through a proxy in front')
    .option('--proxies <number>', 'how many proxies are in front, which say who asks', '0')
    .option('--allowed-host <name>', 'a host it is served under; may be repeated', collect, [])
    .option('--share', 'run beside another process on the same folder')
    .option('--orders-per-minute <number>', 'the most orders of one session, 0 for no limit', '600')
    .option(
      '--connections-per-address <number>',
      'the most connections of one address, half of them live streams; 0 for no limit',
      '200',
    )
    .option('--grace <seconds>', 'how long rounds may take to finish when it is stopped', '60')
    .option('--log-level <level>', `how much it logs: ${LOG_LEVELS.join(', ')}`, 'warn')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize serve\n' +
        '  baize serve --port 9000 --data /srv/baize\n\n' +
        'Stop it with Ctrl-C or SIGTERM: rounds in progress are finished first; a second signal stops\n' +
        'at once, and nothing is lost. Exit codes: 0 stopped; 1 it cannot run; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
