import { spawnSync } from 'node:child_process';

/** The system's curl, where it is new enough to know `--json`: the one named in CURL, or `curl`. */
export const findCurl = () =>
  [process.env.CURL, 'curl']
    .filter((name) => name !== undefined && name !== '')
    .find((name) => spawnSync(name, ['--json', '{}', '--version']).status === 0);
