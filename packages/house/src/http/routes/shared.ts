import type { Result } from '@baize/result';
import Type, { type TSchema } from 'typebox';
import type { Refusal } from '../../refusal.js';
import { type Problem, refused } from '../problem.js';
import { closed, line, Slug, whole } from '../schemas/shapes.js';

export const TableParams = Type.Object({ table: Slug });
export const AccountParams = Type.Object({ account: line(64) });
export const RoundParams = Type.Object({ table: Slug, number: whole(1) });

const MOST_ROWS = 200;
export const ROWS = 50;
export const PageQuery = closed({
  before: Type.Optional(whole(1)),
  limit: Type.Optional(whole(1, MOST_ROWS)),
});
export const rowsLimit = whole(1, MOST_ROWS);

/** A day, or an instant in UTC; both sort as the texts they are. */
export const Moment = Type.String({
  maxLength: 24,
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z)?$',
});

export const json = (description: string, schema: TSchema) => ({ description, schema });

export const textAs = (type: string, description: string) => ({ description, type, schema: null });

export const answerOf = <T>(result: Result<T, Refusal>): T | Problem =>
  result.ok ? result.value : refused(result.error);
