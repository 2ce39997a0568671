/** For one US letter sheet, and for screens of any width. */
export const SIGN_STYLE = `
:root { --cloth: #0d3b2e; --gold: #b08d3c; --ink: #17211d; --quiet: #5a655f; --line: #d5d9d2; --paper: #fffefa; }
* { box-sizing: border-box; }
html { background: #e9ebe6; color: var(--ink); font: 14px/1.35 var(--text); }
body { margin: 0; }
.sheet { max-width: 8.5in; margin: 1.5rem auto; padding: 0 0 1.1rem; background: var(--paper); box-shadow: 0 2px 18px #0003; border-radius: 6px; overflow: hidden; }
header { background: var(--cloth); color: #fff; padding: 1.1rem 1.6rem 1rem; border-bottom: 4px solid var(--gold); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1 { margin: 0; font: 600 2rem/1.1 var(--title); letter-spacing: .01em; }
.operator { margin: 0 0 .25rem; text-transform: uppercase; letter-spacing: .14em; font-size: .75rem; color: #d9c48a; }
h2 { margin: 0 0 .4rem; font: 600 1.05rem/1.2 var(--title); color: var(--cloth); }
section, footer { padding: .9rem 1.6rem 0; }
.jackpots { display: flex; flex-wrap: wrap; gap: .8rem; }
.jackpot { flex: 1 1 14rem; border: 1px solid var(--gold); border-radius: 6px; padding: .55rem .8rem; text-align: center; }
.jackpot p { margin: 0; font-size: .85rem; }
.jackpot .label { font-weight: 600; }
.jackpot .amount { font: 700 1.9rem/1.15 var(--title); font-variant-numeric: tabular-nums; color: var(--cloth); }
.rules { display: grid; grid-template-columns: minmax(13rem, 2fr) 3fr; gap: 1.6rem; }
.rules ul { margin: 0; padding-left: 1.1rem; }
.rules li { margin-bottom: .2rem; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 400; }
td { text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; padding-left: .6rem; }
tr { border-top: 1px solid var(--line); }
th, td { padding-top: .16rem; padding-bottom: .16rem; }
.cap th { font-weight: 600; }
.tables { columns: 2; column-gap: 1.6rem; }
.pays { break-inside: avoid; margin-bottom: .9rem; }
caption { text-align: left; font: 600 1.05rem/1.25 var(--title); color: var(--cloth); padding-bottom: .2rem; }
thead th { font-size: .75rem; color: var(--quiet); }
thead th:not(:first-child) { text-align: right; }
.cite, .id { font: 400 .68rem/1 var(--text); color: var(--quiet); white-space: nowrap; }
.id { border: 1px solid var(--line); border-radius: 3px; padding: 0 .25rem; }
.notices p { margin: 0 0 .4rem; padding: .5rem .8rem; border-left: 4px solid var(--gold); background: #f6f2e5; font-weight: 600; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
footer { color: var(--quiet); font-size: .75rem; }
footer p { margin: 0; }
@media (max-width: 40rem) { .rules { grid-template-columns: 1fr; gap: .9rem; } .tables { columns: 1; } .sheet { margin: 0; border-radius: 0; } h1 { font-size: 1.6rem; } section, footer, header { padding-left: 1rem; padding-right: 1rem; } }
@page { size: letter portrait; margin: .35in; }
@media print {
  html { background: none; font-size: 11.5px; line-height: 1.28; }
  .sheet { margin: 0; max-width: none; box-shadow: none; border-radius: 0; padding: 0; }
  section, footer { padding: .7rem .2rem 0; }
  header { padding: .7rem 1rem .6rem; }
  .pays { margin-bottom: .65rem; }
}
`;
