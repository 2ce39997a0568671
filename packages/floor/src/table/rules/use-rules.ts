import type { RulesView } from '@baize/house/client';
import { useEffect, useState } from 'react';
import type { RulesAtHand } from './rules-at-hand.js';

/** The rules in force, ready to be asked; they come after the table is drawn. */
export const useRules = (rules: RulesView | null): RulesAtHand | null => {
  const [atHand, setAtHand] = useState<RulesAtHand | null>(null);
  useEffect(() => {
    let gone = false;
    if (rules !== null) {
      void import('./rules-at-hand.js').then(({ rulesAtHand }) => {
        if (!gone) setAtHand(rulesAtHand(rules.house));
      });
    }
    return () => {
      gone = true;
    };
  }, [rules]);
  return atHand;
};
