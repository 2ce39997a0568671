import type { RoundProof } from './proof.js';

/** What several proofs show together: a table numbers its rounds without gaps, and commits to each once. */
export interface ProofSeries {
  /** Rounds that have more than one proof. */
  readonly twice: readonly string[];
  /** Neighbours among the proofs of a table with rounds between them that have none here. */
  readonly gaps: readonly ProofGap[];
}

interface ProofGap {
  readonly after: string;
  readonly before: string;
}

export const seriesOf = (proofs: readonly RoundProof[]): ProofSeries => {
  const counts = new Map<string, number>();
  for (const { round } of proofs) counts.set(round, (counts.get(round) ?? 0) + 1);
  return {
    twice: [...counts].flatMap(([round, count]) => (count > 1 ? [round] : [])),
    gaps: [...byTable(counts.keys()).values()].flatMap(gapsBetween),
  };
};

interface Numbered {
  readonly round: string;
  readonly number: number;
}

/** `<table>/<n>`; an id of another shape has no neighbours. */
const ROUND_ID = /^(.+)\/([1-9]\d{0,14})$/;

const byTable = (rounds: Iterable<string>): ReadonlyMap<string, readonly Numbered[]> => {
  const tables = new Map<string, Numbered[]>();
  for (const round of rounds) {
    const [, table, number] = ROUND_ID.exec(round) ?? [];
    if (table === undefined) continue;
    const known = tables.get(table);
    const one = { round, number: Number(number) };
    if (known === undefined) tables.set(table, [one]);
    else known.push(one);
  }
  return tables;
};

const gapsBetween = (rounds: readonly Numbered[]): readonly ProofGap[] => {
  const inOrder = rounds.toSorted((left, right) => left.number - right.number);
  return inOrder.flatMap(({ round, number }, at) => {
    const next = inOrder[at + 1];
    return next === undefined || next.number === number + 1
      ? []
      : [{ after: round, before: next.round }];
  });
};
