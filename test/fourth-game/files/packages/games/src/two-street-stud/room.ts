import { parseDealtCard } from '@baize/cards';
import { cents } from '@baize/money';
import { err, ok, type Result, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { LegalAct } from '../contest/legal.js';
import type { ContestDecision } from '../contest/round.js';
import { checkCards } from '../kernel/correct-cards.js';
import { type FileCards, namedPlayer, stakesIn, type Wrong } from '../kernel/file.js';
import type { Game } from '../kernel/game.js';
import type { Place } from '../kernel/round.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { decideTwoStreet } from './decide.js';
import { evolveTwoStreet } from './evolve.js';
import { legalTwoStreet, streetBet } from './legal.js';
import {
  handAt,
  openTwoStreet,
  placesDue,
  type TwoStreetCommand,
  type TwoStreetEvent,
  type TwoStreetRound,
  twoStreetPlay,
} from './round.js';
import { feltOf, rowOf, settleTwoStreet, type TwoStreetFelt } from './settle.js';
import { type TwoStreetView, tellTwoStreet, viewTwoStreet } from './view.js';

export interface TwoStreetTypes {
  readonly round: TwoStreetRound;
  readonly command: TwoStreetCommand;
  readonly event: TwoStreetEvent;
  readonly view: TwoStreetView;
  readonly act: LegalAct;
  readonly decision: ContestDecision;
  readonly felt: TwoStreetFelt;
  readonly settlement: GameSettlement<null>;
}

const cardsAt = (round: TwoStreetRound, place: Place) =>
  place === 'dealer' ? round.shared : (handAt(round, place)?.cards ?? []);

/** Two-Street Stud, as everybody else knows it. */
export const TWO_STREET_STUD: Game<TwoStreetTypes> = {
  id: 'two-street-stud',
  contest: null,
  action: null,
  pot: () => null,

  open: openTwoStreet,
  decide: decideTwoStreet,
  evolve: evolveTwoStreet,
  legal: legalTwoStreet,
  view: viewTwoStreet,
  tell: tellTwoStreet,

  cardsAt,
  cardsShown: ({ dealer, hands }, place) =>
    place === 'dealer' ? dealer : (hands.find(({ seat }) => seat === place)?.cards ?? []),
  isDealt: ({ phase }) => phase === 'over' || phase === 'settled',
  placesDue,
  cardsDue: (rules, round, seat) => {
    const { cardsEach, shared } = twoStreetPlay(rules);
    const hand = handAt(round, seat);
    return hand === undefined || round.phase === 'betting'
      ? 0
      : cardsEach.value - hand.cards.length + (shared.value - round.shared.length);
  },
  checkCards: (round, place, to) => {
    const places: readonly Place[] = ['dealer', ...round.hands.map(({ seat }) => seat)];
    const elsewhere = places.filter((one) => one !== place).flatMap((one) => cardsAt(round, one));
    return checkCards(cardsAt(round, place), elsewhere, to);
  },
  withCards: (_rules, round, place, to) => {
    const cards = to.map((text) => unwrap(parseDealtCard(text)));
    return place === 'dealer'
      ? { ...round, shared: cards }
      : {
          ...round,
          hands: round.hands.map((hand) => (hand.seat === place ? { ...hand, cards } : hand)),
        };
  },

  decides: (rules) => twoStreetPlay(rules).decisionOrder.cite,
  foldFor: () => ({ kind: 'fold', claims: [] }),
  staked: (event) =>
    event.type === 'Decided' && event.decision.kind !== 'fold'
      ? { wagerCents: event.decision.cents, tipCents: cents(0) }
      : null,

  paid: () => ({ lines: [], tips: [] }),
  due: (rules, round) =>
    ok(round.phase === 'betting' ? [] : settleTwoStreet(rules, feltOf(round)).entitlements),
  tips: () => [],
  fiveCardRow: rowOf,
  settle: settleTwoStreet,

  cardsInFile: (rules) => {
    const { cardsEach, shared } = twoStreetPlay(rules);
    return { dealer: shared.value, seat: cardsEach.value, draw: 0 };
  },
  feltOfFile: (rules, read) => feltOfFile(rules, read),

  stages: (rules) => [
    'deal',
    {
      stage: 'decide',
      words: 'Everybody has decided twice',
      cite: twoStreetPlay(rules).shared.cite,
    },
  ],
  settlesBy: ({ rulebook: { settlement } }) => ({
    step: { words: 'Settle the wagers, from your right', cite: settlement.direction.cite },
    stage: { stage: 'settle', words: 'Wagers settled', cite: settlement.direction.cite },
  }),
};

/** `"play"` is both bets, `"bet"` the first and then a fold. */
const feltOfFile = (
  rules: RulesInForce,
  { dealer, hands: read }: FileCards,
): Result<TwoStreetFelt, Wrong> => {
  const hands: TwoStreetFelt['hands'][number][] = [];
  for (const [index, { given, cards }] of read.entries()) {
    const { seat, decision } = given;
    if (decision !== 'play' && decision !== 'bet' && decision !== 'fold') {
      return err(`seats[${index}].decision: it must be "play", "bet" or "fold"`);
    }
    const stakes = stakesIn(given);
    const ante = stakes.ante ?? cents(0);
    const bet = decision === 'fold' ? {} : { bet: streetBet(rules, 'bet', ante).exactly };
    const raise = decision === 'play' ? { raise: streetBet(rules, 'raise', ante).exactly } : {};
    hands.push({
      seat,
      ...namedPlayer(given),
      cards,
      stakes: { ...stakes, ...bet, ...raise },
      claims: [],
      voided: [],
      folded: decision !== 'play',
    });
  }
  return ok({ game: 'two-street-stud', dealer, hands });
};
