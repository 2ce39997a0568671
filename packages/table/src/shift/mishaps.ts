import { cents } from '@baize/money';
import { assert } from '@baize/result';
import type { Irregularity } from '@baize/rulebook';
import { cardsDealt, cardsDealtTo } from '../rounds/dealt.js';
import type { RoundAtTable } from '../table/state.js';
import { joinTable } from './open-and-close.js';
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

const call = (
  shift: Shift,
  kind: Irregularity,
  place?: number | 'dealer',
  cards?: number,
): boolean => {
  shift.called.push(kind);
  return shift.try(
    {
      type: 'CallIrregularity',
      kind,
      ...(place === undefined ? {} : { place }),
      ...(cards === undefined ? {} : { cards }),
    },
    'dealer',
    shift.world.table.phase === 'open' ? shift.world.table.dealer : '',
  );
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
  if (kind === 'card-face-up-in-deck' && cardsDealt(round.game) === 0) shift.stack.pop();
  return call(
    shift,
    kind,
    kind === 'card-exposed-while-dealing' ? someSeat(shift, round) : undefined,
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
      shift.floor({ type: 'RelieveDealer', dealer: `dealer ${shift.happened.length}` });
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

/** What somebody above the dealer decides, when the round waits for it. */
export const ruleOn = (shift: Shift): void => {
  const { table } = shift.world;
  assert(table.phase === 'open' && table.round !== null, 'a round waits');
  const { stopped, game } = table.round;
  if (stopped?.by === 'chip-count-differs') {
    resolveChips(shift, table.round);
    return;
  }
  if (stopped?.by === 'stub-count-misdealt') {
    call(shift, 'stub-count-defective-deck');
    return;
  }
  if (stopped !== null) {
    shift.floor({ type: 'RuleContinue', reason: 'counted again, and nothing was wrong' });
    return;
  }
  const away = Object.entries(table.seats).find(([, seat]) => seat.away === 'away');
  assert(away !== undefined && game.phase !== 'settled', 'somebody left');
  shift.floor({
    type: 'RuleAbandoned',
    seat: Number(away[0]),
    lost: shift.oneIn(2),
    reason: 'the round is at its end',
  });
};

const resolveChips = (shift: Shift, round: RoundAtTable): void => {
  const jackpot = shift.world.rules.inForce.jackpots[0]?.id ?? 'progressive';
  const seat = round.game.hands.find(({ stakes }) => stakes[jackpot] !== undefined)?.seat ?? 1;
  const more = (round.beforeDeal?.chips ?? 0) > (round.beforeDeal?.accepted ?? 0);
  shift.floor({
    type: 'ResolveCount',
    seat,
    how: more ? 'return-chip' : 'void-sensor',
    reason: 'looked at the sensor together with the player',
  });
};

/** Fills, tips, new players, cards put right, and payments that were wrong. */
const betweenRounds = (shift: Shift): boolean => {
  const { table } = shift.world;
  assert(table.phase === 'open', 'open');
  const free = [1, 2, 3, 4, 5].find((seat) => table.seats[seat] === undefined);
  if (free !== undefined && shift.oneIn(2)) {
    joinTable(shift, free);
    return true;
  }
  if (!shift.oneIn(12)) return false;
  switch (shift.chance(5)) {
    case 0:
      shift.floor({
        type: 'FillTray',
        cents: cents(1_000_000),
        slip: `fill ${shift.happened.length}`,
      });
      return true;
    case 1:
      return shift.try(
        {
          type: 'CreditTray',
          cents: cents(500_000),
          slip: `credit ${shift.happened.length}`,
        },
        'floorperson',
        'floor 1',
      );
    case 2:
      return tip(shift);
    case 3:
      return correct(shift);
    default:
      return adjust(shift);
  }
};

const tip = (shift: Shift): boolean => {
  const { table } = shift.world;
  const [seat] = table.phase === 'open' ? Object.values(table.seats) : [];
  if (seat === undefined) return false;
  shift.dealer({ type: 'TipDealer', player: seat.player, cents: cents(500) });
  return true;
};

/** A card of the dealer was typed wrong: it is put right, and the round settled again. */
const correct = (shift: Shift): boolean => {
  const { settled } = shift.world.table;
  if (settled === null || settled.game.phase === 'betting') return false;
  const dealers = 'cards' in settled.game.dealer ? settled.game.dealer.cards : settled.game.dealer;
  if (dealers.length === 0) return false;
  const [unused] = shift.stack;
  if (unused === undefined) return false;
  const hand = settled.game.hands[0];
  if (hand === undefined) return false;
  const before = shift.world.rules;
  const typed = textOf(shift, hand.seat);
  if (typed === null) return false;
  const corrected = shift.try(
    {
      type: 'CorrectCards',
      place: hand.seat,
      cards: [unused, ...typed.slice(1)],
      reason: 'typed wrong',
    },
    'floorperson',
    'floor 1',
  );
  if (corrected) {
    shift.try(
      { type: 'Resettle', reason: 'the cards were typed wrong', second: 'floor 2' },
      'floorperson',
      'floor 1',
    );
  }
  return corrected && before === shift.world.rules;
};

const textOf = (shift: Shift, seat: number): readonly string[] | null => {
  const { settled } = shift.world.table;
  const view = settled?.game.hands.find((hand) => hand.seat === seat);
  if (view === undefined) return null;
  const cards = [...view.cards, ...('draw' in view ? view.draw : [])];
  return cards.includes('??') ? null : cards.map((card) => shift.name(card));
};

const adjust = (shift: Shift): boolean => {
  const { settled } = shift.world.table;
  const hand = settled?.game.hands[0];
  if (settled === null || hand === undefined) return false;
  const amount = shift.oneIn(2) ? 500 : -500;
  return shift.try(
    {
      type: 'AdjustPayment',
      round: settled.round,
      seat: hand.seat,
      player: hand.player,
      cents: cents(amount),
      reason: 'a chip too many was paid',
    },
    'floorperson',
    'floor 1',
  );
};
