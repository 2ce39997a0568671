import { idList, type TableComparison, type TableMatch } from '@baize/rulebook';
import colors from 'picocolors';
import { indent, prose } from '../../../render/text.js';

interface Names {
  readonly a: string;
  readonly b: string;
}

export const tableDiffLines = (
  tables: readonly TableComparison[],
  names: Names,
  columns: number,
): readonly string[] =>
  tables.length === 0
    ? []
    : [
        '',
        colors.bold(colors.green('Pay tables')),
        ...tables.flatMap((family) => familyDiff(family, names, columns)),
      ];

const familyDiff = (family: TableComparison, names: Names, columns: number): readonly string[] => {
  const { alike, onlyA, onlyB } = family;
  const lines = [
    ...alikeLines(alike, names),
    ...(onlyA.length > 0 ? [`only in ${names.a}: ${idList(onlyA)}`] : []),
    ...(onlyB.length > 0 ? [`only in ${names.b}: ${idList(onlyB)}`] : []),
  ];
  return indent([
    colors.bold(capital(family.name)),
    ...lines.flatMap((line) => indent(prose(line, columns - 4))),
  ]);
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const APART = {
  growth: 'prizes grow with the wager in one and not in the other',
  envy: 'envy differs',
} as const;

const kindOf = ({ apartFrom }: TableMatch): string =>
  [
    `same prices${apartFrom.includes('growth') ? ' at $1' : ''}`,
    ...(apartFrom.length === 0 ? [] : [`(${apartFrom.map((part) => APART[part]).join('; ')})`]),
  ].join(' ');

/** Matches of one kind share a line: `South Dakota 1 = Maryland A, 2 = B, 3 = C`. */
const alikeLines = (alike: readonly TableMatch[], names: Names): readonly string[] => {
  const kinds = new Map<string, string[]>();
  for (const match of alike) {
    const { a, b } = match;
    const kind = kindOf(match);
    const pairs = kinds.get(kind) ?? [];
    const [left, right] = [a.join(', '), b.join(', ')];
    pairs.push(
      pairs.length === 0 ? `${names.a} ${left} = ${names.b} ${right}` : `${left} = ${right}`,
    );
    kinds.set(kind, pairs);
  }
  return [...kinds].map(([kind, pairs]) => `${kind}: ${pairs.join(', ')}`);
};
