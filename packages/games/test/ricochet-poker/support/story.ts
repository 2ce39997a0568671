import { describePoker, fiveCardValue, formatCard, numberWord } from '@baize/cards';
import { formatCents } from '@baize/money';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { ricochetPoker } from '../../../src/ricochet-poker/core.js';
import { kickoutRow } from '../../../src/ricochet-poker/dealers-fold.js';
import { ricochetPlay } from '../../../src/ricochet-poker/felt.js';
import type { RicochetEvent, RicochetRound } from '../../../src/ricochet-poker/round.js';
import {
  clausesInWords,
  dealerTold,
  pageOf,
  seatResult,
  settlement,
  tablesInForce,
  wagersPlaced,
} from '../../support/story-parts.js';
import { type Live, OPEN } from './live.js';

type Settled = Extract<RicochetRound, { phase: 'settled' }>;

/** A settled round as a casino manager reads it: what happened, who was paid what, and by which clause. */
export const storyOf = (rules: RulesInForce, { state, events }: Live): string => {
  if (state.phase !== 'settled') throw new Error(`the round is ${state.phase}`);
  const kickout = present(rules.kickout, 'a kickout table');
  const play = ricochetPlay(rules);
  return pageOf([
    [
      rules.rulebook.name,
      `  Kickout: table ${kickout.id} [${kickout.cite}]`,
      ...tablesInForce(rules),
    ],
    [
      'Wagers',
      ...state.hands.map((hand) => wagersPlaced(rules, { ...hand, stakes: placed(hand.stakes) })),
      `  The house puts its own ante of ${formatCents(anteOf(state))} on the pot. [${play.houseAnte.cite}]`,
      '  No more bets.',
    ],
    ['The deal, every card face up', ...dealt(rules, state)],
    [
      `Bonus and jackpot wagers, before anything else [${play.bonusSettled.cite}]`,
      ...settlement(rules, state.bonuses),
    ],
    ['The dealer’s hand', `  ${dealersHand(rules, state)}`],
    ['The contest for the pot', ...contest(rules, events)],
    ['The pot', ...thePot(state)],
    ['The settlement', ...settlement(rules, state.lines.slice(state.bonuses.length))],
    ...dealerTold(state.notices),
    ['The seats', ...state.hands.map((hand) => seatResult(hand, state.lines))],
    ['The clauses', ...clausesCited(rules, state, events)],
  ]);
};

const anteOf = ({ hands }: Settled) => present(hands[0]?.stakes.ante, 'an ante');

/** What lay there at "no more bets": the play wagers came later. */
const placed = ({ play: _, ...stakes }: Settled['hands'][number]['stakes']) => stakes;

const nameOf = (place: number | 'dealer'): string =>
  place === 'dealer' ? 'the dealer' : `seat ${place}`;

const viewOf = (rules: RulesInForce, state: RicochetRound) =>
  ricochetPoker.view(rules, state, { kind: 'spectator' });

/** As the hands read when everybody has two cards and the dealer five. */
const dealt = (rules: RulesInForce, state: Settled): readonly string[] => {
  const { dealer, hands } = viewOf(rules, {
    ...state,
    phase: 'bonuses',
    hands: state.hands.map((hand) => ({ ...hand, draw: [] })),
  });
  return [
    ...hands.map(({ seat, cards, hand }) => `  Seat ${seat}: ${cards.join(' ')} (${hand})`),
    `  Dealer: ${dealer.cards.join(' ')} (${dealer.hand})`,
  ];
};

const kickoutClause = ({ rulebook }: RulesInForce): string =>
  present(rulebook.beside.kickout, 'the kickout').offered.cite;

