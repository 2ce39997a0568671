import {
  feltOf,
  type MeterAward,
  type RicochetAct,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetRound,
  type RicochetView,
  ricochetPoker,
} from '@baize/games';
import type { Funds } from '@baize/jackpot';
import { assert, assertNever } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { awardBonuses, meterAwards } from '@baize/table';
import { commonCommand } from './common-command.js';
import type { Replayable } from './replay-round.js';

/** How many cards a player draws. */
export const drawOf = ({ rulebook: { play } }: RulesInForce): number => {
  assert(play.game === 'ricochet-poker', 'the rules are of Ricochet Poker');
  return play.draw.value;
};

type RicochetReplay = Replayable<
  RicochetRound,
  RicochetCommand,
  RicochetEvent,
  RicochetView,
  RicochetAct
>;

/** How a recorded round of Ricochet Poker is played again; the meters are those at the lock. */
export const ricochetReplay = (rules: RulesInForce, meters: Funds): RicochetReplay => ({
  core: ricochetPoker,
  openedBy: (event) =>
    event.type === 'RoundOpened'
      ? ricochetPoker.open(event.round, event.rules, event.packets)
      : null,
  commandOf: (state, event) => commandOf(rules, meters, state, event),
  isOver: ({ phase }) => phase === 'settled',
});

const commandOf = (
  rules: RulesInForce,
  meters: Funds,
  state: RicochetRound,
  event: RicochetEvent,
): RicochetCommand | null => {
  const { at, by } = event;
  switch (event.type) {
    case 'WagersPlaced':
    case 'BettingClosed':
    case 'CardsDealt':
    case 'Decided':
    case 'WagersSetAside':
      return commonCommand(event);
    case 'BonusesSettled':
      return { type: 'SettleBonuses', awards: bonusAwards(rules, state, meters), at, by };
    case 'RoundSettled':
      return { type: 'Settle', awards: [], at, by };
    case 'RoundOpened':
    case 'DealerFolded':
    case 'ActionOpened':
    case 'SeatExcused':
    case 'HandCompleted':
      return null;
    default:
      return assertNever(event);
  }
};

/** Out of its time there is nothing to award, and the core says so. */
const bonusAwards = (
  rules: RulesInForce,
  state: RicochetRound,
  meters: Funds,
): readonly MeterAward[] =>
  state.phase === 'bonuses' ? meterAwards(awardBonuses(rules, feltOf(state), meters).awards) : [];
