import {
  type Elections,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
} from '@baize/rulebook';

/** The documents of the two games against the dealer. */
export type ContestBook = Exclude<RulebookId, 'wa/ricochet-poker'>;

export const FLUSH_BOOKS = [
  'sd/high-card-flush',
  'md/high-card-flush',
  'oh/high-card-flush',
] as const satisfies readonly ContestBook[];

export const CONTEST_BOOKS = [
  ...FLUSH_BOOKS,
  'sd/caribbean-stud',
] as const satisfies readonly ContestBook[];

const JACKPOTS = { progressive: { seed: 3_000_000, rate: 2000 } };

/** Everything that a document allows is offered, on the first table it prints. */
const OFFERED: Readonly<Record<ContestBook, Elections>> = {
  'sd/high-card-flush': {
    paytables: { flush: '1', 'straight-flush': '1', progressive: '1' },
    jackpots: JACKPOTS,
  },
  'md/high-card-flush': {
    paytables: { flush: 'A', 'straight-flush': 'A', progressive: 'A' },
    jackpots: JACKPOTS,
  },
  'oh/high-card-flush': { paytables: { flush: 'brochure', 'straight-flush': 'brochure' } },
  'sd/caribbean-stud': { paytables: { progressive: '21-10-percent' }, jackpots: JACKPOTS },
};

type Posted = Partial<NonNullable<RulesInForce['posted']>>;

export const inForce = (id: RulebookId, elections: Elections & Posted): RulesInForce => {
  const rules = putInForce(rulebookById(id), elections);
  if (rules.ok) return rules.value;
  throw new Error(rules.error.map(({ message }) => message).join('; '));
};

/** The rules of a document with everything offered, changed where a test says so. */
export const rulesOf = (id: ContestBook, change: Elections & Posted = {}): RulesInForce => {
  const { paytables, jackpots, settings, ...posted } = change;
  const offered = OFFERED[id];
  return inForce(id, {
    paytables: { ...offered.paytables, ...paytables },
    jackpots: { ...offered.jackpots, ...jackpots },
    ...(settings === undefined ? {} : { settings }),
    ...posted,
  });
};

/** The bare game: no bonus and no jackpot is elected. */
export const bareRulesOf = (id: ContestBook, change: Posted = {}): RulesInForce =>
  inForce(id, change);

/** One progressive table, at a wager of the sensor that the table does not print where one is given. */
export const withProgressive = (
  id: ContestBook,
  table: string,
  change: { readonly wager?: number; readonly settings?: NonNullable<Elections['settings']> } = {},
): RulesInForce =>
  rulesOf(id, {
    paytables: { progressive: table },
    jackpots: {
      progressive: {
        ...JACKPOTS.progressive,
        ...(change.wager === undefined ? {} : { wager: change.wager }),
      },
    },
    ...(change.settings === undefined ? {} : { settings: change.settings }),
  });
