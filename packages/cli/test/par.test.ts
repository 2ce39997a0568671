import { readyMadeHouse } from '@baize/house/ready-made';
import { type BaseOdds, figuresOf, type JackpotFigures, oddsOfWagers, toNumber } from '@baize/odds';
import { present } from '@baize/result';
import {
  type HouseRules,
  putInForce,
  RULEBOOK_IDS,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { electedGroups } from '../src/commands/par/elected.js';
import { parHtml } from '../src/commands/par/html/page.js';
import { jackpotSections } from '../src/commands/par/jackpot-sections.js';
import type { ParSheet } from '../src/commands/par/make-sheet.js';
import { makeSheet } from '../src/commands/par/make-sheet.js';
import { shiftOf } from '../src/commands/par/shift-plan.js';
import { electedOdds } from '../src/commands/par/wager-sections.js';
import { openTable } from '../src/input/house-table.js';
import { NO_STDIN } from './support/baize.js';

const SHIFT = { roundsPerHour: '40', hours: '8' };

/** One seat needs no measuring, which takes this game longest. */
const FEWER: Readonly<Partial<Record<RulebookId, { readonly seats: string }>>> = {
  'sd/caribbean-stud': { seats: '1' },
};

const tableOf = (id: RulebookId) => openTable(readyMadeHouse(id), id, NO_STDIN);

const oddsById = new Map<RulebookId, ReturnType<typeof oddsOfWagers>>();

const wagerOdds = (id: RulebookId) => {
  const odds = oddsById.get(id) ?? oddsOfWagers(tableOf(id).rules);
  oddsById.set(id, odds);
  return odds;
};

const made = new Map<RulebookId, ParSheet>();

/** Each is counted once and looked at many times. */
const sheetOf = (id: RulebookId): ParSheet => {
  const known = made.get(id);
  if (known !== undefined) return known;
  const table = tableOf(id);
  const shift = shiftOf({ ...SHIFT, ...FEWER[id] }, table.rules, table.house);
  const sheet = makeSheet(table, shift, null);
  made.set(id, sheet);
  return sheet;
};

describe.each(RULEBOOK_IDS)('the PAR sheet of %s', (id) => {
  it('has outcomes of the base game that come to its figures', () => {
    const { base } = sheetOf(id);
    const ends = base.outcomes.map(({ count, net, staked }) => ({
      count: BigInt(count),
      net,
      staked,
    }));
    const figures = figuresOf(ends, BigInt(base.expected.denominator));
    expect(String(figures.numerator)).toBe(base.expected.numerator);
    expect(figures.edge).toBe(base.edge);
    expect(figures.elementOfRisk).toBe(base.elementOfRisk);
    expect(figures.standardDeviation).toBe(base.standardDeviation);
    expect(figures.averageWager).toBe(base.averageWager);
    const decided: BaseOdds['figures']['decisions'] = base.decisions;
    expect(Object.values(decided).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('has the counts and figures of every table in use, and of no other', () => {
    const { rules } = tableOf(id);
    const { sideBets, jackpots } = sheetOf(id);
    const counted = [...sideBets, ...jackpots];
    const inUse = Object.keys(rules.tables).filter((key) => key !== 'bet');
    expect(counted.map((one) => one.id).toSorted()).toEqual(inUse.toSorted());
    const odds = wagerOdds(id);
    for (const one of counted) {
      const of = present(
        odds.find(({ wager }) => wager === one.id)?.tables[one.table],
        `the odds of ${one.id}`,
      );
      expect(one.combinations).toBe(String(of.hits.combinations));
      expect(one.rows.map(({ hand, count }) => ({ hand, count: Number(count) }))).toEqual(
        of.hits.rows,
      );
      const all = one.rows.reduce((sum, { count }) => sum + BigInt(count), 0n);
      expect(String(all + BigInt(one.nothing.count))).toBe(one.combinations);
    }
    for (const bet of sideBets) {
      const of = present(odds.find(({ wager }) => wager === bet.id)?.tables[bet.table], bet.id);
      if (of.kind === 'side-bet') expect(bet.edge).toBe(of.figures.edge);
    }
  });

  it('has rows that return together what the whole table does', () => {
    const { sideBets, jackpots } = sheetOf(id);
    const sumOf = (rows: readonly { readonly returns: number }[]): number =>
      rows.reduce((sum, { returns }) => sum + returns, 0);
    for (const { rows, expectedReturn } of sideBets) {
      expect(sumOf(rows)).toBeCloseTo(expectedReturn, 12);
    }
    for (const { rows, fixedReturn, meterShare, seedCents } of jackpots) {
      const atSeed = fixedReturn.value + (meterShare.value * seedCents) / 100;
      expect(sumOf(rows)).toBeCloseTo(atSeed, 12);
    }
  });

  it('has the break-even, the long run and the top award of each jackpot', () => {
    const odds = wagerOdds(id);
    for (const jackpot of sheetOf(id).jackpots) {
      const of = odds.find(({ wager }) => wager === jackpot.id)?.tables[jackpot.table];
      const figures = present(of, jackpot.id).figures as JackpotFigures;
      expect(jackpot.breakEvenMeterCents).toBe(figures.breakEvenMeterCents);
      expect(jackpot.fixedReturn.value).toBe(toNumber(figures.fixedReturn));
      const meter = present(jackpot.longRun, 'a long run').meanMeterCents;
      const back = jackpot.fixedReturn.value + (jackpot.meterShare.value * meter) / 100;
      expect(jackpot.longRun?.expectedReturn).toBeCloseTo(back, 12);
      const chance = present(figures.topAward, 'a top award').chance;
      expect(jackpot.topAward?.meanWagers).toBeCloseTo(1 / toNumber(chance), 6);
    }
  });

  it('holds over a shift what its wagers do by hand, seat and round', () => {
    const { hold, base, sideBets, jackpots } = sheetOf(id);
    const edges = new Map<string, number | null>([
      ['ante', base.edge],
      ...sideBets.map((bet) => [bet.id, bet.edge] as const),
      ...jackpots.map((jackpot) => [jackpot.id, jackpot.margin.edge] as const),
    ]);
    const expected = hold.assumed.reduce(
      (sum, { id: wager, wagerCents }) =>
        sum + 320 * hold.seats * wagerCents * (edges.get(wager) ?? Number.NaN),
      0,
    );
    expect(hold.rounds).toBe(320);
    expect(hold.expectedCents).toBeCloseTo(expected, 6);
    expect(hold.likely.ofARoundCents).toBeLessThanOrEqual(hold.widest.ofARoundCents);
  });

  it('weighs less than 250 kB with its type inside', () => {
    const page = parHtml(sheetOf(id));
    expect(page.match(/url\(data:font\/woff2;base64,/g)?.length).toBeGreaterThanOrEqual(2);
    expect(Buffer.byteLength(page)).toBeLessThan(250_000);
  });

  it('is a page of its own, with every tag closed', () => {
    const page = parHtml(sheetOf(id)).replaceAll(/base64,[^)]*/g, '');
    expect(page).not.toMatch(/<script|https?:|src=|NaN|undefined|Infinity/);
    const open: string[] = [];
    for (const [, slash, tag = '', own] of page.matchAll(/<(\/?)([a-z]+\d?)\b[^>]*?(\/?)>/gi)) {
      if (own === '/' || ['meta', 'wbr'].includes(tag)) continue;
      if (slash === '/') expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
  });

  it('names and tells every chart', () => {
    const sheet = sheetOf(id);
    const charts = parHtml(sheet).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(charts).toHaveLength(2 + sheet.jackpots.length);
    for (const chart of charts) {
      const [, title, desc] =
        /aria-labelledby="(\S+) (\S+)">\n<title id="\1">.{10,}<\/title>\n<desc id="\2">.*\d.*<\/desc>/.exec(
          chart,
        ) ?? [];
      expect(title).toBeDefined();
      expect(desc).toBeDefined();
    }
  });

  it('is the same whenever it is made', () => {
    const sheet = sheetOf(id);
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
    expect(parHtml(sheet)).toBe(parHtml(structuredClone(sheet)));
  });
});

describe('what is printed', () => {
  it('is the published loss of a full cycle of Caribbean Stud', () => {
    const page = parHtml(sheetOf('sd/caribbean-stud'));
    expect(page).toContain('−1,041,372,912,372');
    expect(page).toContain('19,933,230,517,200');
  });

  it('is text, whatever an operator is called', () => {
    const sheet = sheetOf('oh/high-card-flush');
    const operator = `<script>alert("1")</script> & 'Sons'`;
    const page = parHtml({
      ...sheet,
      identity: { ...sheet.identity, operator, date: '2026-01-31' },
    });
    expect(page).not.toContain('<script');
    expect(page).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;',
    );
    expect(page).toContain('2026-01-31');
  });
});

describe('house rules that are not the ready-made ones', () => {
  const inForce = (id: RulebookId, change: (house: HouseRules) => HouseRules) => {
    const { house: before } = tableOf(id);
    const house = change(before);
    const put = putInForce(rulebookById(id), house);
    if (!put.ok) throw new Error(put.error[0]?.message);
    return { house, rules: put.value };
  };

  it('WA-RP-DEF-house#1: a house jackpot does not grow, and its prize is paid by the house', () => {
    const { rules } = inForce('wa/ricochet-poker', (house) => ({
      ...house,
      jackpots: {
        'mini-royal': { type: 'house', wager: 200, seed: 500_000, suit: 'h' },
        'straight-flush': { type: 'house', wager: 100, seed: 1_000_000 },
      },
    }));
    const shift = { roundsPerHour: 40, hours: 8, seats: 1, wagers: new Map() };
    const jackpots = jackpotSections(rules, electedOdds(rules, oddsOfWagers(rules)), shift, 7);
    const [mini] = jackpots;
    expect(mini).toMatchObject({ type: 'house', longRun: null, growthMicros: { perRound: 0 } });
    // What the players lose at the posted prize is what the house keeps: there is nobody else.
    const returned = mini?.rows.reduce((sum, { returns }) => sum + returns, 0) ?? 0;
    expect(mini?.margin.edge).toBeCloseTo(1 - returned, 12);
    // Dollars are printed for a wager of one dollar, and grow with it.
    expect(mini?.rows.find(({ hand }) => hand === 'straight')?.pays).toBe('$12');
    const page = parHtml({ ...sheetOf('wa/ricochet-poker'), jackpots });
    expect(page).toContain(
      'A house jackpot: the posted prize does not move. The wager is $2, fixed.',
    );
    expect(page).toContain('Return at the posted prize');
  });

  it('OH-HCF-gap-irregularities: the policy of the house stands among the rules elected', () => {
    const { rules, house } = inForce('oh/high-card-flush', (before) => ({
      ...before,
      irregularityPolicy: { reference: 'P-7 <b>', outcomes: { 'shoe-jam': 'void' } },
    }));
    const elected = electedGroups(rules, house);
    const group = elected.find(({ title }) => title.startsWith('Irregularities'));
    expect(group?.lines).toEqual([
      { what: 'policy', value: 'P-7 <b>', cites: ['OH-HCF-gap-irregularities'] },
      {
        what: 'shoe jam',
        value: 'The round is void, by the policy of the house: every wager goes back.',
        cites: ['OH-HCF-gap-irregularities'],
      },
    ]);
    expect(parHtml({ ...sheetOf('oh/high-card-flush'), elected })).toContain('P-7 &lt;b&gt;');
  });
});

/** A real Chromium lays the sheet out and prints it. */
describe('the sheet on a screen and on paper', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
  }, 60_000);

  afterAll(() => browser.close());

  const shown = async (id: RulebookId, width: number): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.setContent(parHtml(sheetOf(id)));
    await page.evaluate(TYPE_LOADED);
    return page;
  };

  /** Every face that the sheet carries, whether or not a line was drawn in it yet. */
  const TYPE_LOADED = `Promise.all([...document.fonts].map((face) => face.load())).then(() => null)`;

  /** As where a reader shows the sheet in a font of its own choice: the widest that machines have. */
  const OTHER_TYPE = `:root { --text: 'DejaVu Sans Mono', monospace !important; --title: var(--text) !important; }`;

  /** Boxes that reach beyond their part of the sheet. */
  const BOXES_OUTSIDE = `[...document.querySelectorAll('main > * *:not(svg *)')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    const part = one.closest('main > *').getBoundingClientRect();
    return width > 0 && (left < part.left - 0.5 || right > part.right + 0.5);
  }).map((one) => one.tagName + ' ' + one.textContent.slice(0, 60))`;

  /** Chart labels beyond their chart. */
  const LABELS_OUTSIDE = `[...document.querySelectorAll('svg text')].filter((one) => {
    const { x, y, width, height } = one.getBBox();
    const { width: wide, height: high } = one.ownerSVGElement.viewBox.baseVal;
    return x < 0 || y < -1 || x + width > wide || y + height > high + 1;
  }).map((one) => one.textContent)`;

  it.each(RULEBOOK_IDS.flatMap((id) => [1280, 390].map((width) => [id, width] as const)))(
    'of %s fits a window of %d',
    async (id, width) => {
      const page = await shown(id, width);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
      expect(await page.evaluate(BOXES_OUTSIDE)).toEqual([]);
      expect(await page.evaluate(LABELS_OUTSIDE)).toEqual([]);
      await page.addStyleTag({ content: OTHER_TYPE });
      expect(await page.evaluate(BOXES_OUTSIDE)).toEqual([]);
      await page.close();
    },
  );

  it.each(RULEBOOK_IDS)('of %s prints on letter sheets', async (id) => {
    const page = await shown(id, 1280);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    const boxes = pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 612 792]']));
  });
});
