import { askRaw } from '../../test/http/support/raw.js';
import type { World } from './world.js';

/** Everything that a viewer was sent at one moment: by whom and what was asked. */
export type Moment = ReadonlyMap<string, string>;

/** Read at every moment, by everybody. */
const READ = [
  '/api/tables/felt',
  '/api/tables/felt/irregularities',
  '/api/tables/felt/cards',
  '/api/rounds/felt/1',
  '/api/rounds/felt/1/proof',
  '/api/lobby',
  '/api/floor',
  '/api/signs',
  '/api/rounds',
  '/api/liability',
  '/api/me',
  '/api/me/history',
  '/api/me/ledger',
  '/api/proposals',
  '/api/reports/today',
  '/api/export?from=2026-01-01&to=2027-01-01',
];

/** Orders that come at the wrong time or from the wrong person, for the words of their refusals. */
const WRONG: readonly unknown[] = [
  { type: 'Turn', place: 'dealer' },
  { type: 'Turn', place: 1, cards: ['As'] },
  { type: 'Settle' },
  { type: 'Claim', seat: 1, wagers: ['progressive'] },
  { type: 'KeyWinner', jackpot: 'progressive', seat: 1 },
  { type: 'CorrectCards', place: 'dealer', cards: ['As'], reason: 'a try' },
  { type: 'Decide', seat: 7, decision: 'fold' },
];

const HEX = /[0-9a-f]{16,}/g;
/** These differ between two worlds as between two moments, whatever the cards. */
const LEFT_OUT = new Set(['date', 'keep-alive', 'connection']);

/** Everything that everybody can get at this moment, headers and all. */
export const lookAround = async (
  world: World,
  viewers: readonly string[],
  key: string,
): Promise<Moment> => {
  const mask = await world.masked();
  const seen = new Map<string, string>();
  const { base } = world.served;
  for (const viewer of viewers) {
    const cookie = viewer === 'nobody' ? null : world.as(viewer).cookie;
    const headers: Record<string, string> = cookie === null ? {} : { cookie };
    for (const path of READ) {
      const answer = await askRaw(base, path, headers);
      seen.set(`${viewer} GET ${path}`, mask(told(answer, path.startsWith('/api/export'))));
    }
    for (const [at, order] of WRONG.entries()) {
      const answer = await world.served.nobody.post('/api/tables/felt/orders', order, {
        ...headers,
        'idempotency-key': `${key}-${viewer}-${at}`,
      });
      if (answer.ok) throw new Error(`${JSON.stringify(order)} was done for ${viewer}`);
      const text = await answer.text();
      const all = [...answer.headers].filter(([name]) => !LEFT_OUT.has(name));
      seen.set(
        `${viewer} POST ${JSON.stringify(order)}`,
        mask(JSON.stringify([answer.status, all, text])),
      );
    }
  }
  return seen;
};

/** Hashes and salts of events are as long in every world, and never the same. */
const told = (
  { status, headers, bytes }: Awaited<ReturnType<typeof askRaw>>,
  hashes: boolean,
): string => {
  const all = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name));
  const text = bytes.toString('latin1');
  const shown = hashes ? text.replaceAll(HEX, (hash) => `<${hash.length}>`) : text;
  return JSON.stringify([status, all, bytes.length, shown]);
};
