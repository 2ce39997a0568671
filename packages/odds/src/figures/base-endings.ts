import { type Ending, type Figures, figuresOf, quotient } from './figures.js';

/** One way the base game ends: what was done, how it came out, and in how many deals. */
export interface BaseEnding extends Ending {
  readonly count: number;
  readonly decision: string;
  readonly outcome: 'folded' | 'not-qualified' | 'win' | 'push' | 'lose' | 'not-asked';
}

export interface BaseFigures extends Figures {
  /** How often each decision is made, of all deals. */
  readonly decisions: Readonly<Record<string, number>>;
}

export const folded = (count: number): BaseEnding => ({
  decision: 'fold',
  outcome: 'folded',
  count,
  net: -1,
  staked: 1,
});

/** What the base game is worth when it ends so. */
export const baseFigures = (endings: readonly BaseEnding[], deals: number): BaseFigures => {
  const counts = new Map<string, number>();
  for (const { decision, count } of endings) {
    counts.set(decision, (counts.get(decision) ?? 0) + count);
  }
  const share = (count: number): number => quotient(BigInt(count), BigInt(deals));
  return {
    ...figuresOf(endings, deals),
    decisions: Object.fromEntries([...counts].map(([decision, count]) => [decision, share(count)])),
  };
};
