import { gameOf } from '@baize/games';
import { cents } from '@baize/money';
import type { SettledRound } from '../table/state.js';
import { joinTable } from './open-and-close.js';
import type { Shift } from './shift.js';

/** Calls that are seen to, fills, tips, new players, cards put right, and payments that were wrong. */
export const betweenRounds = (shift: Shift): boolean => {
  const { table } = shift.open;
  for (const { call } of table.floor?.calls ?? []) {
    shift.beside({ type: 'CloseCall', call, note: 'looked at, and left as it is' });
  }
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
        slip: `fill ${shift.count}`,
      });
      return true;
    case 1:
      return shift.try(
        {
          type: 'CreditTray',
          cents: cents(500_000),
          slip: `credit ${shift.count}`,
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
  const [seat] = Object.values(shift.open.table.seats);
  if (seat === undefined) return false;
  shift.dealer({ type: 'TipDealer', player: seat.player, cents: cents(500) });
  return true;
};

type Hand = SettledRound['game']['hands'][number];

/** A card of the dealer was typed wrong: it is put right, and the round settled again. */
const correct = (shift: Shift): boolean => {
  const { settled } = shift.world.table;
  if (settled === null) return false;
  const { game } = settled;
  if (gameOf(game).cardsAt(game, 'dealer').length === 0) return false;
  const [unused] = shift.stack;
  if (unused === undefined) return false;
  const hand = settled.game.hands[0];
  if (hand === undefined) return false;
  const typed = textOf(shift, hand);
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
  return corrected;
};

const textOf = (shift: Shift, hand: Hand): readonly string[] | null => {
  const cards = [...hand.cards, ...('draw' in hand ? hand.draw : [])];
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
