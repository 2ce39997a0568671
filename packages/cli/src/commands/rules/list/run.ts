import { RULEBOOKS, type Rulebook, tableFamilies } from '@baize/rulebook';
import colors from 'picocolors';
import { indent, prose } from '../../../render/text.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { LIST } from './command.js';

export const run = (terminal: Terminal, options: Given<typeof LIST>): void => {
  const rulebooks = RULEBOOKS.map(summaryOf);
  if (options.json) terminal.printJson({ version: 1, rulebooks });
  else terminal.print(listText(rulebooks, terminal.proseColumns));
};

export const summaryOf = (rulebook: Rulebook) => ({
  id: rulebook.id,
  game: rulebook.game,
  name: rulebook.name,
  jurisdiction: rulebook.source.jurisdiction,
  document: {
    prefix: rulebook.source.prefix,
    title: rulebook.source.title,
    reference: rulebook.source.reference,
    effective: rulebook.source.effective.value,
  },
  rulebookVersion: rulebook.version,
  paytables: payTableCount(rulebook),
  positions: rulebook.seats.max.value,
});

type Summary = ReturnType<typeof summaryOf>;

export const payTableCount = (rulebook: Rulebook): number =>
  tableFamilies(rulebook).reduce((sum, { paytables }) => sum + Object.keys(paytables).length, 0);

const HEADS = ['id', 'game', 'in force', 'tables', 'positions'] as const;

export const listText = (rulebooks: readonly Summary[], columns: number): string => {
  const rows = rulebooks.map(({ id, name, document, paytables, positions }) => [
    id,
    name,
    document.effective ?? 'no date',
    String(paytables),
    String(positions),
  ]);
  const widths = HEADS.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const idColumns = widths[0] ?? 0;
  const documents = rulebooks.map(({ document }) =>
    indent(prose(documentWords(document), columns - idColumns - 2, colors.dim), idColumns + 2),
  );
  return [
    colors.dim(aligned(HEADS, widths)),
    ...rows.flatMap((row, at) => [
      paintedRow(aligned(row, widths), idColumns),
      ...(documents[at] ?? []),
    ]),
    '',
    colors.dim('More: baize rules show ID, baize rules diff A B, baize rules --help'),
  ].join('\n');
};

const aligned = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => (at < 3 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ');

const paintedRow = (row: string, idColumns: number): string =>
  `${colors.bold(colors.green(row.slice(0, idColumns)))}${row.slice(idColumns)}`;

export const documentWords = ({ title, reference }: Summary['document']): string =>
  `${title}; ${reference}`;

export const inForce = (effective: string | null): string =>
  effective === null ? 'the document carries no date' : `since ${effective}`;
