import type { Card, PokerValue } from '@baize/cards';
import {
  type Action,
  contendersOf,
  foldInTurn,
  openAction,
  playInTurn,
  type RicochetFelt,
  turnOf,
} from '@baize/games';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** What a player in turn sees and has to decide on. */
export interface RicochetPosition {
  readonly seat: number;
  readonly two: readonly Card[];
  /** The two cards of those still to act, in the order of action. */
  readonly toAct: readonly (readonly Card[])[];
  /** The highest five cards showing, and how many players show them; none where they are the dealer's. */
  readonly showing: { readonly value: PokerValue; readonly players: number } | null;
  /** Every other card that has been face up, discarded or not. */
  readonly others: readonly Card[];
  /** What lies on the pot circle, in antes. */
  readonly potAntes: number;
}

/** The position of the first player who is asked and has not decided; null where no player is. */
export const positionInTurn = (
  rules: RulesInForce,
  felt: RicochetFelt,
): RicochetPosition | null => {
  const handOf = (seat: number) =>
    present(
      felt.hands.find((hand) => hand.seat === seat),
      `the hand of seat ${seat}`,
    );
  let action = openAction(rules, felt.dealer, contendersOf(felt));
  for (let turn = turnOf(action); turn.kind === 'asked'; turn = turnOf(action)) {
    const { decision, draw } = handOf(turn.seat);
    if (decision === null || (decision === 'play' && draw === null)) {
      return positionOf(rules, felt, action, turn.seat);
    }
    action =
      decision === 'fold'
        ? foldInTurn(rules, action)
        : playInTurn(rules, action, present(draw, `the draw of seat ${turn.seat}`));
  }
  return null;
};

const positionOf = (
  rules: RulesInForce,
  felt: RicochetFelt,
  { order, steps, alive }: Action,
  seat: number,
): RicochetPosition => {
  const [acting, ...toAct] = order.slice(steps.length).map(({ cards }) => cards);
  const two = present(acting, `the two cards of seat ${seat}`);
  const value = alive[0]?.value;
  const own = new Set([...two, ...toAct.flat()]);
  const drawn = new Set(steps.filter(({ did }) => did === 'play').map((step) => step.seat));
  const seen = [
    ...felt.dealer,
    ...felt.hands.flatMap((hand) => [
      ...(hand.cards ?? []),
      ...(drawn.has(hand.seat) ? (hand.draw ?? []) : []),
    ]),
  ];
  return {
    seat,
    two,
    toAct,
    showing:
      value === undefined
        ? null
        : { value, players: alive.filter(({ place }) => place !== 'dealer').length },
    others: seen.filter((card) => !own.has(card)),
    potAntes: potAntes(rules, steps),
  };
};

/** The house's ante, and what those lost who are out. */
const potAntes = ({ rulebook }: RulesInForce, steps: Action['steps']): number => {
  const stake = rulebook.wagers.play?.stake.value;
  const play = stake?.kind === 'ante-multiple' ? stake.times : 0;
  const out = new Set(steps.flatMap(({ discarded }) => discarded.map(({ place }) => place)));
  return steps
    .filter(({ seat }) => out.has(seat))
    .reduce((pot, { did }) => pot + 1 + (did === 'play' ? play : 0), 1);
};
