import type { Citation, Irregularity } from '@baize/rulebook';
import type { TableEvent } from '../../table/events.js';
import { atTable, type Entries } from './journal.js';

interface IrregularityCount {
  /** `round-voided`: above the dealer, for a reason that no rule foresees. */
  readonly kind: Irregularity | 'round-voided';
  readonly cite: Citation;
  readonly count: number;
}

interface DealerCount {
  readonly dealer: string;
  /** Rounds in which they dealt a card; a relief may share one. */
  readonly rounds: number;
}

/** How the day went, beside the money. */
export interface Course {
  readonly rounds: { readonly complete: number; readonly void: number };
  readonly irregularities: readonly IrregularityCount[];
  readonly dealers: readonly DealerCount[];
}

export const courseOf = (journal: Entries): Course => ({
  ...roundsOf(journal),
  dealers: dealersOf(journal),
});

export const roundsOf = (journal: Entries): Omit<Course, 'dealers'> => {
  const events = atTable(journal).map(({ event }) => event);
  const ended = (how: 'complete' | 'void'): number =>
    events.filter((event) => event.type === 'RoundEnded' && event.outcome === how).length;
  return {
    rounds: { complete: ended('complete'), void: ended('void') },
    irregularities: counted(events.flatMap(irregular)),
  };
};

type Irregular = Omit<IrregularityCount, 'count'>;

const irregular = (event: TableEvent): readonly Irregular[] => {
  switch (event.type) {
    case 'IrregularityCalled':
      // A raise that was cut is counted by the cut: older records have no call beside it.
      return event.kind === 'raise-too-large' ? [] : [{ kind: event.kind, cite: event.cite }];
    case 'PlayerLeft':
      return event.midRound ? [{ kind: 'player-leaves', cite: event.cite }] : [];
    case 'RoundVoided':
      return [{ kind: 'round-voided', cite: event.cite }];
    case 'InRound':
      return event.event.type === 'RaiseCut'
        ? [{ kind: 'raise-too-large', cite: event.event.cite }]
        : [];
    default:
      return [];
  }
};

/** The most frequent first. */
const counted = (all: readonly Irregular[]): readonly IrregularityCount[] => {
  const counts = new Map<string, IrregularityCount>();
  for (const { kind, cite } of all) {
    const key = `${kind} ${cite}`;
    counts.set(key, { kind, cite, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
};

const dealersOf = (journal: Entries): readonly DealerCount[] => {
  const rounds = new Map<string, Set<string>>();
  for (const { event, dealer, round } of atTable(journal)) {
    if (event.type === 'TableOpened') rounds.set(event.dealer, new Set());
    if (event.type === 'DealerRelieved' && !rounds.has(event.to)) rounds.set(event.to, new Set());
    const deals = event.type === 'InRound' && event.event.type === 'CardsDealt';
    if (deals && dealer !== null && round !== null) rounds.get(dealer)?.add(round.round);
  }
  return [...rounds].map(([dealer, dealt]) => ({ dealer, rounds: dealt.size }));
};
