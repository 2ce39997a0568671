import { assert } from '@baize/result';
import { asksForCard } from '../irregularities/dead-card.js';
import { bookSays } from '../irregularities/outcome.js';
import { cardsDealtTo } from '../rounds/dealt.js';
import type { RoundAtTable } from '../table/state.js';
import { betweenRounds } from './between-rounds.js';
import { call } from './call.js';
import type { Shift } from './shift.js';

/** Something that is not in the plan; true when it happened. */
export const mishap = (shift: Shift): boolean => {
  const { table } = shift.world;
  assert(table.phase === 'open', 'a shift plays at an open table');
  const { round } = table;
  if (round === null) return betweenRounds(shift);
  if (round.stopped !== null || round.voided !== null) return false;
  switch (round.game.phase) {
    case 'betting':
      return shift.oneIn(150) && round.game.hands.length > 0 && voidIt(shift);
    case 'dealing':
      return shift.oneIn(12) && whileDealing(shift, round);
    case 'deciding':
    case 'acting':
    case 'bonuses':
      return shift.oneIn(25) && afterDeal(shift, round);
    default:
      return false;
  }
};

const voidIt = (shift: Shift): boolean => {
  shift.floor({ type: 'VoidRound', reason: 'the lights went out' });
  return true;
};

const someSeat = (shift: Shift, { game }: RoundAtTable): number =>
  game.hands[shift.chance(game.hands.length)]?.seat ?? 1;

/** Between "no more bets" and the last card of the deal. */
const whileDealing = (shift: Shift, round: RoundAtTable): boolean => {
  const counts = shift.world.rules.inForce.rulebook.dealing.before.some(
    ({ value }) => value === 'verify-chip-count',
  );
  const accepted = round.beforeDeal?.accepted ?? 0;
  const locked = round.beforeDeal?.done.includes('collect-progressive') === true;
  if (counts && locked && accepted > 0 && round.beforeDeal.chips === null && shift.oneIn(2)) {
    shift.called.push('chip-count-differs');
    shift.dealer({ type: 'CountChips', chips: accepted + (shift.oneIn(2) ? 1 : -1) });
    return true;
  }
  const kinds = [
    'card-face-up-in-deck',
    'card-drawn-in-error',
    'card-exposed-while-dealing',
    'wrong-count-to-dealer',
  ] as const;
  const kind = kinds[shift.chance(kinds.length)] ?? 'card-drawn-in-error';
  const says = bookSays(shift.world, round, kind);
  return call(
    shift,
    kind,
    kind === 'card-exposed-while-dealing' ? someSeat(shift, round) : undefined,
    undefined,
    asksForCard(says) ? shift.stack.pop() : undefined,
  );
};

const afterDeal = (shift: Shift, round: RoundAtTable): boolean => {
  switch (shift.chance(7)) {
    case 0:
      return oneTooMany(shift, round);
    case 1:
      return call(shift, 'wrong-count-to-dealer', 'dealer', 8);
    case 2:
      return call(shift, 'dealer-card-exposed-early');
    case 3:
      return miscountStub(shift, round);
    case 4:
      return leave(shift, round);
    case 5:
      return jam(shift);
    default:
      shift.floor({ type: 'RelieveDealer', dealer: `dealer ${shift.count}` });
      return true;
  }
};

/** A card too many, which came from the stub. */
const oneTooMany = (shift: Shift, round: RoundAtTable): boolean => {
  const seat = someSeat(shift, round);
  shift.stack.pop();
  return call(shift, 'wrong-count-to-player', seat, cardsDealtTo(round.game, seat) + 1);
};

const miscountStub = (shift: Shift, round: RoundAtTable): boolean => {
  const { stub } = shift.world.rules.inForce.rulebook.dealing;
  if (stub === null || round.stub === 'racked' || round.game.phase !== 'deciding') return false;
  shift.dealer({ type: 'RackStub', counted: shift.stack.length - 1 });
  const misdealt = shift.oneIn(2);
  return call(
    shift,
    misdealt ? 'stub-count-misdealt' : 'stub-count-defective-deck',
    misdealt ? someSeat(shift, round) : undefined,
  );
};

const leave = (shift: Shift, round: RoundAtTable): boolean => {
  const seat = someSeat(shift, round);
  if (
    round.game.phase !== 'deciding' ||
    !shift.try({ type: 'Leave', seat }, 'floorperson', 'floor 1')
  )
    return false;
  shift.called.push('player-leaves');
  if (shift.oneIn(2)) {
    shift.floor({
      type: 'RuleAbandoned',
      seat,
      lost: true,
      reason: 'the player did not come back',
    });
  }
  return true;
};

const jam = (shift: Shift): boolean => {
  const { devices } = shift.world.table.cards;
  if (devices.shoe === null || devices.shoe.trouble !== null) return false;
  shift.called.push('shoe-jam');
  const done = shift.try(
    { type: 'Cards', gesture: { type: 'ReportDevice', device: 'shoe', trouble: 'jam' } },
    'floorperson',
    'floor 1',
  );
  if (done) shift.floor({ type: 'Cards', gesture: { type: 'RepairDevice', device: 'shoe' } });
  return done;
};