const dealersHand = (rules: RulesInForce, { dealer, dealerFold, hands }: Settled): string => {
  if (dealerFold !== null) return `The dealer folds: ${dealerFold.words}. [${dealerFold.cite}]`;
  const { dealerFoldsToBetterTwoCards: better } = ricochetPlay(rules);
  const least = kickoutRow(rules, hands.length).label.toLowerCase();
  return [
    `The dealer stays in: ${describePoker(fiveCardValue(dealer))} is below the kickout hand`,
    `against ${numberWord(hands.length)} hands, ${least} [${kickoutClause(rules)}],`,
    `and no player’s two cards are better. [${better.cite}]`,
  ].join(' ');
};

/** Turn by turn, with the hands that each player has to beat. */
const contest = (rules: RulesInForce, events: readonly RicochetEvent[]): readonly string[] => {
  let state = OPEN;
  return events.flatMap((event) => {
    const before = state;
    state = ricochetPoker.evolve(rules, before, event);
    return told(rules, before, event);
  });
};

const told = (
  rules: RulesInForce,
  before: RicochetRound,
  event: RicochetEvent,
): readonly string[] => {
  switch (event.type) {
    case 'ActionOpened':
      return [
        `  The lowest two cards act first: ${event.order.map(nameOf).join(', ')}. [${ricochetPlay(rules).actionOrder.cite}]`,
      ];
    case 'Decided': {
      const showing = viewOf(rules, before).action?.toBeat ?? [];
      const toBeat = showing.map(({ place, hand }) => `${hand} (${nameOf(place)})`);
      const did =
        event.decision === 'fold'
          ? 'folds, and the ante goes to the pot'
          : `plays ${formatCents(event.playCents)}`;
      return [
        `  Seat ${event.seat} has to beat ${toBeat.join('; ')}.`,
        `    Seat ${event.seat} ${did}. [${event.cite}]`,
      ];
    }
    case 'SeatExcused':
      return [`  Seat ${event.seat} is not asked, and wins the pot. [${event.cite}]`];
    case 'HandCompleted': {
      const { step, anteBonus } = event;
      const drawn = before.hands.find(({ seat }) => seat === step.seat)?.draw ?? [];
      const bonus =
        anteBonus === null
          ? []
          : [
              `    The ante bonus of ${formatCents(anteBonus.paysCents)} is paid at once. [${anteBonus.cite}]`,
            ];
      return [
        `    The draw is ${drawn.map(formatCard).join(' ')}: ${step.hand}.`,
        ...step.discarded.map(
          ({ place, cite }) =>
            `    ${place === 'dealer' ? 'The dealer’s hand' : 'The hand'} is out${place === step.seat || place === 'dealer' ? '' : ` at ${nameOf(place)}`}. [${cite}]`,
        ),
        ...bonus,
      ];
    }
    default:
      return [];
  }
};

const thePot = (state: Settled): readonly string[] => [
  `  The house’s ante of ${formatCents(anteOf(state))}, and what was lost: ${formatCents(state.pot.amount)} to ${state.pot.winners.map(nameOf).join(' and ')}.`,
  ...state.lines
    .filter(({ wager }) => wager === 'pot')
    .map(({ seat, paysCents, cite }) => `  Seat ${seat}: ${formatCents(paysCents)} [${cite}]`),
];

const clausesCited = (
  rules: RulesInForce,
  { lines, notices, dealerFold }: Settled,
  events: readonly RicochetEvent[],
): readonly string[] => {
  const play = ricochetPlay(rules);
  return clausesInWords(rules, [
    ...[play.houseAnte, play.bonusSettled, play.actionOrder].map(({ cite }) => cite),
    ...(dealerFold === null
      ? [kickoutClause(rules), play.dealerFoldsToBetterTwoCards.cite]
      : [dealerFold.cite]),
    present(rules.kickout, 'a kickout table').cite,
    ...Object.values(rules.tables).map(({ cite }) => cite),
    ...[...lines, ...notices].map(({ cite }) => cite),
    ...events.flatMap((event) => {
      if (event.type === 'HandCompleted') return event.step.discarded.map(({ cite }) => cite);
      return 'cite' in event ? [event.cite] : [];
    }),
  ]);
};
