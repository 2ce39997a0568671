import type { LegalAct, Stakes } from '@baize/games';
import { assert, present, unwrap } from '@baize/result';
import { totalOf } from '../../felt/wagers.js';
import { type Layouts, placeWagers } from './place-wagers.js';
import type { Sitting } from './sitting.js';
import { Teller } from './teller.js';

/** One round: the table acts by itself until it waits for a player. */
export const playRound = async (sitting: Sitting, last: Layouts): Promise<Layouts> => {
  const teller = new Teller(sitting);
  sitting.table.listen(teller.hear);
  let layouts = last;
  while (!teller.isOver) {
    if (sitting.table.step() !== null) continue;
    const next = sitting.table.next();
    assert(next?.kind === 'players', 'a table that waits for its players');
    if (next.what === 'bet') layouts = await bet(sitting, last);
    else await decide(sitting, present(next.seats[0], 'a seat that decides'));
  }
  return layouts;
};

type Placing = Extract<LegalAct, { readonly act: 'place-wagers' }>;

/** Places every seat's wagers; a seat without any sits the round out. */
const bet = async (sitting: Sitting, last: Layouts): Promise<Layouts> => {
  const { talk, house, table, seats, purse } = sitting;
  const placing = (seat: number, stakes: Stakes) =>
    ({ type: 'PlaceWagers', seat, stakes }) as const;
  const layouts = await placeWagers(
    talk,
    {
      wagersFor: (seat) => {
        const acts = table.view(seat).round?.legal[seat] ?? [];
        return acts.find((act): act is Placing => act.act === 'place-wagers')?.wagers ?? [];
      },
      refuses: (seat, stakes) => table.refuses(seat, placing(seat, stakes)),
    },
    {
      rules: house.rules,
      seats,
      chipsCents: purse.chipsCents,
      jackpots: table.view(1).jackpots,
      last,
    },
  );
  for (const seat of seats) {
    const stakes = layouts.get(seat);
    if (stakes === undefined) {
      unwrap(table.order(seat, { type: 'SitOut', seat }));
      continue;
    }
    purse.cover(seat, totalOf(stakes));
    unwrap(table.order(seat, placing(seat, stakes)));
  }
  return layouts;
};

const decide = async (sitting: Sitting, seat: number): Promise<void> => {
  const { game } = present(sitting.table.view(seat).round, 'a round');
  const decision = await sitting.game.decide(sitting, seat, game);
  unwrap(sitting.table.order(seat, { type: 'Decide', seat, decision }));
};
