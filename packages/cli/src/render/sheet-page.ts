import { html } from './html.js';
import { typeFor } from './sheet-type.js';

interface Sheet {
  readonly title: string;
  readonly style: string;
  /** What stands on the sheet, as HTML. */
  readonly body: string;
}

/** A sheet that leaves the house: one file that needs nothing else, not even a font of the machine. */
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

// Letters stand where the font says, not where the grid of a screen would round them to.
const TYPE = `:root { --text: 'Baize Text', 'Baize Signs', sans-serif; --title: 'Baize Title', 'Baize Signs', serif; text-rendering: geometricPrecision; }`;
