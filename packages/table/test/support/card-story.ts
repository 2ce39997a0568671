import type { CardsEvent } from '../../src/index.js';
import type { CardTable } from './card-table.js';

const STEPS = {
  'dealer-inspects': 'inspects the cards',
  'floorperson-verifies': 'confirms the inspection',
  'spread-face-up': 'spreads the cards face up, by suit and in order',
  'first-player-looks': 'lets the first player look',
  'turn-face-down': 'turns the cards face down',
  wash: 'washes the cards',
  stack: 'stacks the cards',
  shuffle: 'shuffles the cards',
} as const;

export const toldOfCards = (event: CardsEvent): string => {
  switch (event.type) {
    case 'DeckBrought': {
      const { deck, colour, design, coverCards, certificate, skips } = event;
      const paper = certificate === null ? '' : `, with certificate ${certificate}`;
      const skipped = skips === null ? '' : ': it skips the opening';
      return `brings deck ${deck} (${colour}, ${design}, ${coverCards} cover cards)${paper}${skipped}`;
    }
    case 'DeckRemoved':
      return `takes deck ${event.deck} off the table for good: ${event.reason}`;
    case 'DeckCounted':
      return `counts deck ${event.deck} face down: ${event.counted}`;
    case 'OpeningStepDone':
      return `${STEPS[event.step]} (${event.deck})`;
    case 'ShufflerFed':
      return `puts deck ${event.deck} into the shuffler`;
    case 'DeckShuffled':
      return event.how === 'hand'
        ? `shuffles deck ${event.deck} by hand`
        : `has deck ${event.deck} shuffled by the machine${event.counted === null ? '' : `, which counts ${event.counted}`}`;
    case 'DeckCut':
      return `has deck ${event.deck} cut ${event.depth} cards from the top; those go under [${event.under}]`;
    case 'DeckLoaded':
      return event.into === 'hand'
        ? `takes deck ${event.deck} into the hand`
        : `puts deck ${event.deck} into the shoe`;
    case 'ShuffleOrdered':
      return `orders deck ${event.deck} shuffled: ${event.reason}`;
    case 'RecutOrdered':
      return `orders deck ${event.deck} cut again: ${event.reason}`;
    case 'TableIdled':
      return 'finds nobody playing: the cards leave shoe and rack';
    case 'IdleCardsSpread':
      return `spreads the cards face ${event.face}${event.askedBy === null ? '' : `, as ${event.askedBy} asks`}`;
    case 'IdleEnded':
      return event.inspected
        ? 'lets the first player who is back inspect the cards; the opening starts again'
        : 'offers the cards to the first player who is back, who declines; the opening starts again';
    case 'DeviceReported':
      return `reports the ${event.device}: ${event.trouble}${event.reshuffle.length === 0 ? '' : `; shuffle ${event.reshuffle.join(', ')} again`}`;
    case 'DeviceMarked':
      return `marks the ${event.device}: ${event.mark}`;
    case 'DeviceRepaired':
      return `puts the ${event.device} back to use`;
    case 'MethodChanged':
      return `deals by ${event.method} from now on`;
  }
};

const line = (event: CardsEvent): string => `  ${event.by} ${toldOfCards(event)}. [${event.cite}]`;

/** What happened since an earlier state of the same table, and whether a round may be dealt now. */
export const chapter = (title: string, table: CardTable, since?: CardTable): string => {
  const events = table.events.slice(since?.events.length ?? 0);
  const end =
    table.waits === null
      ? `  Ready: the next round is dealt from deck ${table.readyDeck}.`
      : `  Not ready: ${table.waits.replace(' ', ' [')}].`;
  return [title, ...events.map(line), end].join('\n');
};
