/** A decision is a word, or a word with what belongs to it. */
export type AnyDecision = string | { readonly kind: string };

export const decisionWord = (decision: AnyDecision): string =>
  typeof decision === 'string' ? decision : decision.kind;

export const isFold = (decision: AnyDecision | null | undefined): boolean =>
  decision != null && decisionWord(decision) === 'fold';
