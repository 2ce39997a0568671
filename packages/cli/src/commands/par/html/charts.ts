import {
  area,
  bar,
  CHART_WIDTH,
  chart,
  curve,
  dot,
  label,
  line,
  type Point,
  scale,
  ticksOf,
} from '../../../render/html/svg.js';
import type { ParBase } from '../base-section.js';
import type { ParHold } from '../hold-section.js';
import type { ParJackpot } from '../jackpot-sections.js';
import { type OutcomeGroup, oneIn, outcomeGroups, shortPercent, wholeDollars } from './numbers.js';

const ROW = 24;
const LABELS = 204;
const RARE = 0.0001;

/** Outcomes as bars: solid for the house, striped for the player, empty for a push. */
export const outcomeChart = ({ outcomes }: ParBase): string => {
  const groups = outcomeGroups(outcomes);
  const most = Math.max(...groups.map(({ chance }) => chance));
  const width = scale([0, most], [0, CHART_WIDTH - LABELS - 84]);
  const height = ROW * groups.length + 6;
  return chart(
    'outcomes',
    {
      title: 'How often a round ends how',
      desc: `${groups.map((group) => `${group.label} ${textOf(group)}`).join('; ')}.`,
      height,
    },
    STRIPES,
    ...groups.map((group, place) => {
      const top = place * ROW + 4;
      const long = Math.max(1, width(group.chance));
      return [
        label(group.label, [LABELS - 8, top + 14], 'end'),
        bar(LABELS, top, long, ROW - 7, `bar ${group.result}`),
        label(textOf(group), [LABELS + long + 6, top + 14], 'start', 'strong'),
      ].join('');
    }),
    line([LABELS, 0], [LABELS, height], 'axis'),
  );
};

const STRIPES =
  '<defs><pattern id="stripes" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" class="stripe-ground"/><rect width="1.6" height="5" class="stripe"/></pattern></defs>';

const textOf = ({ chance }: OutcomeGroup): string =>
  chance > 0 && chance < RARE ? shortOneIn(chance) : shortPercent(chance);

/** `1 in 278 million`. */
const shortOneIn = (chance: number): string => {
  const ways = 1 / chance;
  return ways < 1e7 ? oneIn(chance) : `1 in ${Math.round(ways / 1e6)} million`;
};

const PLOT = { left: 58, right: CHART_WIDTH - 24, top: 26, bottom: 236 } as const;
const PLOT_HEIGHT = 280;

/** The return of one dollar as the meter grows. */
export const meterChart = (jackpot: ParJackpot): string => {
  const { id, name, fixedReturn, meterShare, seedCents, breakEvenMeterCents, longRun } = jackpot;
  const returnAt = (meter: number): number => fixedReturn.value + (meterShare.value * meter) / 100;
  const marks = [
    { words: jackpot.type === 'house' ? 'prize' : 'seed', meter: seedCents },
    ...(longRun === null ? [] : [{ words: 'mean', meter: longRun.meanMeterCents }]),
    ...(breakEvenMeterCents === null ? [] : [{ words: 'break-even', meter: breakEvenMeterCents }]),
  ].toSorted((left, right) => left.meter - right.meter);
  const ticks = ticksOf(0, 1.12 * Math.max(...marks.map(({ meter }) => meter)), 4);
  const last = ticks.at(-1) ?? 1;
  const levels = ticksOf(0, Math.max(1, returnAt(last)), 5);
  const x = scale([0, last], [PLOT.left, PLOT.right]);
  const y = scale([0, levels.at(-1) ?? 1], [PLOT.bottom, PLOT.top]);
  return chart(
    `meter-${id}`,
    {
      title: `${name}: return of the wager by what the meter shows`,
      desc: `A straight line from ${shortPercent(fixedReturn.value)} at an empty meter. ${marks.map(({ words, meter }) => `At the ${words} of ${wholeDollars(meter)} it is ${shortPercent(returnAt(meter))}`).join('; ')}.`,
      height: PLOT_HEIGHT,
    },
    ...levels.map((level) =>
      [
        line([PLOT.left, y(level)], [PLOT.right, y(level)], 'grid'),
        label(`${Math.round(100 * level)} %`, [PLOT.left - 6, y(level) + 4], 'end'),
      ].join(''),
    ),
    ...ticks.map((tick) => label(compact(tick), [x(tick), PLOT.bottom + 17], 'middle')),
    line([PLOT.left, y(1)], [PLOT.right, y(1)], 'level'),
    label('all comes back', [PLOT.left + 5, y(1) - 5], 'start', 'quiet'),
    curve(
      [
        [x(0), y(returnAt(0))],
        [x(last), y(returnAt(last))],
      ],
      'curve',
    ),
    ...marks.map(({ meter }) =>
      line([x(meter), PLOT.bottom], [x(meter), y(returnAt(meter))], 'drop'),
    ),
    ...marks.map(({ words, meter }, place) => {
      const spot: Point = [x(meter), y(returnAt(meter))];
      const low = y(0) - 7 - 31 * place;
      const left = spot[0] > (PLOT.left + PLOT.right) / 2;
      const beside = spot[0] + (left ? -6 : 6);
      const anchor = left ? 'end' : 'start';
      return [
        dot(spot, 'spot'),
        label(words, [beside, low - 13], anchor, 'strong halo'),
        label(
          `${wholeDollars(meter)}: ${shortPercent(returnAt(meter))}`,
          [beside, low],
          anchor,
          'halo',
        ),
      ].join('');
    }),
    line([PLOT.left, PLOT.bottom], [PLOT.right, PLOT.bottom], 'axis'),
    label('what the meter shows', [PLOT.right, PLOT.bottom + 36], 'end', 'quiet'),
    label('return of the wager', [PLOT.left - 50, 12], 'start', 'quiet'),
  );
};

