import { type Card, UNKNOWN_CARD, whenAllKnown } from '@baize/cards';
import {
  type ContestDecision,
  type ContestEvent,
  type ContestGame,
  type ContestView,
  cardsSeen,
  type DealersHand,
} from '@baize/games';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { withHint } from '../commands/play/hint.js';
import { refusalWords } from '../commands/play/place-wagers.js';
import type { GameInPlay, Sitting } from '../commands/play/sitting.js';
import type { Advice } from '../commands/strategy/advice.js';
import { dealerWords, faceDownWords } from '../felt/dealer.js';
import {
  dealtCards,
  type FeltOptions,
  type HandsOfGame,
  handFaces,
  handOnFelt,
  placeLines,
} from '../felt/felt.js';
import { stakesWords } from '../felt/wagers.js';
import { decideHand } from './decide.js';

interface ContestInPlay {
  /** Null where the dealer has no hand of their own to turn over. */
  readonly game: ContestGame<DealersHand | null> | null;
  readonly hands: HandsOfGame;
  /** Advice for a hand against the dealer's face-up cards; null where there is none. */
  readonly advise:
    | ((rules: RulesInForce, own: readonly Card[], up: readonly Card[]) => Promise<Advice>)
    | null;
}

/** A game in which hands fold or stay in. */
export const contestInPlay = ({ game, hands, advise }: ContestInPlay): GameInPlay => ({
  tell: ({ talk, house: { rules }, paint }, event: ContestEvent, { dealer }: ContestView) => {
    if (event.type === 'CardsDealt' && dealer.length > 0) {
      // Faces only where one of them is up.
      if (dealer.every((card) => card === UNKNOWN_CARD)) talk.say('', faceDownWords(dealer.length));
      else talk.say('', 'The dealer shows', ...handFaces(hands, rules, dealer, paint));
    }
    if (game !== null && event.type === 'Turned' && event.place === 'dealer') {
      const cards = whenAllKnown(dealtCards(dealer)) ?? null;
      talk.say(
        '',
        'The dealer turns over',
        ...handFaces(hands, rules, dealer, paint, 'faces-only'),
        dealerWords(game.settle(rules, { dealer: cards, hands: [] }).dealer),
      );
    }
  },
  decide: async (sitting: Sitting, seat: number, view: ContestView): Promise<ContestDecision> => {
    const { talk, table, house, seats, purse, paint } = sitting;
    const { rules } = house;
    const { stakes, cards } = present(
      view.hands.find((hand) => hand.seat === seat),
      `the hand of seat ${seat}`,
    );
    const whose = seats.length === 1 ? 'Your cards' : `Seat ${seat}: ${stakesWords(rules, stakes)}`;
    talk.say('', whose, ...handFaces(hands, rules, cards, paint), '');
    const hint =
      advise === null
        ? null
        : () =>
            advise(
              rules,
              present(cardsSeen(cards), 'a player knows the cards that a hint is for'),
              cardsSeen(view.dealer.filter((card) => card !== UNKNOWN_CARD)) ?? [],
            );
    const decision = await decideHand(await withHint(sitting, stakes.ante, hint), {
      rules,
      stakes,
      legal: view.legal[seat] ?? [],
      purse,
      refuses: (chosen) => {
        const refusal = table.refuses(seat, { type: 'Decide', seat, decision: chosen });
        return refusal === null ? null : refusalWords(refusal);
      },
    });
    if (decision.kind !== 'fold') purse.cover(seat, decision.cents);
    return decision;
  },
});

export const contestFeltLines =
  (hands: HandsOfGame) =>
  (rules: RulesInForce, view: ContestView, options: FeltOptions): readonly string[] => {
    const place = (name: string, texts: readonly string[], words: readonly string[]) => {
      const { groups, said } = handOnFelt(hands, rules, texts);
      return placeLines(name, groups, [said, ...words], options);
    };
    return [
      ...(view.dealer.length === 0 ? [] : place('Dealer', view.dealer, [])),
      ...view.hands.flatMap(({ seat, cards, stakes, decision }) =>
        place(`Seat ${seat}`, cards, [
          stakesWords(rules, stakes),
          decision === 'fold' ? 'folded' : '',
        ]),
      ),
    ];
  };
