import { spawnSync } from 'node:child_process';

/** The system's Python 3: the one named in PYTHON, or `python3`. */
export const findPython = () =>
  [process.env.PYTHON, 'python3']
    .filter((name) => name !== undefined && name !== '')
    .find((name) => spawnSync(name, ['-c', 'import hashlib, hmac, json']).status === 0);
