import type { RoundCommand, RoundEvent, Stamp } from '@baize/games';

/** What happens in every game by a gesture of its own, whatever its players decide between. */
type CommonEvent<D> =
  | Extract<
      RoundEvent<D>,
      { readonly type: 'WagersPlaced' | 'BettingClosed' | 'CardsDealt' | 'WagersSetAside' }
    >
  | (Stamp & { readonly type: 'Decided'; readonly seat: number; readonly decision: D });

/** The gesture that brings such an event about. */
export const commonCommand = <D>(event: CommonEvent<D>): RoundCommand<D> => {
  const { at, by } = event;
  switch (event.type) {
    case 'WagersPlaced': {
      const { seat, player, stakes, tips } = event;
      return { type: 'PlaceWagers', seat, player, stakes, tips, at, by };
    }
    case 'BettingClosed':
      return { type: 'CloseBetting', at, by };
    case 'CardsDealt':
      return { type: 'Deal', cards: event.cards, at, by };
    case 'WagersSetAside': {
      const { seat, wagers, as, cite } = event;
      return { type: 'SetAside', seat, wagers, as, cite, at, by };
    }
    case 'Decided':
      return { type: 'Decide', seat: event.seat, decision: event.decision, at, by };
  }
};
