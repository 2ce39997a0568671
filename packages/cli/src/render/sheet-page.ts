import { html } from './html.js';
import { typeFor } from './sheet-type.js';

interface Sheet {
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

/** A self-contained page: one file, fonts included. */
export const sheetPage = ({ title, style, body }: Sheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>
${typeFor(body)}
${TYPE}${style}</style>
</head>
<body>
<main class="sheet">
${body}
</main>
</body>
</html>
`;

// Place letters by the font's metrics, not by the pixel grid.
const TYPE = `:root { --text: 'Baize Text', 'Baize Signs', sans-serif; --title: 'Baize Title', 'Baize Signs', serif; text-rendering: geometricPrecision; }`;
