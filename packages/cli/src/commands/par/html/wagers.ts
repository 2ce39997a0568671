import { cite, html } from '../../../render/html/sheet-page.js';
import { counted } from '../../../render/numbers.js';
import type { ElectedLine } from '../elected.js';
import type { ParHold } from '../hold-section.js';
import type { ParJackpot } from '../jackpot-sections.js';
import type { ParRow, ParSideBet } from '../wager-sections.js';
import { meterChart } from './charts.js';
import { decimal, dollars, fineDollars, oneIn, percent } from './numbers.js';
import { type Column, exactFraction, type Fact, factList, figureTable } from './tables.js';

export const sideBetsHtml = (bets: readonly ParSideBet[]): string => `<section>
<h2>4 · Side bets</h2>
${bets.length === 0 ? '<p class="lead">None is elected.</p>' : bets.map(sideBetHtml).join('\n')}
</section>`;

const sideBetHtml = (bet: ParSideBet): string => `<article>
<h3>${html(bet.name)} <span class="id">${html(bet.table)}</span> ${cite(bet.cite)}</h3>
${factList([
  bet.edge === null
    ? ['Pays in the mean, of an ante', `<strong>${percent(bet.expectedReturn)}</strong>`]
    : ['House edge', `<strong>${percent(bet.edge)}</strong>`],
  bet.edge === null ? null : ['Expected return', percent(bet.expectedReturn)],
  hitFact(bet),
  bet.edge === null ? null : ['Standard deviation, in wagers', decimal(bet.standardDeviation)],
  bet.edge === null ? null : ['Volatility index (90 %)', decimal(bet.volatilityIndex)],
  [
    bet.edge === null ? 'Mean pay of one ante, exactly' : 'Expected net of one unit, exactly',
    exact(bet.expected),
  ],
])}
${figureTable(
  `${html(bet.space)} = ${counted(bet.combinations)} deals`,
  HAND,
  [PAYS, COUNT, CHANCE, ABOUT, { name: 'Return', cell: ({ returns }) => percent(returns) }],
  bet.rows,
  sumsOf(bet, bet.expectedReturn),
)}
${notesHtml(bet.notes)}
</article>`;

const HAND: Column<ParRow> = {
  name: 'Hand',
  cell: ({ label, cite: clause }) => `${html(label)} ${cite(clause)}`,
};
const PAYS: Column<ParRow> = { name: 'Pays', cell: ({ pays }) => html(pays) };
const COUNT: Column<ParRow> = { name: 'Deals', cell: ({ count }) => counted(count) };
const CHANCE: Column<ParRow> = { name: 'Probability', cell: ({ chance }) => percent(chance) };
const ABOUT: Column<ParRow> = { name: 'About', cell: ({ chance }) => oneIn(chance) };

const sumsOf = (
  { nothing, combinations }: Pick<ParSideBet, 'nothing' | 'combinations'>,
  total: number,
): readonly (readonly [string, ...string[]])[] => [
  ['On no row', '', counted(nothing.count), percent(nothing.chance), oneIn(nothing.chance), ''],
  ['All deals', '', counted(combinations), percent(1), '', percent(total)],
];

const notesHtml = (notes: readonly ElectedLine[]): string =>
  notes.length === 0
    ? ''
    : `<ul class="notes">${notes.map(({ what, value, cites }) => `<li><strong>${html(what)}.</strong> ${html(value)} ${cites.map(cite).join(' ')}</li>`).join('')}</ul>`;

export const jackpotsHtml = (jackpots: readonly ParJackpot[], hold: ParHold): string => `<section>
<h2>5 · Jackpots</h2>
${jackpots.length === 0 ? '<p class="lead">None is elected.</p>' : jackpots.map((one) => jackpotHtml(one, hold)).join('\n')}
</section>`;

const jackpotHtml = (jackpot: ParJackpot, hold: ParHold): string => {
  const atSeed = jackpot.fixedReturn.value + (jackpot.meterShare.value * jackpot.seedCents) / 100;
  const isHouse = jackpot.type === 'house';
  return `<article>
<h3>${html(jackpot.name)} <span class="id">${html(jackpot.table)}</span> ${cite(jackpot.cite)}</h3>
<p class="lead">${isHouse ? 'A house jackpot: the posted prize does not move.' : 'A progressive: the meter is fed by every wager and owed to the players.'} The wager is ${dollars(jackpot.wagerCents)}, fixed.</p>
${figureTable(
  `${html(jackpot.space)} = ${counted(jackpot.combinations)} deals; return with the meter at ${dollars(jackpot.seedCents)}`,
  HAND,
  [
    {
      name: 'Pays',
      cell: ({ pays, envy }) =>
        `${html(pays)}${envy === null ? '' : ` <small>envy ${html(envy)}</small>`}`,
    },
    COUNT,
    CHANCE,
    ABOUT,
    { name: 'Return', cell: ({ returns }) => percent(returns) },
  ],
  jackpot.rows,
  sumsOf(jackpot, atSeed),
)}
<h4>Return and break-even</h4>
${factList(returnFacts(jackpot, atSeed))}
${jackpot.meterShare.value === 0 ? '' : `<figure><figcaption>Return of one wager as the meter grows, envy left out. Right of the break-even the wager loses nothing in the mean.</figcaption>${meterChart(jackpot)}</figure>`}
<h4>Liability</h4>
${factList(liabilityFacts(jackpot, hold))}
${envyHtml(jackpot)}
${notesHtml(jackpot.notes)}
</article>`;
};

