import { pendingHits } from '@baize/jackpot';
import { cardsOut } from '@baize/table';
import type { House } from '../../../src/live/house.js';

/** Where a round can be when the power goes. */
export const KILL_STATES = [
  'betting with wagers',
  'no more bets',
  'cards dealt',
  'one decision made',
  'before settlement',
  'settled and not ended',
  'an award waiting',
  'between rounds',
] as const;
export type KillState = (typeof KILL_STATES)[number];

/** Whether a table is in a state now, as it is stored. */
export const isIn = (house: House, slug: string, state: KillState): boolean => {
  const desk = house.desk(slug);
  if (desk === undefined || desk.table.phase === 'closed') return false;
  const { round } = desk.table;
  if (round === null) return state === 'between rounds' && desk.table.lastRound > 0;
  const { game } = round;
  const decided = game.hands.filter((hand) => hand.decision !== null).length;
  switch (state) {
    case 'betting with wagers':
      return game.phase === 'betting' && game.hands.length > 0;
    case 'no more bets':
      return game.phase === 'dealing' && cardsOut(round) === 0;
    case 'cards dealt':
      return cardsOut(round) > 0 && decided === 0;
    case 'one decision made':
      return decided === 1;
    case 'before settlement':
      return game.phase === 'revealing' || game.phase === 'over';
    case 'settled and not ended':
      return game.phase === 'settled';
    case 'an award waiting':
      return Object.values(desk.settings.jackpots).some(
        (jackpot) => pendingHits(house.meter(jackpot), slug).length > 0,
      );
    case 'between rounds':
      return false;
  }
};

/** What is stored of a table and its jackpots, in a form that two processes can compare. */
export const storedAt = (house: House, slug: string): string => {
  const desk = house.desk(slug);
  const jackpots = Object.values(desk?.settings.jackpots ?? {});
  return JSON.stringify({
    table: desk?.table,
    rounds: desk?.rounds,
    runningRound: desk?.runningRound,
    books: [...(desk?.books ?? [])],
    meters: jackpots.map((jackpot) => house.meter(jackpot)),
  });
};
