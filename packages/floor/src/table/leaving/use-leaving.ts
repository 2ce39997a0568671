import type { LiveView } from '@baize/house/client';
import { cents } from '@baize/money';
import { useEffect, useState } from 'react';
import { clearGuard, setGuard } from '../../app/guard.js';
import { goTo } from '../../app/route.js';
import type { Orders } from '../use-orders.js';
import { type AtStake, atStake } from './at-stake.js';

/** A way out that waits for an answer. */
interface Asked {
  readonly stake: AtStake;
  readonly go: () => void;
}

export interface Leaving {
  readonly asked: Asked | null;
  /** Goes at once where nothing of these seats is at stake; asks otherwise. */
  readonly ask: (seats: readonly number[], go: () => void) => void;
  readonly stay: () => void;
  /** Goes, and is not asked again. */
  readonly go: () => void;
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before wagers are left behind: by a button, by another page, and by closing the window. */
export const useLeaving = (view: LiveView): Leaving => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const stake = atStake(view);
  const atRisk = stake?.cents ?? 0;
  const undecided = stake?.undecided === true;
  useEffect(() => {
    if (atRisk === 0) return;
    const unset = setGuard((go) => setAsked({ stake: { cents: atRisk, undecided }, go }));
    addEventListener('beforeunload', warn);
    return () => {
      unset();
      removeEventListener('beforeunload', warn);
    };
  }, [atRisk, undecided]);
  return {
    asked,
    stay: () => setAsked(null),
    go: () => {
      setAsked(null);
      clearGuard();
      asked?.go();
    },
    ask: (seats, go) => {
      const left = atStake(view, seats);
      if (left === null) return go();
      setAsked({ stake: left, go });
    },
  };
};

/** Gives up every box of the player, cashes the chips, and goes back to the lobby. */
export const leaveTable = async (
  { mine, chipsCents }: LiveView,
  { send, sendOwn }: Orders,
): Promise<void> => {
  for (const seat of mine) {
    if ((await send({ type: 'Leave', seat })) !== null) return;
  }
  const chips = chipsCents ?? 0;
  if (chips > 0) await sendOwn({ type: 'CashOut', cents: cents(chips) });
  // They have been asked; a hand that is folded meanwhile raises no new question.
  clearGuard();
  goTo('/');
};
