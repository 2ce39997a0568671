import type { ContestView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { type FeltOptions, type HandsOfGame, handOnFelt, placeLines } from '../felt/felt.js';
import { stakesWords } from '../felt/wagers.js';

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
