import type { CardTo, Place } from '@baize/games';
import type { Shift } from './shift.js';

/** What lies face down on a real felt: nobody has typed it yet, and the shift knows it. */
const faces = new WeakMap<Shift, Map<string, Map<Place, string[]>>>();

const roundKey = ({ world }: Shift): string => `${world.table.slug}/${world.table.lastRound}`;

const lie = (shift: Shift): Map<Place, string[]> => {
  const rounds = faces.get(shift) ?? new Map<string, Map<Place, string[]>>();
  faces.set(shift, rounds);
  const key = roundKey(shift);
  const places = rounds.get(key) ?? new Map<Place, string[]>();
  if (!rounds.has(key)) rounds.clear();
  rounds.set(key, places);
  return places;
};

export const handFaces = {
  /** Deals unseen; the dealer's card that lies face up is named. */
  lay: (shift: Shift, cards: readonly CardTo[]): readonly CardTo[] => {
    const places = lie(shift);
    const { play } = shift.world.rules.inForce.rulebook;
    const up = play.game === 'caribbean-stud' ? play.dealerUpCard.value : 0;
    return cards.map(({ card, to }) => {
      const hand = places.get(to) ?? [];
      hand.push(card);
      places.set(to, hand);
      return to === 'dealer' && hand.length === up ? { card, to } : { card: '??', to };
    });
  },
  at: (shift: Shift, place: Place): readonly string[] | null => lie(shift).get(place) ?? null,
};
