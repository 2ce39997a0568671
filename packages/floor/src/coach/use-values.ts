import type { LiveView } from '@baize/house/client';
import type { DecisionValues } from '@baize/odds';
import { useEffect, useState } from 'react';
import type { TableFacts } from '../table/rules/use-table-facts.js';
import { askCoach } from './ask-coach.js';

export type CoachState =
  | { readonly state: 'counting' }
  | { readonly state: 'silent' }
  | { readonly state: 'says'; readonly answer: DecisionValues };

const COUNTING: CoachState = { state: 'counting' };
const SILENT: CoachState = { state: 'silent' };

/** What the coach says of the decision that a seat is asked for. */
export const useValues = (
  { round }: Pick<LiveView, 'round'>,
  { rules }: TableFacts,
  seat: number,
): CoachState => {
  const place = `${round?.round}/${seat}`;
  const [said, setSaid] = useState<{ readonly place: string; readonly is: CoachState }>();
  const digest = rules?.digest;
  // Asked again when other cards lie there or a player has decided, not with every message.
  const seen = JSON.stringify([
    round?.game.dealer,
    round?.game.hands.map((hand) => [hand.cards, 'draw' in hand ? hand.draw : [], hand.decision]),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen stands for the round
  useEffect(() => {
    if (rules === null || round === null) return;
    let gone = false;
    void askCoach({ digest: rules.digest, house: rules.house, game: round.game, seat }).then(
      (answer) => {
        if (gone) return;
        setSaid({ place, is: answer === null ? SILENT : { state: 'says', answer } });
      },
    );
    return () => {
      gone = true;
    };
  }, [digest, place, seen]);
  // A round keeps the rules it began under; these here are those of the next one.
  if (digest !== undefined && round !== null && round.game.rules !== digest) return SILENT;
  return said?.place === place ? said.is : COUNTING;
};
