import { cents } from '@baize/money';
import { trayCents } from '../chips/postings.js';
import { MANUAL, type Shift } from './shift.js';

const FLOAT = cents(50_000_000);
const PLAYERS = 5;

/** Jackpots first, then the table with its tray counted, then the first players. */
export const openShift = (shift: Shift): void => {
  const { rules, table } = shift.world;
  for (const { id } of rules.inForce.jackpots) {
    shift.do(
      {
        type: 'AtJackpot',
        jackpot: id,
        step: { type: 'Open', jackpot: `${table.slug}-${id}`, tables: [table.slug] },
      },
      'operator',
      'operator 1',
    );
  }
  shift.floor({
    type: 'OpenTable',
    dealer: 'dealer 1',
    designated: true,
    trayCents: FLOAT,
    policy: MANUAL,
  });
  const seats = rules.inForce.posted?.positions ?? rules.inForce.rulebook.seats.max.value;
  for (let seat = 1; seat <= Math.min(PLAYERS, seats); seat += 1) joinTable(shift, seat);
};

/** Somebody new sits down and changes cash into chips. */
export const joinTable = (shift: Shift, seat: number): void => {
  const player = `player ${shift.happened.length}-${seat}`;
  shift.dealer({ type: 'Sit', seat, player });
  shift.dealer({ type: 'BuyIn', player, cents: cents(200_000) });
};

/** The drop is taken and the tray counted; now and then it does not agree with the books. */
export const closeShift = (shift: Shift): void => {
  const over = shift.oneIn(3) ? 500 : 0;
  shift.floor({ type: 'CloseTable', trayCents: cents(trayCents(shift.world) + over) });
};
