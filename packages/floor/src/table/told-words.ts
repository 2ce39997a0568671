import type { LiveMessage, LiveView } from '@baize/house/client';
import { cardsInWords } from '../art/card-text.js';
import { money } from '../kit/money.js';

type Told = LiveMessage['told'][number];
type InRound = Extract<Told, { readonly type: 'InRound' }>['event'];
type Names = Pick<LiveView, 'people' | 'seats' | 'mine'>;

const nameOf = ({ people }: Names, player: string): string => people[player]?.name ?? 'Somebody';

const seatName = (view: Names, seat: number): string => {
  if (view.mine.includes(seat)) return 'You';
  const player = view.seats.find((one) => one.seat === seat)?.player;
  return player === undefined ? `Seat ${seat}` : nameOf(view, player);
};

const verb = (who: string, you: string, others: string): string =>
  `${who} ${who === 'You' ? you : others}`;

/** An event in words for people who do not see the felt; null for what nobody needs to be told. */
export const toldInWords = (told: Told, view: Names): string | null => {
  switch (told.type) {
    case 'PlayerSat':
      return `${verb(seatName(view, told.seat), 'sit', 'sits')} down at seat ${told.seat}.`;
    case 'PlayerLeft':
      return told.why === undefined
        ? `${nameOf(view, told.player)} leaves seat ${told.seat}.`
        : `${LEFT[told.why](nameOf(view, told.player))}: seat ${told.seat} is free.`;
    case 'SatOut':
      return satOut(seatName(view, told.seat), told.why);
    case 'TimeCalled':
      return told.seats.some((seat) => view.mine.includes(seat))
        ? `Time is called: you have ${told.seconds} seconds to decide.`
        : `Time is called for ${told.seats.map((seat) => seatName(view, seat)).join(', ')}: ${told.seconds} seconds to decide.`;
    case 'BettingPassed':
      return 'Nobody has bet. Bets are taken again.';
    case 'BoughtIn':
      return `Chips for ${money(told.cents)} are bought.`;
    case 'DealerTipped':
      return `${verb(view.mine.length > 0 ? 'You' : 'Somebody', 'tip', 'tips')} the dealer ${money(told.cents)}.`;
    case 'RoundStarted':
      return `Round ${told.number}. Place your wagers.`;
    case 'RoundVoided':
      return `The round is void: ${told.reason}.`;
    case 'RoundEnded':
      return 'The round is over.';
    case 'TableOpened':
      return 'The table is open.';
    case 'TableClosed':
      return 'The table is closed.';
    case 'IrregularityCalled':
      return 'Something went wrong at the table; the book says what happens.';
    case 'ChipRejected':
      return `${chipOf(seatName(view, told.seat))} is not accepted by its sensor: it is no wager, and goes back.`;
    case 'ChipAccepted':
      return `${chipOf(seatName(view, told.seat))} is accepted by its sensor.`;
    case 'InRound':
      return told.why === undefined
        ? inRound(told.event, view)
        : doneFor(told.event, told.why, view);
    default:
      return null;
  }
};

const chipOf = (who: string): string => (who === 'You' ? 'Your chip' : `The chip of ${who}`);

const LEFT = {
  away: (name: string) => `${name} was away for too long`,
  idle: (name: string) => `${name} has not played for several rounds`,
} as const;

const satOut = (who: string, why: 'asked' | 'time' | 'away'): string => {
  const sits = `${verb(who, 'sit', 'sits')} this round out.`;
  if (why === 'asked') return sits;
  return why === 'time' ? `The time to bet is over: ${lowerYou(sits)}` : `Away: ${lowerYou(sits)}`;
};

/** In the middle of a sentence. */
const lowerYou = (words: string): string => words.replace(/^You /, 'you ');

/** What the house did for a player, with the reason first. */
const doneFor = (event: InRound, why: 'time' | 'away', view: Names): string | null => {
  if (event.type === 'WagersPlaced') {
    const words = inRound(event, view);
    return words === null
      ? null
      : `The time to bet is over, chips that lay there are placed. ${words}`;
  }
  if (event.type !== 'Decided') return inRound(event, view);
  const who = seatName(view, event.seat);
  const whose = who === 'You' ? 'your hand' : `the hand of ${who}`;
  if (why === 'time') return `The time to decide is over: ${whose} is folded.`;
  return `${verb(who, 'are', 'is')} away: ${whose} is folded.`;
};

const inRound = (event: InRound, view: Names): string | null => {
  switch (event.type) {
    case 'WagersPlaced': {
      const staked = Object.values(event.stakes).reduce((sum, stake) => sum + stake, 0);
      const who = seatName(view, event.seat);
      return staked === 0
        ? `${verb(who, 'take', 'takes')} the wagers back.`
        : `${verb(who, 'wager', 'wagers')} ${money(staked)}.`;
    }
    case 'BettingClosed':
      return 'No more bets.';
    case 'CardsDealt': {
      const own = event.cards.filter(({ to }) => to !== 'dealer' && view.mine.includes(to));
      const dealers = event.cards.filter(({ to }) => to === 'dealer').map(({ card }) => card);
      const up = dealers.filter((card) => card !== '??');
      return [
        own.length === 0
          ? 'Cards are dealt.'
          : `You are dealt ${cardsInWords(own.map(({ card }) => card))}.`,
        ...(up.length === 0 ? [] : [`The dealer shows ${cardsInWords(up)}.`]),
      ].join(' ');
    }
    case 'Decided':
      return decided(event, view);
    case 'Turned':
      return event.place === 'dealer' ? `The dealer turns ${cardsInWords(event.cards)}.` : null;
    case 'DealerFolded':
      return `The dealer folds: ${event.words}.`;
    case 'ActionOpened':
      return `The order of action is seats ${event.order.join(', ')}.`;
    case 'HandCompleted': {
      const { seat, hand } = event.step;
      return hand === null ? null : `${verb(seatName(view, seat), 'have', 'has')} ${hand}.`;
    }
    case 'RoundSettled':
      return settled(event.lines, view);
    default:
      return null;
  }
};

const decided = (event: Extract<InRound, { readonly type: 'Decided' }>, view: Names): string => {
  const who = seatName(view, event.seat);
  if ('decision' in event && typeof event.decision === 'object') {
    return event.decision.kind === 'fold'
      ? `${verb(who, 'fold', 'folds')}.`
      : `${verb(who, event.decision.kind, `${event.decision.kind}s`)} ${money(event.decision.cents)}.`;
  }
  return `${verb(who, event.decision, `${event.decision}s`)}.`;
};

const settled = (
  lines: readonly {
    readonly seat: number;
    readonly paysCents: number;
    readonly returnedCents: number;
    readonly stakeCents: number;
  }[],
  { mine }: Names,
): string => {
  const own = lines.filter(({ seat }) => mine.includes(seat));
  if (own.length === 0) return 'The round is settled.';
  const net = own.reduce(
    (sum, line) => sum + line.paysCents + line.returnedCents - line.stakeCents,
    0,
  );
  if (net === 0) return 'The round is settled: you are even.';
  return `The round is settled: you ${net > 0 ? 'win' : 'lose'} ${money(Math.abs(net))}.`;
};
