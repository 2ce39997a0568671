import { gameOf } from '@baize/games';
import { cents } from '@baize/money';
import { assert } from '@baize/result';
import { joinTable } from './open-and-close.js';
import type { Shift } from './shift.js';

/** Calls that are seen to, fills, tips, new players, cards put right, and payments that were wrong. */
export const betweenRounds = (shift: Shift): boolean => {
  const { table } = shift.world;
  assert(table.phase === 'open', 'open');
  for (const { call } of table.floor?.calls ?? []) shift.beside({ type: 'CloseCall', call });
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
  if (settled === null) return null;
  const cards = gameOf(settled.game).cardsAt(settled.game, seat);
  return cards.length === 0 || cards.includes('??') ? null : cards.map((card) => shift.name(card));
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
