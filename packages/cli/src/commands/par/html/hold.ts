import { html } from '../../../render/html/sheet-page.js';
import { counted } from '../../../render/numbers.js';
import type { ParHold } from '../hold-section.js';
import type { ParSheet } from '../make-sheet.js';
import { holdChart } from './charts.js';
import { dollars, shortPercent, wholeDollars } from './numbers.js';
import { factList, figureTable, tiles } from './tables.js';

const at = ({ percentiles }: ParHold['likely'], wanted: number): number =>
  percentiles.find(({ percent }) => percent === wanted)?.cents ?? 0;

export const summaryHtml = ({
  base,
  hold,
  jackpots,
}: ParSheet): string => `<section class="summary" aria-label="At a glance">
${tiles([
  { name: 'House edge', value: shortPercent(base.edge), about: 'of the ante, best play' },
  {
    name: 'Expected win',
    value: wholeDollars(hold.expectedCents),
    about: `a shift of ${hold.hours} hours, ${seatsOf(hold)}, wagers as in section 6`,
  },
  {
    name: 'Nine shifts of ten',
    value: `${wholeDollars(at(hold.likely, 5))} to ${wholeDollars(at(hold.likely, 95))}`,
    about: `end likely between; at the widest ${wholeDollars(at(hold.widest, 5))} to ${wholeDollars(at(hold.widest, 95))}`,
  },
  ...breakEvenTile(jackpots),
])}
</section>`;

const breakEvenTile = (jackpots: ParSheet['jackpots']) => {
  const moving = jackpots.filter(({ breakEvenMeterCents }) => breakEvenMeterCents !== null);
  const names = moving.map(({ name }) => name).join(', then ');
  return moving.length === 0
    ? []
    : [
        {
          name: moving.length === 1 ? 'Break-even meter' : 'Break-even meters',
          value: moving
            .map(({ breakEvenMeterCents }) => wholeDollars(breakEvenMeterCents ?? 0))
            .join(' · '),
          about: `${names}: from there the wager loses nothing in the mean`,
        },
      ];
};

const seatsOf = ({ seats }: ParHold): string => (seats === 1 ? '1 player' : `${seats} players`);

export const holdSectionHtml = ({ hold, base }: ParSheet): string => `<section>
<h2>6 · Hold over a shift</h2>
<p class="lead">${hold.hours} hours at ${hold.roundsPerHour} rounds an hour: ${counted(hold.rounds)} rounds of ${seatsOf(hold)}, each with every wager of the list below, every round, played in the best way.${base.sharedPot ? ' Players of this game play for one pot; the figures hold for a single player.' : ''}</p>
${factList([
  ['Wagered, with what is added after the deal', wholeDollars(hold.wageredCents)],
  ['Expected win of the house', `<strong>${wholeDollars(hold.expectedCents)}</strong>`],
  ['Expected win, of all wagered', shortPercent(hold.expectedCents / hold.wageredCents)],
  ['Expected win an hour', wholeDollars(hold.expectedCents / hold.hours)],
])}
${figureTable(
  'Where it comes from',
  { name: 'Wager', cell: ({ name }) => html(name) },
  [
    { name: 'Mean wager', cell: ({ wagerCents }) => dollars(wagerCents) },
    { name: 'Wagered', cell: ({ wageredCents }) => wholeDollars(wageredCents) },
    { name: 'Expected win', cell: ({ expectedCents }) => wholeDollars(expectedCents) },
  ],
  hold.assumed.map((assumed, place) => ({
    ...assumed,
    wageredCents: hold.wagers[place]?.wageredCents ?? 0,
    expectedCents: hold.wagers[place]?.expectedCents ?? 0,
  })),
  [['All', '', wholeDollars(hold.wageredCents), wholeDollars(hold.expectedCents)]],
)}
<figure><figcaption>The house's win as the shift goes on. Line: the mean. Dark band: half of all shifts; light band: nine of ten; both by the likely spread. Dashed: the widest that nine of ten can be. Below the heavy line the house is behind.</figcaption>
${holdChart(hold)}</figure>
${figureTable(
  'Spread of the win <small>(normal approximation)</small>',
  { name: 'Spread', cell: ({ name }) => name },
  [
    { name: 'Of a round', cell: ({ spread }) => wholeDollars(spread.ofARoundCents) },
    { name: 'Of the shift', cell: ({ spread }) => wholeDollars(spread.ofTheShiftCents) },
    { name: 'House behind', cell: ({ spread }) => shortPercent(spread.chanceBehind) },
  ],
  [
    { name: 'Likely', spread: hold.likely },
    { name: 'Widest possible', spread: hold.widest },
  ],
)}
${figureTable(
  'Percentiles of the win <small>(normal approximation)</small>',
  { name: 'Of 100 shifts', cell: ({ percent }) => `${percent} end below` },
  [
    { name: 'Likely', cell: ({ likely }) => wholeDollars(likely) },
    { name: 'Widest possible', cell: ({ widest }) => wholeDollars(widest) },
  ],
  hold.likely.percentiles.map(({ percent, cents }) => ({
    percent,
    likely: cents,
    widest: at(hold.widest, percent),
  })),
)}
</section>`;

export const methodSectionHtml = ({
  rulebook,
  base,
  jackpots,
  hold,
}: ParSheet): string => `<section>
<h2>7 · How it is computed</h2>
<h3>Exact</h3>
<ul class="method">
<li>Every count of deals, every probability and every expectation: whole numbers over all equally likely deals of one 52-card deck, by the code that also pays the hands. Percentages and standard deviations are these, rounded once.</li>
<li>Best play: of each hand the decision with the greatest exact value${base.sharedPot ? ', for one player against the house' : ''}.</li>
<li>The expected win of a shift: means add up, whatever hangs together.</li>
${jackpots.length === 0 ? '' : '<li>Break-even, growth, mean meter and long-run return of a jackpot, with every wager on a deal of its own and no end to the jackpot.</li>'}
</ul>
<h3>Not exact, and how</h3>
<ul class="method">
<li>The spread of a shift: rounds are dealt from a fresh deck and stand apart, but the wagers of one round share its cards. ${likelyWords(hold)} “Widest possible” adds up the exact standard deviations of all wagers of all seats, which no dependence can exceed.</li>
<li>Percentiles, samples, the volatility index (1.645 standard deviations) and the chance to be behind take the win for normally distributed. Rare large awards make it less so, the more the shorter the shift.</li>
<li>The expected win is that of best play: players who play worse lose more.</li>
<li>Left out: payout limits, tips, irregularities, rounding of shares to the cent${base.sharedPot ? ', and what several players at one pot change' : ''}.</li>
</ul>
<h3>To reproduce</h3>
<p><code>baize odds ${html(rulebook)} --house FILE</code> prints the same counts; <code>baize par ${html(rulebook)} --house FILE --json</code> prints all figures of this sheet; <code>baize simulate ${html(rulebook)}</code> plays rounds against them.</p>
</section>`;

const likelyWords = ({ measured, seats }: ParHold): string =>
  measured === null
    ? 'The likely spread has the exact standard deviation of each wager, and takes different wagers of a round as apart, which they are not quite.'
    : `The likely spread takes what ${seats} seats of the base game and of side bets on the player's cards do together as measured in ${counted(measured.rounds)} simulated rounds (seed “${html(measured.seed)}”), jackpots seat by seat by their exact standard deviation, and different wagers as apart, which they are not quite.`;
