import type { GameEvent, Place, SettledLine } from '@baize/games';
import type { MeterEvent } from '@baize/jackpot';
import { centsBelow, formatCents, formatCentsFull } from '@baize/money';
import type { DealStep } from '@baize/rulebook';
import type { Happened, TableEvent } from '../../src/index.js';
import { toldOfCards } from './card-story.js';

/** What happened at a table, told from its events alone, for whoever runs the pit. */

const at = (place: Place | null): string => {
  return typeof place === 'number' ? ` at seat ${place}` : '';
};
const whose = (place: Place): string =>
  place === 'dealer' ? "the dealer's hand" : `seat ${place}`;
const money = (stakes: object): string =>
  Object.entries(stakes)
    .map(([wager, amount]) => `${wager} ${formatCents(amount)}`)
    .join(', ');

const STEPS: Readonly<Record<DealStep, string>> = {
  'announce-no-more-bets': 'announces "no more bets"',
  'lock-progressive': 'locks the progressive wagers',
  'collect-progressive': 'collects the progressive wagers',
  'verify-chip-count': 'finds chips and accepted wagers the same',
  'chips-to-inventory': 'puts the chips into the inventory container',
};

const lineOf = ({
  seat,
  wager,
  stakeCents,
  outcome,
  paysCents,
  returnedCents,
  cite,
}: SettledLine) =>
  [
    `    Seat ${seat}`,
    wager.padEnd(16),
    formatCentsFull(stakeCents).padStart(9),
    outcome.padEnd(4),
    `pays ${formatCentsFull(paysCents).padStart(9)}, back ${formatCentsFull(returnedCents).padStart(7)} [${cite}]`,
  ].join('  ');

const dealt = (cards: readonly { readonly card: string; readonly to: Place }[]): string => {
  const hands = new Map<Place, string[]>();
  for (const { card, to } of cards) hands.set(to, [...(hands.get(to) ?? []), card]);
  return [...hands]
    .map(([place, hand]) => {
      const seen = hand.every((card) => card === '??') ? `${hand.length} unseen` : hand.join(' ');
      return `${place === 'dealer' ? 'dealer' : `seat ${place}`}: ${seen}`;
    })
    .join('; ');
};

const inRound = (event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'WagersPlaced':
      return [`Seat ${event.seat}, ${event.player}: ${money(event.stakes)}.`];
    case 'CardsDealt':
      return [`${event.by} deals. ${dealt(event.cards)}.`];
    case 'Decided': {
      const { decision } = event;
      if (typeof decision === 'string') return [`Seat ${event.seat}: ${decision}.`];
      return [
        decision.kind === 'fold'
          ? `Seat ${event.seat} folds.`
          : `Seat ${event.seat}: ${decision.kind} ${formatCents(decision.cents)}.`,
      ];
    }
    case 'WagersSetAside':
      return [
        `Seat ${event.seat}: ${event.wagers.join(', ')} out of the round, ${event.as}. [${event.cite}]`,
      ];
    case 'Turned':
      return [`${event.by} turns ${whose(event.place)}: ${event.cards.join(' ')}.`];
    case 'RaiseCut':
      return [
        `The raise of seat ${event.seat} is cut to ${formatCents(event.toCents)}: ${formatCents(event.returnedCents)} goes back. [${event.cite}]`,
      ];
    case 'BonusesSettled':
      return [`${event.by} settles the bonus wagers.`, ...event.lines.map(lineOf)];
    case 'SeatSettled':
      return [`${event.by} settles seat ${event.seat}.`];
    case 'RoundSettled':
      return [`${event.by} settles.`, ...event.lines.map(lineOf)];
    default:
      return [];
  }
};

const told = (event: TableEvent): readonly string[] => {
  const { by } = event;
  switch (event.type) {
    case 'InCards':
      return [`${by} ${toldOfCards(event.event)}. [${event.event.cite}]`];
    case 'RoundStarted':
      return [`Round ${event.round} begins, from deck ${event.deck}.`];
    case 'InRound':
      return inRound(event.event);
    case 'BeforeDeal': {
      const step = event.event;
      if (step.type === 'StepDone') return [`${by} ${STEPS[step.step]}. [${step.cite}]`];
      if (step.type === 'CountResolved') return [];
      return [
        `${by} counts the chips: ${step.chips}; wagers accepted: ${step.accepted}. [${step.cite}]`,
      ];
    }
    case 'StubRacked':
      return [
        `${by} puts the stub into the rack unseen${event.counted === null ? '' : `, ${event.counted} cards`}. [${event.cite}]`,
      ];
    case 'StubMiscounted':
      return [
        `${by} counts the stub: ${event.counted} cards, ${Math.abs(event.off)} too ${event.off < 0 ? 'few' : 'many'}. [${event.cite}]`,
      ];
    case 'IrregularityCalled':
      return [
        `${by} calls it: ${event.kind.replaceAll('-', ' ')}${at(event.place)}${event.cards === null ? '' : `, ${event.cards} cards`}${event.note === null ? '' : ` (${event.note})`}.`,
        `  The book: ${event.outcome.words} [${event.cite}]`,
      ];
    case 'RoundVoided':
      return [`${by} ends the round: ${event.reason}. [${event.cite}]`];
    case 'RuledToContinue':
      return [`${by} looks into it, and the round goes on: ${event.reason}.`];
    case 'TakenUp':
      return [
        `${by} racks ${whose(event.place)}${event.counted === null ? '' : `, ${event.counted} cards`}. [${event.cite}]`,
      ];
    case 'PlayerLeft':
      return [
        `${event.player} leaves seat ${event.seat}${event.midRound ? ' in the round' : ''}. [${event.cite}]`,
      ];
    case 'AbandonmentRuled':
      return [
        `${by} rules that the wagers of seat ${event.seat} ${event.lost ? 'are lost' : 'play on'}: ${event.reason}. [${event.cite}]`,
      ];
    case 'AwardPaid':
      return [
        `${by} pays ${event.player} ${formatCents(event.cents)} of the ${event.jackpot}. [${event.cite}]`,
      ];
    case 'RoundEnded':
      return [`The round is over, ${event.outcome}; the deck is ${event.deck}.`];
    default:
      return [];
  }
};

const atMeter = (event: MeterEvent): readonly string[] => {
  switch (event.type) {
    case 'Contributed':
      return [`The meter shows ${formatCentsFull(centsBelow(event.displayMicros))}.`];
    case 'CountResolved':
      return [
        `${event.by} resolves the count at seat ${event.seat}, ${event.how}: ${event.reason}. [${event.cite}]`,
      ];
    case 'WinnersKeyed':
      return event.winners.map(
        ({ seat, hand, cents }) => `${event.by} keys seat ${seat}, ${hand}: ${formatCents(cents)}.`,
      );
    case 'HitVerified':
      return [`${event.by} validates the award. [${event.cite}]`];
    default:
      return [];
  }
};

export const storyOf = (title: string, happened: readonly Happened[]): string => {
  const lines = happened.flatMap((one) =>
    'jackpot' in one ? one.events.flatMap(atMeter) : one.events.flatMap(told),
  );
  return `${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
};