const hitFact = ({ hitFrequency }: Pick<ParJackpot, 'hitFrequency'>): Fact => [
  'Hit frequency',
  `${percent(hitFrequency)} · ${oneIn(hitFrequency)}`,
];

const exact = ({ numerator, denominator }: ParSideBet['expected']): string =>
  exactFraction(counted(numerator).replace('-', '−'), counted(denominator));

const returnFacts = (jackpot: ParJackpot, atSeed: number): readonly Fact[] => {
  const { fixedReturn, meterShare, breakEvenMeterCents, longRun, type } = jackpot;
  return [
    ['Fixed awards bring back', `<strong>${percent(fixedReturn.value)}</strong>`],
    ['Fixed awards, exactly', exact(fixedReturn)],
    ['Each $1,000 on the meter adds', percent(1000 * meterShare.value)],
    ['Share of the meter for $1, exactly', exact(meterShare)],
    [type === 'house' ? 'Return at the posted prize' : 'Return at the seed', percent(atSeed)],
    longRun && ['Return in the long run', `<strong>${percent(longRun.expectedReturn)}</strong>`],
    longRun && ['Mean meter in the long run', dollars(longRun.meanMeterCents)],
    [
      'Break-even meter',
      breakEvenMeterCents === null
        ? 'none: no row takes a share'
        : `<strong>${dollars(breakEvenMeterCents)}</strong>`,
    ],
    hitFact(jackpot),
  ];
};

const liabilityFacts = (
  jackpot: ParJackpot,
  { seats, roundsPerHour }: ParHold,
): readonly Fact[] => {
  const { topAward: top, growthMicros, margin, seedCents, longRun } = jackpot;
  const isHouse = jackpot.type === 'house';
  const full = `wagers at ${jackpot.positions} positions`;
  const rounded = (value: number): string => counted(Math.round(value));
  const meter: readonly Fact[] = [
    ['Seed, put up by the house at every reset', dollars(seedCents)],
    ['Reserve held at the start', dollars(jackpot.reserveCents)],
    ['Meter grows by, each wager', fineDollars(growthMicros.perWager / 10_000)],
    [`Meter grows by, each round, ${full}`, fineDollars(growthMicros.perRound / 10_000)],
    ['New seeds cost, for each wager', fineDollars(jackpot.seedCostPerWagerCents)],
    longRun && ['Owed to players, at the mean meter', dollars(longRun.meanMeterCents)],
  ];
  return [
    ...(isHouse ? [['Posted prize', dollars(seedCents)] as const] : meter),
    top && [
      'Top award',
      `${top.percent} % of the ${isHouse ? 'prize' : 'meter'}: ${html(top.hands.join(', '))}`,
    ],
    top && ['Wagers between top awards, in the mean', rounded(top.meanWagers)],
    top && [
      `Rounds between them, ${full}`,
      `${rounded(top.meanRounds)} (${rounded(top.meanHours)} hours at ${roundsPerHour} rounds an hour)`,
    ],
    [
      'The house keeps of a wager',
      `<strong>${percent(margin.edge)}</strong> <small>after ${isHouse ? 'every award' : 'contributions, fixed awards, new seeds'}${envyWords(jackpot, seats)}</small>`,
    ],
    ['Standard deviation of that, in wagers', decimal(margin.standardDeviation)],
  ];
};

const envyWords = ({ envy }: ParJackpot, seats: number): string => {
  if (envy === null) return '';
  return seats === 1 ? '; envy left out, see below' : `, envy to ${seats - 1} others`;
};

const envyHtml = ({ envy }: ParJackpot): string =>
  envy === null
    ? ''
    : figureTable(
        `What envy costs a round, by other players with the wager <small>(${envy.triggerNeedsWager ? 'a hand needs the wager to make others envious' : 'a hand makes others envious with or without the wager'})</small>`,
        { name: 'Others', cell: ({ others }) => String(others) },
        [
          { name: "One player's hand", cell: ({ ofOneHandCents }) => fineDollars(ofOneHandCents) },
          { name: 'The whole table', cell: ({ ofTheTableCents }) => fineDollars(ofTheTableCents) },
          { name: 'Adds to the return', cell: ({ envyReturn }) => percent(envyReturn) },
        ],
        envy.byOthers,
      );
