import { cents } from '@baize/money';
import { GESTURES, type TablePolicy } from '@baize/table';
import type { TableSettings } from '../streams/floor-stream.js';

/** Most of an attended table is done by people; an automatic one does all it can by itself. */
export const policyOf = ({ dealing, decisionSeconds }: TableSettings): TablePolicy => ({
  gestures: dealing === 'automatic' ? GESTURES : [],
  decisionSeconds,
  adjustAloneCents: cents(10_000),
});

/** What one person may put right alone in a gaming day, at all tables together. */
export const ALONE_A_DAY = cents(30_000);
