/** For screens of any width and for US letter paper, in colour or black and white. */
export const PAR_STYLE = `
:root { --cloth: #0d3b2e; --gold: #b08d3c; --ink: #17211d; --quiet: #55605a; --line: #d5d9d2; --paper: #fffefa; --band: #c3d6cb; --band-inner: #8fb3a0; }
* { box-sizing: border-box; }
html { background: #e9ebe6; color: var(--ink); font: 15px/1.45 var(--text); -webkit-text-size-adjust: 100%; }
body { margin: 0; }
.sheet { max-width: 60rem; margin: 1.5rem auto; padding: 0 0 1.4rem; background: var(--paper); box-shadow: 0 2px 18px #0003; border-radius: 6px; overflow: hidden; }
header { background: var(--cloth); color: #fff; padding: 1.3rem 2rem 1.1rem; border-bottom: 4px solid var(--gold); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1, h2, h3, caption { font-family: var(--title); }
h1 { margin: 0; font-size: 2rem; line-height: 1.1; font-weight: 600; }
.operator { margin: 0 0 .3rem; text-transform: uppercase; letter-spacing: .12em; font-size: .75rem; color: #e2cf9a; }
.kind { margin: .3rem 0 0; color: #dfe8e2; }
section { padding: 1.5rem 2rem 0; }
h2 { margin: 0 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid var(--gold); font-size: 1.35rem; color: var(--cloth); break-after: avoid; }
h3 { margin: 1.3rem 0 .45rem; font-size: 1.08rem; color: var(--cloth); break-after: avoid; }
h4 { margin: 1.1rem 0 .35rem; font-size: .95rem; break-after: avoid; }
.lead { margin: 0 0 .8rem; max-width: 46rem; }
article + article { margin-top: 2rem; padding-top: .4rem; border-top: 1px solid var(--line); }
.cite, .id, small { font: 400 .74rem/1.2 var(--text); color: var(--quiet); }
.cite { overflow-wrap: anywhere; }
.id { border: 1px solid var(--line); border-radius: 3px; padding: 0 .3rem; white-space: nowrap; }
code { font-family: inherit; font-size: .9em; overflow-wrap: anywhere; }
.exact { overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; }
.tile { border: 1px solid var(--gold); border-radius: 6px; padding: .6rem .9rem; break-inside: avoid; }
.tile p { margin: 0; }
.tile .name { font-weight: 600; }
.tile .value { font: 700 1.45rem/1.25 var(--title); color: var(--cloth); font-variant-numeric: tabular-nums; }
.tile .about { font-size: .82rem; color: var(--quiet); }
dl { margin: 0; }
dd { margin: 0; }
.facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 2rem; }
.facts > div { display: flex; justify-content: space-between; gap: 1rem; padding: .22rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
.facts dt { flex: 1 0 38%; }
.facts dd { flex: 0 1 auto; text-align: right; font-variant-numeric: tabular-nums; min-width: 0; overflow-wrap: anywhere; }
.groups { columns: 2; column-gap: 2rem; }
.group h3 { margin-top: 0; }
.group { margin-bottom: 1rem; }
.elected > div { padding: .22rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
.elected dt { font-size: .82rem; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; margin: .9rem 0 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .25rem; color: var(--cloth); }
th { text-align: left; font-weight: 400; }
tbody th { min-width: 5rem; }
td { text-align: right; font-variant-numeric: tabular-nums; padding-left: .8rem; white-space: nowrap; }
td small { display: block; }
thead th { font-size: .8rem; color: var(--quiet); vertical-align: bottom; }
thead th:not(:first-child) { text-align: right; padding-left: .8rem; }
tr { border-top: 1px solid var(--line); break-inside: avoid; }
thead tr { border-top: 0; }
th, td { padding-top: .22rem; padding-bottom: .22rem; vertical-align: baseline; }
.sum { border-top: 1px solid var(--ink); }
.sum th, .sum td { font-weight: 600; }
.notes, .method { margin: .7rem 0 0; padding-left: 1.2rem; }
.notes li, .method li { margin-bottom: .3rem; max-width: 52rem; }
figure { margin: 1.2rem 0 .4rem; break-inside: avoid; }
figcaption { max-width: 46rem; margin-bottom: .4rem; font-size: .87rem; color: var(--quiet); }
.chart { display: block; width: 100%; max-width: 40rem; height: auto; }
.chart text { font: 12px var(--text); fill: var(--ink); font-variant-numeric: tabular-nums; }
.chart .strong { font-weight: 600; }
.chart .quiet { fill: var(--quiet); }
.chart .small { font-size: 10.5px; }
.chart .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.chart .grid { stroke: var(--line); stroke-width: 1; }
.chart .axis { stroke: var(--ink); stroke-width: 1.2; }
.chart .level { stroke: var(--ink); stroke-width: 1.6; }
.chart .drop { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 2 3; }
.chart .curve { fill: none; stroke: var(--cloth); stroke-width: 2.4; }
.chart .bound { fill: none; stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 6 4; }
.chart .spot { fill: var(--gold); stroke: var(--ink); stroke-width: 1.2; }
.chart .band.outer { fill: var(--band); }
.chart .band.inner { fill: var(--band-inner); }
.chart .bar { stroke: var(--cloth); stroke-width: 1; }
.chart .bar.lose { fill: var(--cloth); }
.chart .bar.win { fill: url(#stripes); }
.chart .bar.push { fill: none; }
.stripe-ground { fill: #fff; }
.stripe { fill: var(--cloth); }
.key { display: inline-block; width: 1.1em; height: .75em; border: 1px solid var(--cloth); vertical-align: baseline; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.key.lose { background: var(--cloth); }
.key.win { background: repeating-linear-gradient(135deg, var(--cloth) 0 1.2px, #fff 1.2px 4px); }
.key.push { background: none; }
footer { padding: 1.2rem 2rem 0; color: var(--quiet); font-size: .8rem; }
footer p { margin: 0; }
@media screen and (max-width: 44rem) {
  .sheet { margin: 0; border-radius: 0; }
  header, section, footer { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.6rem; }
  .facts { grid-template-columns: 1fr; }
  .groups { columns: 1; }
  .many, .many caption, .many tbody, .many tr, .many tbody th { display: block; }
  .many thead { display: none; }
  .many tr { padding: .4rem 0; }
  .many tbody th { font-weight: 600; padding: 0 0 .1rem; }
  .many td { display: flex; justify-content: space-between; gap: 1rem; padding: .05rem 0; }
  .many td:empty { display: none; }
  .many td::before { content: attr(data-name); color: var(--quiet); font-weight: 400; }
}
@page { size: letter portrait; margin: .5in; }
@media print {
  html { background: none; font-size: 11.5px; line-height: 1.35; }
  .sheet { margin: 0; max-width: none; box-shadow: none; border-radius: 0; padding: 0; overflow: visible; }
  header { padding: .8rem 1rem; }
  section, footer { padding: 1.1rem 0 0; }
  .chart { max-width: 30rem; }
  .band { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
