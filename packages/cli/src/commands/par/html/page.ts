import { cite, html, sheetPage } from '../../../render/html/sheet-page.js';
import { counted } from '../../../render/numbers.js';
import type { ParBase } from '../base-section.js';
import type { ElectedGroup } from '../elected.js';
import type { ParSheet } from '../make-sheet.js';
import { outcomeChart } from './charts.js';
import { holdSectionHtml, methodSectionHtml, summaryHtml } from './hold.js';
import { decimal, decisionWords, oneIn, outcomeWords, percent, shortPercent } from './numbers.js';
import { PAR_STYLE } from './style.js';
import { exactFraction, factList, figureTable } from './tables.js';
import { jackpotsHtml, sideBetsHtml } from './wagers.js';

/** The whole report on one self-contained page, without scripts. */
export const parHtml = (sheet: ParSheet): string => {
  const { identity } = sheet;
  return sheetPage({
    title: `PAR sheet: ${identity.game} – ${identity.operator}`,
    style: PAR_STYLE,
    body: `<header>
<p class="operator">${html(identity.operator)} · ${html(identity.table)}</p>
<h1>${html(identity.game)}</h1>
<p class="kind">Probability accounting report (PAR sheet)${identity.date === null ? '' : ` · ${html(identity.date)}`}</p>
</header>
${summaryHtml(sheet)}
${identityHtml(identity)}
${electedHtml(sheet.elected)}
${baseHtml(sheet.base)}
${sideBetsHtml(sheet.sideBets)}
${jackpotsHtml(sheet.jackpots, sheet.hold)}
${holdSectionHtml(sheet)}
${methodSectionHtml(sheet)}
<footer><p>${html(identity.document)} (${html(identity.reference)})</p></footer>`,
  });
};

const identityHtml = (identity: ParSheet['identity']): string => `<section>
<h2>1 · Identity</h2>
${factList([
  ['Operator', html(identity.operator)],
  ['Table', html(identity.table)],
  ['Document', `${html(identity.document)}, ${html(identity.reference)}`],
  ['Jurisdiction', html(identity.jurisdiction)],
  ['Clauses begin with', html(identity.clausePrefix)],
  ['Document in force from', html(identity.documentEffective ?? 'not stated')],
  ['Rulebook version', String(identity.rulebookVersion)],
  ['House rules in force from', html(identity.effective)],
  ['Digest of the elections', `<code>${html(identity.electionsDigest)}</code>`],
  ['Digest that rounds are pinned to', `<code>${html(identity.roundsDigest)}</code>`],
])}
</section>`;

const electedHtml = (groups: readonly ElectedGroup[]): string => `<section>
<h2>2 · Rules elected</h2>
<p class="lead">What the house chose within its document, and the rules of play that the figures rest on, each with its clause. A clause that begins with AMB is a reading where the document is silent or unclear.</p>
<div class="groups">
${groups
  .map(
    ({ title, lines }) => `<div class="group"><h3>${html(title)}</h3>
<dl class="elected">${lines
      .map(
        ({ what, value, cites }) =>
          `<div><dt>${html(what)}</dt><dd>${html(value)} ${citesHtml(cites)}</dd></div>`,
      )
      .join('')}</dl></div>`,
  )
  .join('\n')}
</div>
</section>`;

const LISTED = 3;

const citesHtml = (cites: readonly string[]): string => {
  const more = cites.length - LISTED;
  return [
    ...cites.slice(0, LISTED).map(cite),
    ...(more > 0 ? [`<span class="cite">and ${more} more</span>`] : []),
  ].join(' ');
};

const baseHtml = (base: ParBase): string => `<section>
<h2>3 · Base game</h2>
<p class="lead">${base.sharedPot ? 'One player against the house, with the ante bonus in force' : 'One hand'}, played in the best way there is${base.id === 'optimal' ? '' : `, with kickout table ${html(base.id)}`}. Every deal is counted; nothing is sampled.</p>
${factList([
  ['House edge, of the ante', `<strong>${percent(base.edge)}</strong>`],
  ['Element of risk, of all wagered', percent(base.elementOfRisk)],
  ['Average wager, in antes', decimal(base.averageWager)],
  ['Standard deviation, in antes', decimal(base.standardDeviation)],
  ['Volatility index (90 %), in antes', decimal(base.volatilityIndex)],
  [
    'Expected net of one ante, exactly',
    exactFraction(signed(base.expected.numerator), counted(base.expected.denominator)),
  ],
])}
<h3>Decisions</h3>
${factList(Object.entries(base.decisions).map(([name, chance]) => [decisionWords(name), percent(chance)]))}
<figure><figcaption>How often a round ends how. <span class="key lose"></span> solid: the player loses · <span class="key win"></span> striped: wins · <span class="key push"></span> empty: pushes</figcaption>
${outcomeChart(base)}</figure>
${outcomesHtml(base)}
${simplifiedHtml(base)}
${figureTable(
  "The house's share of all antes in samples: nine of ten lie between <small>(normal approximation)</small>",
  { name: 'Hands', cell: ({ hands }) => counted(hands) },
  [
    { name: 'From', cell: ({ low }) => `${decimal(100 * low, 2)} %` },
    { name: 'To', cell: ({ high }) => `${decimal(100 * high, 2)} %` },
  ],
  base.samples,
)}
</section>`;

const signed = (whole: string): string =>
  whole.startsWith('-') ? `−${counted(whole.slice(1))}` : counted(whole);

const outcomesHtml = ({ outcomes, expected }: ParBase): string =>
  figureTable(
    'Every outcome, in deals',
    {
      name: 'The round ends',
      cell: (one) => html(`${decisionWords(one.decision)}: ${outcomeWords(one)}`),
    },
    [
      { name: 'Net, antes', cell: ({ net }) => signedNet(net) },
      { name: 'Deals', cell: ({ count }) => counted(count) },
      { name: 'Probability', cell: ({ chance }) => percent(chance) },
      { name: 'About', cell: ({ chance }) => oneIn(chance) },
    ],
    outcomes,
    [['All deals', '', counted(expected.denominator), percent(1)]],
  );

const signedNet = (net: number): string => {
  if (net === 0) return '0';
  return net < 0 ? `−${counted(-net)}` : `+${counted(net)}`;
};

const simplifiedHtml = ({ simplified }: ParBase): string =>
  simplified.length === 0
    ? ''
    : figureTable(
        'Strategies a player can remember',
        { name: 'Strategy', cell: ({ sentence }) => html(sentence) },
        [
          { name: 'House edge', cell: ({ edge }) => percent(edge) },
          { name: 'More than best play', cell: ({ cost }) => shortPercent(cost) },
        ],
        simplified,
      );
