import type { GameRound, Viewer } from '@baize/games';
import type { TableState } from '../table/state.js';

/** Who looks at a table. A player is known by name: a seat may have been somebody else's a round ago. */
export type Looking =
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'floorperson' }
  | { readonly kind: 'spectator' };

export const isStaff = ({ kind }: Looking): boolean => kind === 'dealer' || kind === 'floorperson';

/** Whether this player looks at what is the own, or staff at anything. */
export const mayKnow = (looking: Looking, player: string): boolean =>
  isStaff(looking) || (looking.kind === 'player' && looking.player === player);

export const seatsOf = (table: TableState, player: string): readonly number[] =>
  table.phase === 'closed'
    ? []
    : Object.entries(table.seats)
        .filter(([, sits]) => sits.player === player)
        .map(([seat]) => Number(seat));

/**
 * The same person before a round: theirs are the hands they wagered on, and the seats they took that
 * have no hand. A hand that somebody left behind is not its seat's next player's.
 */
export const viewerOf = (table: TableState, game: GameRound, looking: Looking): Viewer => {
  if (looking.kind !== 'player') return looking;
  const { player } = looking;
  const hands = game.hands.filter((hand) => hand.player === player).map(({ seat }) => seat);
  const free = seatsOf(table, player).filter(
    (seat) => !game.hands.some((hand) => hand.seat === seat),
  );
  return { kind: 'player', seats: [...hands, ...free] };
};
