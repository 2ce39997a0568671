import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baize } from './support/baize.js';
import { scratch } from './support/house.js';

test.each(['http://tables.example', 'tables.example/', 'a b', '', ':80', 'tables.example:port'])(
  'serve --allowed-host "%s" is bad input, and starts nothing',
  async (host) => {
    const data = path.join(scratch(), 'data');
    const { stderr, code } = await baize([
      'serve',
      '--data',
      data,
      '--port',
      '0',
      '--allowed-host',
      'tables.example:8080',
      '--allowed-host',
      host,
    ]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      `--allowed-host: it must be a host such as tables.example or 127.0.0.1:8080, not "${host}"\n`,
    );
    expect(existsSync(data)).toBe(false);
  },
);
