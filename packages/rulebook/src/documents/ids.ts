/** Every document, by its jurisdiction and its game, and whose it is. */
const DOCUMENTS = {
  'sd/high-card-flush': 'South Dakota',
  'md/high-card-flush': 'Maryland',
  'oh/high-card-flush': 'Ohio',
  'sd/caribbean-stud': 'South Dakota',
  'wa/ricochet-poker': 'Washington',
} as const;

export type RulebookId = keyof typeof DOCUMENTS;
export const RULEBOOK_IDS = Object.keys(DOCUMENTS) as readonly RulebookId[];

export const jurisdictionOf = (id: RulebookId): string => DOCUMENTS[id];
