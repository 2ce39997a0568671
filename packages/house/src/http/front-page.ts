import type { LobbyTable } from './schemas/views.js';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const row = ({ slug, name, phase, seats }: LobbyTable): string =>
  `<li><a href="/api/tables/${escaped(slug)}">${escaped(name)}</a>: ${phase}, ` +
  `${seats.free.length} of ${seats.positions} seats free</li>`;

/** What stands at the door of a house that has no web floor: its tables, in plain words. */
export const frontPage = (tables: readonly LobbyTable[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baize</title></head>
<body>
<h1>Baize</h1>
<ul>
${tables.map(row).join('\n')}
</ul>
<p>How to talk to this house: <a href="/api/openapi.json">/api/openapi.json</a></p>
</body>
</html>
`;
