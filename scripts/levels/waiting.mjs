/**
 * Clauses about people at a table that may be proved below one for now, each with why. An id that is proved at a
 * table, or not proved at all, has to go from here: the report fails until it has.
 */
export const WAITING = {};
