import { type Card, describeFlush, describePoker, fiveCardValue, longestFlush } from '@baize/cards';
import { cents, formatCents, formatCentsFull } from '@baize/money';
import { AMBIGUITIES, clause, type RulesInForce, type WagerId } from '@baize/rulebook';
import {
  CARIBBEAN_STUD,
  type ContestEvent,
  entitlementsOf,
  HIGH_CARD_FLUSH,
  type LineId,
  type SettledLine,
  type Stakes,
} from '../../src/index.js';
import { cardsOf } from './felt.js';
import type { Scene, Step } from './scene.js';

/** A settled round as a casino manager reads it: what happened, who was paid what, and by which clause. */
export const storyOf = (scene: Scene): string => {
  const { rules } = scene;
  const { lines, tips, notices } = scene.settled;
  const parts = [
    [rules.rulebook.name, ...tablesInForce(rules)],
    ...chapters(scene),
    ['The settlement', ...settlement(rules, lines)],
    ...(tips.length === 0 ? [] : [['The dealer’s tips', ...settlement(rules, tips)]]),
    ...(notices.length === 0
      ? []
      : [['The dealer is told', ...notices.map(({ text, cite }) => `  ${text} [${cite}]`)]]),
    ['The seats', ...results(scene)],
    ['The clauses', ...clausesCited(scene)],
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
};

const wagerName = (rules: RulesInForce, line: LineId): string => {
  const [wager, envy] = line.split(':') as [WagerId, string?];
  return `${rules.rulebook.wagers[wager]?.name ?? wager}${envy === undefined ? '' : ' envy'}`;
};

const tablesInForce = (rules: RulesInForce): readonly string[] =>
  (Object.entries(rules.tables) as [WagerId, { readonly id: string; readonly cite: string }][]).map(
    ([wager, { id, cite }]) => `  ${wagerName(rules, wager)}: table ${id} [${cite}]`,
  );

const stakesInWords = (rules: RulesInForce, stakes: Stakes): string =>
  (Object.entries(stakes) as [WagerId, number][])
    .map(([wager, amount]) => `${wagerName(rules, wager)} ${formatCents(cents(amount))}`)
    .join(', ');

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
  Turned: 'shown',
  RaiseCut: 'shown',
  RoundSettled: null,
} as const satisfies Readonly<Record<ContestEvent['type'], string | null>>;

const told = (rules: RulesInForce, { before, event }: Step): readonly string[] => {
  switch (event.type) {
    case 'WagersPlaced': {
      const tips =
        Object.keys(event.tips).length === 0
          ? ''
          : `; for the dealer ${stakesInWords(rules, event.tips)}`;
      return [
        `  Seat ${event.seat}, ${event.player}: ${stakesInWords(rules, event.stakes)}${tips}`,
      ];
    }
    case 'CardsDealt': {
      const places = [...new Set(event.cards.map(({ to }) => to))];
      return places.map((place) => {
        const cards = event.cards.filter(({ to }) => to === place).map(({ card }) => card);
        if (place !== 'dealer') return `  Seat ${place}: ${faces(rules, cards)}`;
        const up = rules.rulebook.game === 'caribbean-stud' ? `, ${cards.at(-1)} face up` : '';
        return `  Dealer: ${cards.length} cards${up}`;
      });
    }
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

const money = (amount: number): string => formatCentsFull(cents(amount)).padStart(11);

/** In the order the dealer settles, a heading for each seat. */
const settlement = (rules: RulesInForce, lines: readonly SettledLine[]): readonly string[] =>
  lines.flatMap((line, at) => {
    const heading = lines[at - 1]?.seat === line.seat ? [] : [`  Seat ${line.seat}`];
    const paid = line.from === 'tray' ? '' : ` from the ${line.from}`;
    const text = [
      `    ${wagerName(rules, line.wager).padEnd(26)}${money(line.stakeCents)}`,
      `  ${`${line.outcome}${line.capped === true ? ', cut' : ''}`.padEnd(9)}`,
      ` pays ${money(line.paysCents)}${paid}, back ${money(line.returnedCents).trim()}`,
    ].join('');
    return [...heading, `${text}`, `      ${line.hand} [${line.cite}]`];
  });

const results = ({ events, settled }: Scene): readonly string[] =>
  settled.hands.map(({ seat, player, stakes }) => {
    const mine = settled.lines.filter((line) => line.seat === seat);
    const staked = Object.values(stakes).reduce<number>((sum, amount) => sum + amount, 0);
    const back = mine.reduce(
      (sum, { paysCents, returnedCents }) => sum + paysCents + returnedCents,
      0,
    );
    const cut = events.some((event) => event.type === 'RaiseCut' && event.seat === seat);
    return `  Seat ${seat}, ${player}: staked ${formatCents(cents(staked))}${cut ? ' after the cut' : ''}, receives ${formatCents(cents(back))}, net ${back >= staked ? '+' : ''}${formatCents(cents(back - staked))}`;
  });

const clausesCited = ({ rules, events, settled }: Scene): readonly string[] => {
  const cited = [
    'qualifier' in rules.rulebook.play ? rules.rulebook.play.qualifier.cite : '',
    ...Object.values(rules.tables).map(({ cite }) => cite),
    ...events.flatMap((event) => (event.type === 'RaiseCut' ? [event.cite] : [])),
    ...[...settled.lines, ...settled.tips, ...settled.notices].map(({ cite }) => cite),
  ];
  return [...new Set(cited)]
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .map((id) => `  ${id}: ${wordsOf(id)}`);
};

const wordsOf = (id: string): string =>
  clause(id)?.words ?? AMBIGUITIES.find((one) => one.id === id)?.words ?? 'no such clause';
