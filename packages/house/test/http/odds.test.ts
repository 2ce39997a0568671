import { cents } from '@baize/money';
import { baseOdds, jackpotFiguresAt, oddsOfWagers } from '@baize/odds';
import { describe, expect, it } from 'vitest';
import type { OddsView } from '../../src/http/schemas/odds.js';
import { OddsDesk } from '../../src/odds/odds-desk.js';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

const TABLE = 'md-high-card-flush';

const askedOnce = async ({ nobody }: Served): Promise<OddsView> => {
  const response = await nobody.get(`/api/tables/${TABLE}/odds`);
  expect(response.status).toBe(200);
  return (await response.json()) as OddsView;
};

const counted = async (served: Served): Promise<OddsView> => {
  for (;;) {
    const odds = await askedOnce(served);
    if (odds.state !== 'counting') return odds;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('the odds of a table', () => {
  it('are being counted at first, and then are exactly those of the rules in force', async () => {
    const served = await serve({ tables: true });
    const { digest, inForce } = served.house.desk(TABLE)!.rules;
    expect(await askedOnce(served)).toEqual({ digest, state: 'counting', base: null, wagers: [] });
    const odds = await counted(served);
    expect(odds.state).toBe('counted');

    const [best] = baseOdds(inForce);
    const { numerator, denominator, edge, decisions } = best!.figures;
    expect(odds.base).toMatchObject({
      edge,
      decisions,
      expected: { numerator: String(numerator), denominator: String(denominator) },
      players: null,
      kickout: null,
    });

    const all = oddsOfWagers(inForce);
    expect(odds.wagers.map(({ wager, paytable }) => [wager, paytable])).toEqual(
      all.map(({ wager }) => [wager, inForce.tables[wager]!.id]),
    );
    const flush = all.find(({ wager }) => wager === 'flush')!.tables[inForce.tables.flush!.id]!;
    expect(odds.wagers.find(({ wager }) => wager === 'flush')).toMatchObject({
      kind: 'side-bet',
      edge: flush.kind === 'side-bet' ? flush.figures.edge : null,
      meterCents: null,
    });
  });

  it('are those of a jackpot at what its meter shows now', async () => {
    const served = await serve({ tables: true });
    const odds = await counted(served);
    const { inForce } = served.house.desk(TABLE)!.rules;
    const meter = served.house.meter(`${TABLE}-progressive`);
    const jackpot = oddsOfWagers(inForce).find(({ wager }) => wager === 'progressive')!.tables[
      inForce.tables.progressive!.id
    ]!;
    expect(meter.phase).not.toBe('unopened');
    const told = odds.wagers.find(({ wager }) => wager === 'progressive')!;
    expect(told.meterCents).toBeGreaterThan(0);
    const { edge, numerator, denominator } = jackpotFiguresAt(
      jackpot.table,
      jackpot.hits,
      {
        wagerCents: inForce.jackpots[0]!.wagerCents,
        fixedDollars: inForce.rulebook.jackpots!.fixedDollars.value,
      },
      cents(told.meterCents!),
    );
    expect(told).toMatchObject({
      kind: 'jackpot',
      edge,
      expected: { numerator: String(numerator), denominator: String(denominator) },
      breakEvenMeterCents:
        jackpot.kind === 'jackpot' ? jackpot.figures.breakEvenMeterCents : undefined,
    });
  });

  it('are of a table that there is', async () => {
    const { nobody } = await serve();
    const refused = await nobody.get('/api/tables/no-table/odds');
    expect(refused.status).toBe(404);
    expect((await problemOf(refused)).code).toBe('not-found');
  });

  it('that cannot be counted are said to have failed, and the house is told', async () => {
    const failures: string[] = [];
    const desk = new OddsDesk((what) => failures.push(what));
    const served = await serve({ tables: true });
    const { house } = served.house.desk(TABLE)!.rules;
    await served.close();
    const broken = {
      digest: 'sha256:0',
      house: { ...house, paytables: { flush: 'no such table' } },
    };
    expect(desk.of(broken)).toEqual({ state: 'counting' });
    while (desk.of(broken).state === 'counting') {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(desk.of(broken)).toEqual({ state: 'failed' });
    expect(failures).toEqual(['counting odds']);
    await desk.close();
  });

  it('keep nobody waiting who closes the house meanwhile', async () => {
    const served = await serve({ tables: true });
    expect((await askedOnce(served)).state).toBe('counting');
    await served.close();
  });
});
