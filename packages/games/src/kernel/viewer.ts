/**
 * Who looks at a round. No role, staff included, sees a hidden card before it is turned or the round is
 * over; a player sees the cards of the own seats.
 */
export type Viewer =
  | { readonly kind: 'player'; readonly seats: readonly number[] }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'floorperson' }
  | { readonly kind: 'spectator' };

export const ownsSeat = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'player' && viewer.seats.includes(seat);

export const isStaff = (viewer: Viewer): boolean =>
  viewer.kind === 'dealer' || viewer.kind === 'floorperson';
