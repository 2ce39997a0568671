import { type RulesInForce, tableFamilies } from '@baize/rulebook';
import { familyLines } from '../../render/pay-tables.js';

export const payTablesLines = (
  { rulebook, tables, kickout }: RulesInForce,
  columns: number,
): readonly string[] =>
  tableFamilies(rulebook).flatMap((family) => {
    const elected = family.key === 'kickout' ? kickout : tables[family.key];
    return elected === undefined || elected === null
      ? []
      : familyLines({ ...family, paytables: { [elected.id]: elected } }, { columns, notes: false });
  });
