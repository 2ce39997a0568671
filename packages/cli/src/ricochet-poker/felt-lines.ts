import type { RicochetHandView, RicochetView } from '@baize/games';
import { formatCents } from '@baize/money';
import { citationLabel, type RulesInForce } from '@baize/rulebook';
import { dealtCards, type FeltOptions, placeLines } from '../felt/felt.js';
import { stakesWords } from '../felt/wagers.js';

export const ricochetFeltLines = (
  rules: RulesInForce,
  { dealer, hands, action, potCents }: RicochetView,
  options: FeltOptions,
): readonly string[] => {
  const steps = action?.steps ?? [];
  const beaten = steps
    .flatMap(({ discarded }) => discarded)
    .find(({ place }) => place === 'dealer');
  const words = [
    dealer.hand ?? '',
    dealer.fold === null ? '' : `folded (${citationLabel(dealer.fold.cite)})`,
    beaten === undefined ? '' : `out (${citationLabel(beaten.cite)})`,
  ];
  const cards = dealtCards(dealer.cards);
  return [
    ...(cards.length === 0 ? [] : placeLines('Dealer', [cards], words, options)),
    ...ricochetSeats(rules, hands, options),
    ...(potCents === 0 ? [] : placeLines('Pot', [], [formatCents(potCents)], options)),
  ];
};

type SeatView = Pick<RicochetHandView, 'seat' | 'cards' | 'draw' | 'hand' | 'stakes' | 'outBy'>;

/** Each seat with its two cards and the three it drew. */
export const ricochetSeats = (
  rules: RulesInForce,
  hands: readonly SeatView[],
  options: FeltOptions,
): readonly string[] =>
  hands.flatMap(({ seat, cards, draw, hand, stakes, outBy }) =>
    placeLines(
      `Seat ${seat}`,
      [dealtCards(cards), dealtCards(draw)],
      [hand ?? '', stakesWords(rules, stakes), outBy === null ? '' : `out (${outBy})`],
      options,
    ),
  );
