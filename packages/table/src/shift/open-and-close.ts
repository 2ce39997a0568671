import { cents } from '@baize/money';
import { trayCents } from '../chips/postings.js';
import { MANUAL, type Shift } from './shift.js';

const FLOAT = cents(50_000_000);
const PLAYERS = 5;

/** The meters of the table's jackpots start from their seeds. */
export const openJackpots = (shift: Shift): void => {
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
};

/** The table with its tray counted, then the first players. */
export const openDay = (shift: Shift): void => {
  const { inForce } = shift.world.rules;
  shift.floor({
    type: 'OpenTable',
    dealer: 'dealer 1',
    designated: true,
    trayCents: FLOAT,
    policy: MANUAL,
  });
  const seats = inForce.posted?.positions ?? inForce.rulebook.seats.max.value;
  for (let seat = 1; seat <= Math.min(PLAYERS, seats); seat += 1) joinTable(shift, seat);
};

/** Somebody who does not sit at the table sits down and changes cash into chips. */
export const joinTable = (shift: Shift, seat: number): void => {
  const player = shift.nextGuest();
  shift.dealer({ type: 'Sit', seat, player });
  shift.dealer({ type: 'BuyIn', player, cents: cents(200_000) });
};

/** The drop is taken and the tray counted; now and then it does not agree with the books. */
export const closeDay = (shift: Shift): void => {
  const over = shift.oneIn(3) ? 500 : 0;
  shift.floor({ type: 'CloseTable', trayCents: cents(trayCents(shift.world) + over) });
};
