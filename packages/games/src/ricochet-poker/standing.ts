import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { Place } from '../kernel/round.js';
import { type DealPlan, dealOrder } from '../kernel/dealing.js';
import {
  type Contest,
  excuseInTurn,
  foldInTurn,
  openContest,
  playInTurn,
  turnOf,
} from './action.js';
import { contendersOf, ricochetPlay } from './felt.js';
import { feltOf, handAt, type InAction, type RicochetRound } from './round.js';

/** The contest as far as it has been played. */
export const contestOf = (rules: RulesInForce, state: InAction): Contest =>
  state.steps.reduce(
    (contest, { seat, did }) => {
      const { draw } = present(handAt(state, seat), `the hand of seat ${seat}`);
      switch (did) {
        case 'fold':
          return foldInTurn(rules, contest);
        case 'play':
          return playInTurn(rules, contest, draw);
        case 'not-asked':
          return excuseInTurn(contest, draw.length === 0 ? null : draw);
      }
    },
    openContest(rules, state.dealer, contendersOf(feltOf(state))),
  );

/** What the round waits for. */
export type Waiting =
  | { readonly for: 'wagers' }
  /** Cards, in this order. */
  | { readonly for: 'cards'; readonly to: readonly Place[] }
  | { readonly for: 'bonuses' }
  | { readonly for: 'decision'; readonly seat: number }
  | { readonly for: 'settlement' }
  | { readonly for: 'nothing' };

export const waitingFor = (rules: RulesInForce, state: RicochetRound): Waiting => {
  switch (state.phase) {
    case 'betting':
      return { for: 'wagers' };
    case 'dealing': {
      const dealt = state.dealer.length + state.hands.flatMap(({ cards }) => cards).length;
      return { for: 'cards', to: dealOrder(dealPlan(rules, state)).slice(dealt) };
    }
    case 'bonuses':
      return { for: 'bonuses' };
    case 'acting':
      return waitingInAction(rules, state);
    case 'over':
      return { for: 'settlement' };
    case 'settled':
      return { for: 'nothing' };
  }
};

const waitingInAction = (rules: RulesInForce, state: InAction): Waiting => {
  const turn = turnOf(contestOf(rules, state));
  if (turn.kind === 'over') return { for: 'settlement' };
  const { decision, draw } = present(handAt(state, turn.seat), `the hand of seat ${turn.seat}`);
  if (turn.kind === 'asked' && decision === null) return { for: 'decision', seat: turn.seat };
  const missing = ricochetPlay(rules).draw.value - draw.length;
  return { for: 'cards', to: Array<Place>(missing).fill(turn.seat) };
};

const dealPlan = (rules: RulesInForce, { hands, packets }: RicochetRound): DealPlan => {
  const { cardsToPlayer, cardsToDealer } = ricochetPlay(rules);
  return {
    seats: hands.map(({ seat }) => seat),
    toSeat: cardsToPlayer.value,
    toDealer: cardsToDealer.value,
    packets,
  };
};
