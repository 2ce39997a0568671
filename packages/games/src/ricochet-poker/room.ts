import { cents } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import {
  type FileCards,
  type FileHand,
  namedPlayer,
  stakesIn,
  type Wrong,
} from '../kernel/file.js';
import type { ActionInTurn, Game } from '../kernel/game.js';
import { checkFelt } from './check-felt.js';
import { clausesOf } from './clauses.js';
import { ricochetPoker } from './core.js';
import { checkRicochetCards, withRicochetCards } from './correct.js';
import { anteBonusOf } from './decide-deal.js';
import {
  type RicochetDecision,
  type RicochetFelt,
  type RicochetHand,
  ricochetPlay,
} from './felt.js';
import { judgeFive } from './hands.js';
import type { RicochetAct } from './legal.js';
import {
  feltOf,
  handAt,
  isInAction,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetRound,
} from './round.js';
import { type RicochetSettlement, settleRicochet } from './settle.js';
import { bonusEntitlements } from './settle-bonuses.js';
import { inTurn, placesToDeal } from './standing.js';
import type { RicochetView } from './view.js';

type Felt = RicochetFelt & { readonly game: 'ricochet-poker' };

export interface RicochetTypes {
  readonly round: RicochetRound;
  readonly command: RicochetCommand;
  readonly event: RicochetEvent;
  readonly view: RicochetView;
  readonly act: RicochetAct;
  readonly decision: RicochetDecision;
  readonly felt: Felt;
  readonly settlement: RicochetSettlement;
}

const action: ActionInTurn<RicochetRound> = {
  bonusesBy: (rules) => ricochetPlay(rules).bonusSettled.cite,
  areBonusesSettled: isInAction,
  bonusesDue: (rules, round) =>
    round.phase === 'betting' ? [] : bonusEntitlements(rules, feltOf(round)),
  isWaiting: (round) => round.phase === 'acting' && round.order.length === 0,
  turn: (round) => (isInAction(round) ? inTurn(round) : null),
  wonUnasked: (rules, round, seat) =>
    isInAction(round) && round.excused === seat ? clausesOf(rules).notAsked : null,
  paidAtOnce: (round) => {
    if (!isInAction(round) || round.phase === 'settled') return [];
    const seat = round.steps.at(-1)?.seat;
    return round.anteBonuses.filter((line) => line.seat === seat);
  },
  says: (rules, round) => {
    if (!isInAction(round)) return [];
    const { dealerFold, steps, excused } = round;
    return [
      ...(dealerFold !== null && steps.length === 0
        ? [
            {
              text: `Fold your hand: ${dealerFold.words}. The house's ante stays in the pot.`,
              cite: dealerFold.cite,
            },
          ]
        : []),
      ...(excused === null
        ? []
        : [
            {
              text: `Seat ${excused} is not asked: it wins the pot without a play wager.`,
              cite: clausesOf(rules).notAsked,
            },
          ]),
    ];
  },
  atOnce: anteBonusOf,
};

/** Ricochet Poker, as everybody else knows it. */
export const RICOCHET_POKER: Game<RicochetTypes> = {
  ...ricochetPoker,
  id: 'ricochet-poker',
  contest: null,
  action,
  pot: (rules) => ricochetPlay(rules).houseAnte.cite,

  cardsAt: (round, place) => {
    if (place === 'dealer') return round.phase === 'betting' ? [] : round.dealer;
    const hand = handAt(round, place);
    return hand === undefined ? [] : [...hand.cards, ...hand.draw];
  },
  cardsShown: ({ dealer, hands }, place) => {
    if (place === 'dealer') return dealer.cards;
    const hand = hands.find(({ seat }) => seat === place);
    return hand === undefined ? [] : [...hand.cards, ...hand.draw];
  },
  isDealt: ({ phase }) => phase === 'over' || phase === 'settled',
  placesDue: placesToDeal,
  cardsDue: (rules, round, seat) => {
    const { cardsToPlayer, cardsToDealer } = ricochetPlay(rules);
    const hand = handAt(round, seat);
    return hand === undefined || round.phase === 'betting'
      ? 0
      : cardsToPlayer.value - hand.cards.length + (cardsToDealer.value - round.dealer.length);
  },
  checkCards: checkRicochetCards,
  withCards: withRicochetCards,

  decides: (rules) => clausesOf(rules).order,
  foldFor: () => 'fold',
  staked: (event) =>
    event.type === 'Decided' ? { wagerCents: event.playCents, tipCents: cents(0) } : null,

  paid: (round) => ({ lines: isInAction(round) ? round.bonuses : [], tips: [] }),
  due: (rules, round) => {
    if (round.phase === 'betting') return ok([]);
    const felt = checkFelt(rules, feltOf(round));
    return felt.ok ? ok(settleRicochet(rules, felt.value).entitlements) : felt;
  },
  tips: () => [],
  fiveCardRow: (table, cards) => judgeFive(table, cards).row,
  settle: settleRicochet,

  cardsInFile: (rules) => {
    const { cardsToDealer, cardsToPlayer, draw } = ricochetPlay(rules);
    return { dealer: cardsToDealer.value, seat: cardsToPlayer.value, draw: draw.value };
  },
  feltOfFile: (rules, read) => feltOfFile(rules, read),

  stages: (rules) => [
    'deal',
    { stage: 'bonuses', words: 'Bonuses settled', cite: ricochetPlay(rules).bonusSettled.cite },
    { stage: 'decide', words: 'Everybody has acted', cite: clausesOf(rules).order },
    'stub',
  ],
  settlesBy: ({ rulebook: { settlement } }) => ({
    step: { words: 'Pay the pot', cite: settlement.succession.cite },
    stage: { stage: 'settle', words: 'Pot paid', cite: settlement.succession.cite },
  }),
};

const feltOfFile = (
  rules: RulesInForce,
  { dealer, hands: read }: FileCards,
): Result<Felt, Wrong> => {
  const hands: RicochetHand[] = [];
  for (const [index, one] of read.entries()) {
    const hand = handIn(one);
    if (!hand.ok) return err(`seats[${index}].${hand.error}`);
    hands.push(hand.value);
  }
  const anteCents = cents(read[0]?.given.wagers.ante ?? 0);
  const checked = checkFelt(rules, { dealer, anteCents, hands });
  return checked.ok
    ? ok({ game: 'ricochet-poker', ...checked.value })
    : err(`seats: ${checked.error.message}`);
};

const handIn = ({ given, cards, draw }: FileHand): Result<RicochetHand, Wrong> => {
  const { seat, decision = null } = given;
  if (decision !== null && decision !== 'play' && decision !== 'fold') {
    return err('decision: it must be "play" or "fold"');
  }
  const stakes = stakesIn(given);
  return ok({ seat, ...namedPlayer(given), cards, draw, stakes, decision, claims: [], voided: [] });
};
