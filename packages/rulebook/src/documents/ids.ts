/** One for each document: the jurisdiction, and the game. */
export const RULEBOOK_IDS = [
  'sd/high-card-flush',
  'md/high-card-flush',
  'oh/high-card-flush',
  'sd/caribbean-stud',
  'wa/ricochet-poker',
] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];
