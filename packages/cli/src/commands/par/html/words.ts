import type { ParOutcome } from '../base-section.js';

const DECISIONS: Readonly<Record<string, string>> = {
  fold: 'Fold',
  bet: 'Bet',
  play: 'Play',
  'not-asked': 'Not asked',
};

/** `raise-2`: `Raise 2 antes`. */
export const decisionWords = (decision: string): string => {
  const raise = /^raise-(\d+)$/.exec(decision)?.[1];
  if (raise !== undefined) return `Raise ${raise} ${raise === '1' ? 'ante' : 'antes'}`;
  return DECISIONS[decision] ?? decision.replaceAll('-', ' ');
};

const OUTCOMES: Readonly<Record<string, string>> = {
  folded: 'ante lost',
  'not-qualified': 'dealer not qualified',
  win: 'wins',
  push: 'pushes',
  lose: 'loses',
  'not-asked': 'wins the pot',
};

export const outcomeWords = ({ outcome }: Pick<ParOutcome, 'outcome'>): string =>
  OUTCOMES[outcome] ?? outcome.replaceAll('-', ' ');

/** Outcomes grouped by decision and result, whatever they pay. */
export interface OutcomeGroup {
  readonly label: string;
  readonly chance: number;
  readonly result: 'win' | 'push' | 'lose';
}

export const outcomeGroups = (outcomes: readonly ParOutcome[]): readonly OutcomeGroup[] => {
  const groups = new Map<string, OutcomeGroup>();
  for (const one of outcomes) {
    const label = `${decisionWords(one.decision)}: ${outcomeWords(one)}`;
    const chance = one.chance + (groups.get(label)?.chance ?? 0);
    const result = one.net > 0 ? 'win' : one.net < 0 ? 'lose' : 'push';
    groups.set(label, { label, chance, result });
  }
  return [...groups.values()];
};
