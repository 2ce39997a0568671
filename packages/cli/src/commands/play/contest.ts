import { UNKNOWN_CARD, whenAllKnown } from '@baize/cards';
import type { ContestDecision, ContestView, GameView } from '@baize/games';
import { assert, present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { settleRound } from '@baize/table';
import { dealerWords, faceDownWords } from '../../felt/dealer.js';
import { handFaces } from '../../felt/felt.js';
import { dealtCards } from '../../felt/hand.js';
import { stakesWords } from '../../felt/wagers.js';
import { decideHand } from './decide-contest.js';
import type { GameAtTerminal } from './game.js';
import { contestHint, withHint } from './hint.js';
import { refusalWords } from './place-wagers.js';
import type { Sitting } from './sitting.js';

const asContest = (view: GameView): ContestView => {
  assert(!('action' in view), 'a game against the dealer');
  return view;
};

const decide = async (sitting: Sitting, seat: number): Promise<ContestDecision> => {
  const { talk, table, house, seats, purse, paint } = sitting;
  const { rules } = house;
  const round = present(table.view(seat).round, 'a round');
  const { hands, dealer, legal } = asContest(round.game);
  const { stakes, cards } = present(
    hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  const whose = seats.length === 1 ? 'Your cards' : `Seat ${seat}: ${stakesWords(rules, stakes)}`;
  talk.say('', whose, ...handFaces(rules, cards, paint), '');
  const hinted = await withHint(sitting, () =>
    contestHint(rules, { stakes, cards, dealer }, talk.columns('prose')),
  );
  const decision = await decideHand(hinted, {
    rules,
    stakes,
    legal: legal[seat] ?? [],
    purse,
    refuses: (chosen) => {
      const refusal = table.refuses(seat, { type: 'Decide', seat, decision: chosen });
      return refusal === null ? null : refusalWords(refusal);
    },
  });
  if (decision.kind !== 'fold') purse.cover(seat, decision.cents);
  return decision;
};

const tell: GameAtTerminal['tell'] = ({ talk, house: { rules }, paint }, event, view) => {
  const { dealer } = asContest(view);
  if (event.type === 'CardsDealt') {
    // Faces only where one of them is up.
    if (dealer.every((card) => card === UNKNOWN_CARD)) talk.say('', faceDownWords(dealer.length));
    else talk.say('', 'The dealer shows', ...handFaces(rules, dealer, paint));
  }
  if (event.type === 'Turned' && event.place === 'dealer') {
    talk.say(
      '',
      'The dealer turns over',
      ...handFaces(rules, dealer, paint, 'faces-only'),
      dealerWords(dealersHand(rules, dealer)),
    );
  }
};

const dealersHand = (rules: RulesInForce, texts: readonly string[]) => {
  const { game } = rules.rulebook;
  assert(game !== 'ricochet-poker', 'a game against the dealer');
  const dealer = whenAllKnown(dealtCards(texts)) ?? null;
  return settleRound(rules, { game, dealer, hands: [] }, {}).dealer;
};

/** A game against the dealer. */
export const contestAtTerminal: GameAtTerminal = { tell, decide };
