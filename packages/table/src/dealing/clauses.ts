import type { Citation, DealingMethod, DealingTopic, Rulebook } from '@baize/rulebook';

/** The clause for one part of the deal by the method in use; `otherwise` where the document has but one. */
export const dealingClause = (
  { dealing }: Rulebook,
  method: DealingMethod,
  topic: DealingTopic,
  otherwise: Citation,
): Citation => dealing.clauseByMethod?.[method]?.[topic] ?? otherwise;