/** `$250k`, `$1.5m`. */
const compact = (amountCents: number): string => {
  const amount = amountCents / 100;
  const size = Math.abs(amount);
  const sign = amount < 0 ? '−' : '';
  if (size >= 1e6) return `${sign}$${Number((size / 1e6).toFixed(2))}m`;
  return size >= 1e4 ? `${sign}$${Number((size / 1e3).toFixed(1))}k` : wholeDollars(amountCents);
};

const FAN = { left: 62, right: CHART_WIDTH - 72, top: 26, bottom: 246 } as const;
const STEPS = 32;

/** The house's win hour by hour: mean and spread. */
export const holdChart = ({ hours, expectedCents, likely, widest }: ParHold): string => {
  const at = (spread: ParHold['likely'], percentile: number): number =>
    spread.percentiles.find(({ percent }) => percent === percentile)?.cents ?? expectedCents;
  const levels = ticksOf(at(widest, 5), Math.max(0, at(widest, 95)), 6);
  const x = scale([0, hours], [FAN.left, FAN.right]);
  const y = scale([levels[0] ?? 0, levels.at(-1) ?? 1], [FAN.bottom, FAN.top]);
  // The mean grows with time, the spread with its square root.
  const path = (spread: ParHold['likely'], percentile: number): readonly Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const part = (step / STEPS) ** 2;
      const stray = at(spread, percentile) - expectedCents;
      return [x(hours * part), y(expectedCents * part + stray * Math.sqrt(part))];
    });
  const band = (low: number, high: number): readonly Point[] => [
    ...path(likely, high),
    ...path(likely, low).toReversed(),
  ];
  const ends = [
    { words: 'widest 95 %', cents: at(widest, 95) },
    { words: '95 %', cents: at(likely, 95) },
    { words: 'mean', cents: expectedCents },
    { words: '5 %', cents: at(likely, 5) },
    { words: 'widest 5 %', cents: at(widest, 5) },
  ];
  return chart(
    'hold',
    {
      title: `The house's win over ${hours} hours`,
      desc: `The mean rises to ${wholeDollars(expectedCents)}. Nine shifts of ten likely end between ${wholeDollars(at(likely, 5))} and ${wholeDollars(at(likely, 95))}; at the widest between ${wholeDollars(at(widest, 5))} and ${wholeDollars(at(widest, 95))}.`,
      height: 270,
    },
    ...levels.map((level) =>
      [
        line([FAN.left, y(level)], [FAN.right, y(level)], 'grid'),
        label(compact(level), [FAN.left - 6, y(level) + 4], 'end'),
      ].join(''),
    ),
    area(band(5, 95), 'band outer'),
    area(band(25, 75), 'band inner'),
    curve(path(widest, 95), 'bound'),
    curve(path(widest, 5), 'bound'),
    line([FAN.left, y(0)], [FAN.right, y(0)], 'level'),
    curve(path(likely, 50), 'curve'),
    ...spaced(ends.map(({ words, cents }) => ({ words, place: y(cents) + 4 }))).map(
      ({ words, place }) => label(words, [FAN.right + 4, place], 'start', 'small'),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
      label(`${Number((hours * part).toFixed(1))} h`, [x(hours * part), FAN.bottom + 17], 'middle'),
    ),
    label("the house's win", [4, 12], 'start', 'quiet'),
  );
};

const LETTERS = 12;

/** Moves labels apart where they would overlap. */
const spaced = <T extends { readonly place: number }>(labels: readonly T[]): readonly T[] => {
  let above = Number.NEGATIVE_INFINITY;
  return labels.map((one) => {
    const place = Math.max(one.place, above + LETTERS);
    above = place;
    return { ...one, place };
  });
};
