import { FULL_DECK, formatCard, formatDealtCard, parseCard } from '@baize/cards';
import { type GameRound, gameOf } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { DeadCard, RoundAtTable } from '../table/state.js';
import type { Call } from './call.js';
import type { BookSays } from './outcome.js';

/** Whether such a call names the card: one that goes dead lies face up, and everybody sees which it is. */
export const asksForCard = ({ outcome }: BookSays): boolean => outcome.card === 'dead-to-rack';

/** The card that is named is one of the deck that nobody has been dealt. */
export const checkDeadCard = (
  round: RoundAtTable,
  { card }: Call,
  says: BookSays,
): Result<string | null, Refusal> => {
  if (card === undefined) {
    return asksForCard(says)
      ? refuse('no-card', 'say which card lies face up', bySoftware('orders'))
      : ok(null);
  }
  const parsed = parseCard(card);
  if (!parsed.ok)
    return refuse('not-a-card', `${card} is no card; say it as Ah or Td`, bySoftware('forms'));
  const name = formatCard(parsed.value);
  return cardsOutOf(round).includes(name)
    ? refuse('card-is-out', `${name} has left the deck already`, bySoftware('cards-on-the-felt'))
    : ok(name);
};

const cardsOutOf = ({ game, dead = [] }: RoundAtTable): readonly string[] => [
  ...cardsNamed(game),
  ...dead.map(({ card }) => card),
];

/** Some card that may still be in the deck, to see whether one could be named. */
export const cardInDeck = (round: RoundAtTable | null): string => {
  const out = round === null ? [] : cardsOutOf(round);
  return FULL_DECK.map(formatCard).find((card) => !out.includes(card)) ?? '';
};

/** Every card of the round that somebody has named, wherever it lies. */
const cardsNamed = (game: GameRound): readonly string[] => {
  const { cardsAt } = gameOf(game);
  const hands = game.hands.flatMap(({ seat }) => cardsAt(game, seat));
  return [...cardsAt(game, 'dealer'), ...hands].map(formatDealtCard);
};

/** What is out of the round lies in nobody's hand. */
export const refuseDead = (
  dead: readonly DeadCard[] | undefined,
  cards: readonly string[],
): Result<true, Refusal> => {
  const found = dead?.find(({ card }) => cards.includes(card));
  return found === undefined
    ? FINE
    : refuse(
        'card-is-dead',
        `${found.card} was found face up: it is not used in this round`,
        found.cite,
      );
};
