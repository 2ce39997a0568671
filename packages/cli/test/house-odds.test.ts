import { runHouse } from '@baize/house';
import { BaizeClient, type OddsView } from '@baize/house/client';
import { unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { jsonOf } from './support/baize.js';
import { scratch } from './support/play.js';

interface Printed {
  readonly base: Readonly<Record<string, { numerator: string; denominator: string; edge: number }>>;
  readonly wagers: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly edge?: number;
            readonly edgeAtMeter?: number;
            readonly breakEvenMeter?: number;
          }
        >
      >
    >
  >;
}

const oddsOf = async (client: BaizeClient, table: string): Promise<OddsView> => {
  for (;;) {
    const odds = await client.odds(table);
    if (!odds.ok) throw new Error(odds.error.detail);
    if (odds.value.state !== 'counting') return odds.value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('the odds that a house tells', () => {
  it('are the ones that the command prints for the same rules', async () => {
    const running = unwrap(
      await runHouse({
        data: scratch(),
        port: 0,
        host: '127.0.0.1',
        pace: 0,
        firstTables: true,
        web: null,
        https: false,
        limits: {},
        logLevel: 'silent',
      }),
    );
    const told = await oddsOf(new BaizeClient(running.address), 'md-high-card-flush');
    await running.close(0);
    const jackpot = told.wagers.find(({ wager }) => wager === 'progressive');
    const meter = ((jackpot?.meterCents ?? 0) / 100).toFixed(2);
    const printed = (await jsonOf(
      'odds',
      'md/high-card-flush',
      '--meter',
      meter,
      '--json',
    )) as Printed;

    const { edge, numerator, denominator } = printed.base.optimal!;
    expect(told.base).toMatchObject({ edge, expected: { numerator, denominator } });
    expect(told.wagers.map(({ wager }) => wager)).toEqual(Object.keys(printed.wagers));
    for (const one of told.wagers) {
      const table = printed.wagers[one.wager]![one.paytable]!;
      expect([one.wager, one.edge]).toEqual([one.wager, table.edge ?? table.edgeAtMeter]);
      expect(one.breakEvenMeterCents).toBe(table.breakEvenMeter ?? null);
    }
  });
});
