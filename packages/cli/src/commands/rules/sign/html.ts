import { type Cents, formatCents } from '@baize/money';
import type { Sign, SignJackpot, SignTable } from '@baize/rulebook';
import { cite, html, sheetPage } from '../../../render/html/sheet-page.js';
import { SIGN_STYLE } from './style.js';

/** One sheet to print and post: everything the document requires that is in use. */
export const signHtml = (sign: Sign): string =>
  sheetPage({
    title: `${sign.title} – ${sign.operator}`,
    style: SIGN_STYLE,
    body: `<header>
<p class="operator">${html(sign.operator)}</p>
<h1>${html(sign.title)}</h1>
</header>
${jackpots(sign)}
<section class="rules">
${limits(sign)}
${inscriptions(sign)}
</section>
<section class="tables" aria-label="Pay tables">
${sign.tables.map(table).join('\n')}
</section>
${notices(sign)}
<footer>
<p>${html(sign.document)}</p>
<p>Areas on the layout: ${sign.areas.map(({ text }) => html(text)).join(' · ')}</p>
</footer>`,
  });

const jackpots = (sign: Sign): string =>
  sign.jackpots.length === 0
    ? ''
    : `<section class="jackpots" aria-label="Jackpots">${sign.jackpots.map(jackpot).join('')}</section>`;

const SUIT_SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

const jackpot = ({ name, type, wager, amount, suit }: SignJackpot): string => `<div class="jackpot">
<p class="label">${html(jackpotLabel(name, type))}</p>
<p class="amount">${html(amount)}</p>
<p>${type === 'progressive' ? 'starting amount, growing with every wager · ' : ''}${html(wager)} wager${suit === null ? '' : ` · <strong>chosen suit ${SUIT_SIGNS[suit]} ${suit}</strong>`}</p>
</div>`;

const jackpotLabel = (name: string, type: SignJackpot['type']): string =>
  name.toLowerCase().includes(type) ? name : `${name} · ${type} jackpot`;

const limits = (sign: Sign): string => `<div>
<h2>Table limits</h2>
<table class="limits">
<tbody>
${sign.limits
  .map(
    ({ name, minCents, maxCents }) =>
      `<tr><th scope="row">${html(name)}</th><td>${limitText(minCents, maxCents)}</td></tr>`,
  )
  .join('\n')}
${sign.payoutLimit === null ? '' : `<tr class="cap"><th scope="row" colspan="2">${html(sign.payoutLimit.text)} ${cite(sign.payoutLimit.cite)}</th></tr>`}
</tbody>
</table>
</div>`;

const limitText = (min: number, max: number): string =>
  min === max
    ? `${formatCents(min as Cents)} exactly`
    : `${formatCents(min as Cents)} – ${formatCents(max as Cents)}`;

const inscriptions = (sign: Sign): string => `<div>
<h2>The game</h2>
<ul>
${sign.inscriptions.map(({ text, cite: clause }) => `<li>${html(text)} ${cite(clause)}</li>`).join('\n')}
</ul>
</div>`;

const table = ({ name, id, cite: clause, rows }: SignTable): string => {
  const withEnvy = rows.some(({ envy }) => envy !== null);
  return `<table class="pays">
<caption>${html(name)}${id === '' ? '' : ` <span class="id">${html(id)}</span>`} ${cite(clause)}</caption>
${withEnvy ? '<thead><tr><th scope="col">Hand</th><th scope="col">Pays</th><th scope="col">Envy</th></tr></thead>' : ''}
<tbody>
${rows
  .map(
    ({ hand, pays, envy }) =>
      `<tr><th scope="row">${html(hand)}</th><td>${html(pays)}</td>${withEnvy ? `<td>${html(envy ?? '–')}</td>` : ''}</tr>`,
  )
  .join('\n')}
</tbody>
</table>`;
};

const notices = (sign: Sign): string =>
  sign.notices.length === 0
    ? ''
    : `<section class="notices" aria-label="Notices">
${sign.notices.map(({ text }) => `<p>${html(text)}</p>`).join('\n')}
</section>`;
