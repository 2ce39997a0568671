import type { LobbyTable, RulesView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import { house } from '../../house/client.js';

export interface TableFacts {
  readonly lobby: LobbyTable | null;
  readonly rules: RulesView | null;
  /** Whether the house has answered: what is null now stays null. */
  readonly known: boolean;
}

/** A table as the lobby lists it; null where it does not. */
export const tableInLobby = async (slug: string): Promise<LobbyTable | null> => {
  const lobby = await house.lobby();
  return (lobby.ok && lobby.value.tables.find((one) => one.slug === slug)) || null;
};

const UNKNOWN: TableFacts = { lobby: null, rules: null, known: false };

/** What does not change with every card: the rules in force and the layout. */
export const useTableFacts = (slug: string, digest: string | null): TableFacts => {
  const [facts, setFacts] = useState(UNKNOWN);
  // They are asked for with the view and not after it; again only where it names other rules.
  const others = facts.known && facts.rules?.digest !== digest ? digest : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules are another question
  useEffect(() => {
    let gone = false;
    void Promise.all([tableInLobby(slug), house.rules(slug)]).then(([lobby, rules]) => {
      if (!gone) setFacts({ lobby, rules: rules.ok ? rules.value : null, known: true });
    });
    return () => {
      gone = true;
    };
  }, [slug, others]);
  return facts;
};
