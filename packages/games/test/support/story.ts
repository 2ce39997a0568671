import { type Card, describeFlush, describePoker, fiveCardValue, longestFlush } from '@baize/cards';
import { cents, formatCents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import {
  CARIBBEAN_STUD,
  type ContestEvent,
  entitlementsOf,
  HIGH_CARD_FLUSH,
} from '../../src/index.js';
import { cardsOf } from './felt.js';
import type { Scene, Step } from './scene.js';
import {
  clausesInWords,
  dealerTold,
  pageOf,
  seatResult,
  settlement,
  tablesInForce,
  wagerName,
  wagersPlaced,
} from './story-parts.js';

/** A settled round as a casino manager reads it: what happened, who was paid what, and by which clause. */
export const storyOf = (scene: Scene): string => {
  const { rules } = scene;
  const { lines, tips, notices } = scene.settled;
  return pageOf([
    [rules.rulebook.name, ...tablesInForce(rules)],
    ...chapters(scene),
    ['The settlement', ...settlement(rules, lines)],
    ...(tips.length === 0 ? [] : [['The dealer’s tips', ...settlement(rules, tips)]]),
    ...dealerTold(notices),
    ['The seats', ...results(scene)],
    ['The clauses', ...clausesCited(scene)],
  ]);
};

const handInWords = (rules: RulesInForce, cards: readonly Card[]): string =>
  rules.rulebook.game === 'high-card-flush'
    ? describeFlush(longestFlush(cards))
    : describePoker(fiveCardValue(cards));

const faces = (rules: RulesInForce, cards: readonly string[]): string =>
  cards.includes('??')
    ? 'seven cards that nobody has seen'
    : `${cards.join(' ')} (${handInWords(rules, cardsOf(cards.join(' ')))})`;

/** The events of a round in chapters: wagers, deal, decisions, the hands turned. */
const chapters = (scene: Scene): readonly (readonly string[])[] => {
  const { rules, steps } = scene;
  const found = {
    wagers: [] as string[],
    deal: [] as string[],
    play: [] as string[],
    shown: [] as string[],
  };
  for (const step of steps) {
    const chapter = CHAPTERS[step.event.type];
    if (chapter !== null) found[chapter].push(...told(rules, step));
  }
  return [
    ['Wagers', ...found.wagers, '  No more bets.'],
    ['The deal', ...found.deal],
    ['Decisions', ...found.play],
    ['Cards turned', ...found.shown, qualified(scene)],
  ];
};

const qualified = ({ rules, settled }: Scene): string => {
  const game = rules.rulebook.game === 'high-card-flush' ? HIGH_CARD_FLUSH : CARIBBEAN_STUD;
  const { qualifies } = entitlementsOf(game, rules, settled).dealer as { qualifies: boolean };
  const { play } = rules.rulebook;
  const cite = 'qualifier' in play ? play.qualifier.cite : '';
  return `  The dealer ${qualifies ? 'qualifies' : 'does not qualify'}. [${cite}]`;
};

const CHAPTERS = {
  RoundOpened: null,
  WagersPlaced: 'wagers',
  BettingClosed: null,
  CardsDealt: 'deal',
  Decided: 'play',
  BonusClaimed: 'play',
  WagersSetAside: 'play',
  Turned: 'shown',
  RaiseCut: 'shown',
  SeatSettled: 'shown',
  RoundSettled: null,
} as const satisfies Readonly<Record<ContestEvent['type'], string | null>>;

const told = (rules: RulesInForce, { before, event }: Step): readonly string[] => {
  switch (event.type) {
    case 'WagersPlaced':
      return [wagersPlaced(rules, event)];
    case 'CardsDealt': {
      const places = [...new Set(event.cards.map(({ to }) => to))];
      return places.map((place) => {
        const cards = event.cards.filter(({ to }) => to === place).map(({ card }) => card);
        if (place !== 'dealer') return `  Seat ${place}: ${faces(rules, cards)}`;
        const up = rules.rulebook.game === 'caribbean-stud' ? `, ${cards.at(-1)} face up` : '';
        return `  Dealer: ${cards.length} cards${up}`;
      });
    }
    case 'SeatSettled':
      return [`  Seat ${event.seat} is settled.`];
    case 'WagersSetAside':
      return [`  Seat ${event.seat}: ${event.wagers.join(', ')} ${event.as}. [${event.cite}]`];
    case 'Decided': {
      const { decision, seat } = event;
      if (decision.kind !== 'fold') {
        const tip =
          decision.tipCents === undefined
            ? ''
            : `, and ${formatCents(decision.tipCents)} for the dealer`;
        return [`  Seat ${seat} ${decision.kind}s ${formatCents(decision.cents)}${tip}.`];
      }
      const kept = decision.claims.map((wager) => {
        const cards = decision.tucked?.[wager];
        return `${wagerName(rules, wager)}${cards === undefined ? '' : ` (${cards.join(' ')} under it)`}`;
      });
      return [
        `  Seat ${seat} folds${kept.length === 0 ? '' : `, and keeps ${kept.join(' and ')}`}.`,
      ];
    }
    case 'BonusClaimed':
      return [
        `  Seat ${event.seat} tells the dealer of the ${event.wagers.map((wager) => wagerName(rules, wager)).join(' and ')}.`,
      ];
    case 'Turned':
      return [
        `  ${event.place === 'dealer' ? 'Dealer' : `Seat ${event.place}`}: ${faces(rules, event.cards)}`,
      ];
    case 'RaiseCut': {
      const raised = before.hands.find(({ seat }) => seat === event.seat)?.stakes.raise ?? 0;
      return [
        `  Seat ${event.seat} raised ${formatCents(cents(raised))} on cards nobody had seen, and may raise ${formatCents(event.toCents)}: ${formatCents(event.returnedCents)} goes back. Call a floorperson. [${event.cite}]`,
      ];
    }
    case 'RoundOpened':
    case 'BettingClosed':
    case 'RoundSettled':
      return [];
  }
};

const results = ({ events, settled }: Scene): readonly string[] =>
  settled.hands.map((hand) => {
    const cut = events.some((event) => event.type === 'RaiseCut' && event.seat === hand.seat);
    return seatResult(hand, settled.lines, cut ? ' after the cut' : '');
  });

const clausesCited = ({ rules, events, settled }: Scene): readonly string[] =>
  clausesInWords(rules, [
    'qualifier' in rules.rulebook.play ? rules.rulebook.play.qualifier.cite : '',
    ...Object.values(rules.tables).map(({ cite }) => cite),
    ...events.flatMap((event) => (event.type === 'RaiseCut' ? [event.cite] : [])),
    ...[...settled.lines, ...settled.tips, ...settled.notices].map(({ cite }) => cite),
  ]);
