import type { RunningHouse } from '@baize/house';
import colors from 'picocolors';

/** The address, the open tables, and the codes for the first staff. */
export const tellHouse = (
  { address, tables, codes, beside }: Pick<RunningHouse, 'address' | 'tables' | 'codes' | 'beside'>,
  data: string,
): readonly string[] => {
  const widest = Math.max(0, ...tables.map(({ slug }) => slug.length));
  return [
    '',
    `  The house is open: ${colors.bold(address)}`,
    '',
    ...tables.map(({ slug, name }) => `    ${slug.padEnd(widest)}  ${name}`),
    '',
    ...(codes === null ? [] : staffCodes(codes)),
    ...(beside
      ? [
          '  Another process runs this house too. Codes for the first staff are those it printed.',
          '',
        ]
      : []),
    `  Play money only. Everything is kept in ${data}.`,
    '',
  ];
};

const staffCodes = (codes: NonNullable<RunningHouse['codes']>): readonly string[] => {
  const widest = Math.max(...codes.map(({ role }) => role.length));
  return [
    '  Codes for the first staff. Each works once, for seven days. Until one is used, each',
    '  start prints new ones in their place:',
    '',
    ...codes.map(({ role, code }) => `    ${role.padEnd(widest)}  ${code.secret()}`),
    '',
  ];
};
