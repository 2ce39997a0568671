import { type Card, FULL_DECK, formatCard, UNKNOWN_CARD } from '@baize/cards';
import { type ContestView, cardsSeen, feltSeen, type RicochetView } from '@baize/games';
import {
  adviseRicochet,
  type Choice,
  explainFlush,
  explainRicochet,
  explainStud,
  flushGame,
  flushHandValue,
  fraction,
  positionInTurn,
  ricochetTable,
  studGame,
  studHandAgainst,
} from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { CoachAnswer, CoachChoice, GameSeen } from './question.js';

/** What each choice of a seat is worth, from what its player sees; null where there is nothing to count. */
export const valuesOf = (rules: RulesInForce, game: GameSeen, seat: number): CoachAnswer | null => {
  switch (rules.rulebook.game) {
    case 'high-card-flush':
      return flushValues(rules, game as ContestView, seat);
    case 'caribbean-stud':
      return studValues(rules, game as ContestView, seat);
    case 'ricochet-poker':
      return ricochetValues(rules, game as RicochetView, seat);
  }
};

/** On a real felt the house may not know what a player holds. */
const ownCards = ({ hands }: ContestView, seat: number, count: number): readonly Card[] | null => {
  const cards = cardsSeen(hands.find((hand) => hand.seat === seat)?.cards ?? []);
  return cards?.length === count ? cards : null;
};

const many = (count: number): string => count.toLocaleString('en-US');

const flushValues = (rules: RulesInForce, view: ContestView, seat: number): CoachAnswer | null => {
  const game = flushGame(rules);
  const own = ownCards(view, seat, game.cardsEach);
  if (own === null) return null;
  const value = flushHandValue(game, own);
  return {
    choices: value.choices.map((choice) =>
      choiceOf(choice, value.dealersHands, Number(choice.decision.replace('raise-', ''))),
    ),
    best: value.best.decision,
    counted: `Exact, against all ${many(value.dealersHands)} hands of the dealer from the ${FULL_DECK.length - own.length} cards outside yours`,
    why: explainFlush(value),
  };
};

const studValues = (rules: RulesInForce, view: ContestView, seat: number): CoachAnswer | null => {
  const game = studGame(rules);
  const own = ownCards(view, seat, view.dealer.length);
  const [up] = cardsSeen(view.dealer.filter((card) => card !== UNKNOWN_CARD)) ?? [];
  if (own === null || up === undefined) return null;
  const value = studHandAgainst(game, own)(up);
  return {
    choices: value.choices.map((choice) => choiceOf(choice, value.dealersHands, game.betAntes)),
    best: value.best.decision,
    counted: `Exact, against all ${many(value.dealersHands)} hands of the dealer with the ${formatCard(up)}, from the ${FULL_DECK.length - own.length - 1} cards you have not seen`,
    why: explainStud(value),
  };
};

const choiceOf = (
  { decision, numerator, value }: Choice<string>,
  denominator: number,
  antes: number,
): CoachChoice => ({
  decision,
  adds: decision === 'fold' ? 0 : antes,
  exactly: { numerator, denominator },
  value,
});

const OTHERS_ACT =
  'Each of those who act after you is taken to draw from the cards unseen now, apart from the others’ ' +
  'draws, and to answer best. Of all this together no exact count is made.';

const ricochetValues = (
  rules: RulesInForce,
  view: RicochetView,
  seat: number,
): CoachAnswer | null => {
  const felt = feltSeen(view);
  const position = positionInTurn(rules, felt);
  if (position?.seat !== seat) return null;
  const table = ricochetTable(rules, felt.hands.length);
  const found = adviseRicochet(table, position, felt.anteCents);
  const { exact, worth, best } = found;
  const total = exact === null ? null : fraction(exact.totalCents, felt.anteCents);
  const draws = found.draws.ahead + found.draws.tied + found.draws.behind;
  return {
    choices: [
      { decision: 'fold', adds: 0, exactly: { numerator: -1, denominator: 1 }, value: worth.fold },
      {
        decision: 'play',
        adds: table.stake - 1,
        exactly:
          exact === null || total === null
            ? null
            : {
                numerator: Number(total.numerator),
                denominator: Number(total.denominator * exact.draws),
              },
        value: worth.play,
      },
    ],
    best,
    counted:
      exact === null
        ? 'Not exact: others act after you'
        : `Exact, over all ${many(draws)} draws from the cards you have not seen`,
    why: exact === null ? `${explainRicochet(found)} ${OTHERS_ACT}` : explainRicochet(found),
  };
};
