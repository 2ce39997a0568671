import { UNKNOWN_CARD } from '@baize/cards';
import type { LiveMessage, LiveView } from '@baize/house/client';
import { narrate, sentence, type Voice } from '@baize/table';
import { cardsInWords } from '../../art/card-text.js';
import { lineName } from '../rules/layout.js';

type Told = LiveMessage['told'][number];
type InRound = Extract<Told, { readonly type: 'InRound' }>['event'];
type Names = Pick<LiveView, 'people' | 'seats' | 'mine'>;

/** What is announced to people who do not see the felt; the steps between are left out. */
const HEARD: ReadonlySet<string> = new Set<Told['type'] | InRound['type']>([
  'TableOpened',
  'TableClosed',
  'PlayerSat',
  'PlayerLeft',
  'SatOut',
  'BoughtIn',
  'DealerTipped',
  'RoundStarted',
  'RoundVoided',
  'RoundEnded',
  'TimeCalled',
  'BettingPassed',
  'IrregularityCalled',
  'ChipRejected',
  'ChipAccepted',
  'WagersPlaced',
  'BettingClosed',
  'Decided',
  'DealerFolded',
  'ActionOpened',
  'HandCompleted',
]);

const voiceOf = ({ people, seats, mine }: Names): Voice => {
  const player = (account: string): string =>
    seats.some((one) => mine.includes(one.seat) && one.player === account)
      ? 'you'
      : (people[account]?.name ?? 'a player');
  return {
    player,
    seat: (seat) => {
      const sits = seats.find((one) => one.seat === seat);
      if (mine.includes(seat)) return 'you';
      return sits === undefined ? `seat ${seat}` : player(sits.player);
    },
    wager: (line) => lineName(undefined, line),
    round: (_, number) => String(number),
    cards: cardsInWords,
  };
};

/** An event in words for people who do not see the felt; null for one that is not announced. */
export const toldInWords = (told: Told, view: Names): string | null => {
  const heard = heardOf(told, view);
  if (heard === null) return null;
  const words = sentence(narrate({ on: 'table', event: heard }, voiceOf(view)).what);
  return told.type === 'RoundStarted' ? `${words} Place your wagers.` : words;
};

/** The part of an event that is announced: of a deal and a settlement, the listener's part and the dealer's. */
const heardOf = (told: Told, { mine }: Names): Told | null => {
  if (told.type !== 'InRound') return HEARD.has(told.type) ? told : null;
  const { event } = told;
  switch (event.type) {
    case 'Turned':
      return event.place === 'dealer' ? told : null;
    case 'CardsDealt': {
      const cards = event.cards.filter(
        ({ card, to }) => card !== UNKNOWN_CARD && (to === 'dealer' || mine.includes(to)),
      );
      return cards.length === 0 ? null : { ...told, event: { ...event, cards } };
    }
    case 'RoundSettled':
      return {
        ...told,
        event: { ...event, lines: event.lines.filter(({ seat }) => mine.includes(seat)) },
      };
    default:
      return HEARD.has(event.type) ? told : null;
  }
};
