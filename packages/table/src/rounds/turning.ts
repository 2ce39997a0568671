import { isAllAside, type Place } from '@baize/games';
import type { Stamp } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, Happened, OpenWorld, Part } from '../table/world.js';
import { livesOn } from './folded.js';
import { isRicochet } from './game.js';
import { atGame } from './game-part.js';
import { playingRound } from './round-of.js';

/** The dealer's hand first, then from the dealer's right each hand that has a wager to be looked at. */
export const turn = (world: OpenWorld, command: CommandOf<'Turn'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { place, cards } = command;
  const next = nextToTurn(world, found.value);
  const isOrdered = found.value.voided === null && found.value.game.phase === 'revealing';
  if (isOrdered && next !== null && place !== next) {
    return refuse(
      'out-of-order',
      `${next === 'dealer' ? "the dealer's hand" : `the hand of seat ${next}`} is turned next`,
      world.rules.inForce.rulebook.settlement.direction.cite,
    );
  }
  const gesture = { type: 'Turn', place, ...(cards === undefined ? {} : { cards }) } as const;
  const turned = atGame(world, command, gesture);
  if (!turned.ok || !turned.value.some(isCut)) return turned;
  return inSequence(world, [() => turned, raiseTooLarge(world, command, place)]);
};

const isCut = (happened: Happened): boolean =>
  !('jackpot' in happened) &&
  happened.events.some((event) => event.type === 'InRound' && event.event.type === 'RaiseCut');

/** The excess went back by itself; that it happened is on record, and a floorperson is called. */
const raiseTooLarge = ({ rules }: OpenWorld, stamp: Stamp, place: Place): Part => {
  const kind = 'raise-too-large';
  const { value: outcome, cite } = rules.inForce.rulebook.irregularities[kind];
  return record(stamp, {
    type: 'IrregularityCalled',
    kind,
    place,
    cards: null,
    note: null,
    outcome,
    cite,
  });
};

/** Which hand lies face down and has to be turned now; null when none has. */
export const nextToTurn = (
  { rules }: Pick<OpenWorld, 'rules'>,
  { game, takenUp }: Pick<RoundAtTable, 'game' | 'takenUp'>,
): Place | null => {
  if (isRicochet(game, rules.inForce) || game.phase !== 'revealing') return null;
  if (!game.dealer.turned && !isAllAside(game)) return 'dealer';
  const hand = game.hands.findLast(
    (one) => !one.turned && !takenUp.includes(one.seat) && livesOn(rules.inForce, one),
  );
  return hand?.seat ?? null;
};
